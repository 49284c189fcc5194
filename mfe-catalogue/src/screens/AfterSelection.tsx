import { SummaryPanel } from '../components/summary-panel/SummaryPanel.tsx';
import { MountainRedirect } from '../features/mountain-redirect/MountainRedirect.tsx';

type Props = {
  /** Whether the mountains tab is visible. */
  isMountainsTab: boolean;
  /** Whether the itinerary was empty when the page opened: an addition may come before this code. */
  startsEmpty: boolean;
};

/** What happens on the Locations page once a location is selected (docs/specification.md, section 4). */
export function AfterSelection({ isMountainsTab, startsEmpty }: Props) {
  return (
    <>
      <SummaryPanel takesFocus startsEmpty={startsEmpty} />
      <MountainRedirect active={isMountainsTab} startsEmpty={startsEmpty} />
    </>
  );
}
