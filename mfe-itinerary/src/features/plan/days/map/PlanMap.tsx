import { findGround, type MapLayout } from '@almaty/planner/map';
import { RouteMap } from '@almaty/ui/route-map';
import * as m from '#messages';
import type { PlanSources } from '../plan-sources.ts';

/** The map of a plan on a ground of the catalogue. @param label what it shows, for screen readers. */
export const PlanMap = ({ layout, sources, label }: { layout: MapLayout; sources: PlanSources; label: string }) => (
  <RouteMap
    drawing={layout}
    ground={findGround(sources.index.grounds, layout)}
    roughText={m.planMapRough}
    label={label}
  />
);
