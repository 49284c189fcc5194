import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Trail } from '../../../../content/view-models/trail.ts';
import { DEFAULT_START } from '../../../../lib/trail/trail-day.ts';
import { DAY_ID, MAP_ID, PROFILE_ID, TIMES_ID } from '../element-ids.ts';
import { TimeAxis } from '../TimeAxis.tsx';
import { MapRing } from './MapRing.tsx';
import { ProfileSlider } from './ProfileSlider.tsx';
import { TrailDay } from './TrailDay.tsx';

/** Renders into an element of the prerendered trail. */
function addTo(id: string, content: ReactNode) {
  const element = document.getElementById(id);
  return element && createPortal(content, element);
}

/** Links map and profile, and shows the day: a place that is pointed at on one of them is marked on both. */
export function LiveTrail({ trail }: { trail: Trail }) {
  const [km, setKm] = useState<number>();
  const [start, setStart] = useState(DEFAULT_START);
  const { heights, drawing } = trail;
  if (!drawing?.profile || !heights) return null;
  const { map, profile } = drawing;
  const { upMinutes } = heights;
  return (
    <>
      {addTo(MAP_ID, <MapRing map={map} km={km} onPoint={setKm} />)}
      {addTo(PROFILE_ID, <ProfileSlider {...{ upMinutes, profile, start, km }} onMove={setKm} />)}
      {addTo(TIMES_ID, <TimeAxis {...{ upMinutes, profile, start }} />)}
      {addTo(DAY_ID, <TrailDay heights={heights} start={start} onStart={setStart} />)}
    </>
  );
}
