import { describeItem, keepUnits, type PlanNames } from '@almaty/planner/messages';
import type { DriveItem, TravelMode } from '@almaty/planner/schema';
import { PlanIcon, type PlanIconName } from '../PlanIcon.tsx';

type Props = { drive: DriveItem; transport: TravelMode; names: PlanNames };

function getIcon({ isWalk, flightMinutes, cautions }: DriveItem, transport: TravelMode): PlanIconName {
  if (isWalk) return 'walk';
  if (flightMinutes) return 'plane';
  if (cautions.some(({ code }) => code === 'gondola')) return 'gondola';
  return transport === 'public' ? 'bus' : 'car';
}

/** A way: where to, how far and how long; its line is dashed, or dotted on foot. */
export function DriveRow({ drive, transport, names }: Props) {
  const { title, details } = describeItem(drive, names, transport);
  return (
    <li className="line-row">
      <span />
      <span aria-hidden="true" className={`rail ${drive.isWalk ? 'rail-walk' : 'rail-drive'}`} />
      <div className="line-text grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 text-note text-ink-2">
        <PlanIcon name={getIcon(drive, transport)} className="mt-0.5 size-5" />
        <span>
          <b className="font-[680] text-ink">{title}</b>
          <br />
          {keepUnits(details.join('. '))}
        </span>
      </div>
    </li>
  );
}
