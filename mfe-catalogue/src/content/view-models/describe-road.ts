import * as m from '#messages';
import { addAbout, formatDrive } from '../../lib/format.ts';
import type { LocationFacts } from '../schema.ts';

/** The road from the city in words: `120 km by road, 2 to 2½ hours`. */
export const describeRoad = ({ roadKm, driveHours }: Pick<LocationFacts, 'roadKm' | 'driveHours'>): string =>
  addAbout(m.wayRoadAndDrive({ km: roadKm.value, drive: formatDrive(driveHours.value) }), driveHours);
