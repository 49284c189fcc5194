import { SummaryPanel } from '../components/summary-panel/SummaryPanel.tsx';
import { MountainRedirect } from '../features/mountain-redirect/MountainRedirect.tsx';

type Props = {
  /** Whether the mountains tab is visible. */
  isMountainsTab: boolean;
};

/** What happens on the Locations page once a location is selected (docs/specification.md, section 4). */
export function AfterSelection({ isMountainsTab }: Props) {
  return (
    <>
      <SummaryPanel takesFocus />
      <MountainRedirect active={isMountainsTab} />
    </>
  );
}
