import { Link } from '@react-email/link';
import { styles } from '../../email/document/styles.ts';
import { Table } from '../../email/document/Table.tsx';
import type { Messages } from '../../language/messages.ts';
import type { DescribedDay } from '../describe-day.ts';

/** A picture that comes with the email, and its proportions. */
export type ShownPicture = { contentId: string; width: number; height: number };

/** Its width in CSS pixels, where the window is wide enough: that of the email without the border of the poster. */
const WIDTH = 584;

/** Says in words what is on the map: the places of each day. */
const describeMap = (days: readonly DescribedDay[], m: Messages) =>
  m.mapAlt({
    days: days
      .flatMap(({ stops }, index) =>
        stops.length > 0 ? [m.mapDay({ number: index + 1, places: stops.join(', ') })] : [],
      )
      .join(' '),
  });

type TripPictureProps = {
  picture: ShownPicture;
  days: readonly DescribedDay[];
  /** How long the ways of the trip are, in words. */
  distance: string;
  m: Messages;
};

/** The map of the trip as a poster, which keeps its paper in dark schemes, with what it is drawn from. */
export const TripPicture = ({ picture: { contentId, width, height }, days, distance, m }: TripPictureProps) => (
  <tr>
    <td className="paper" style={{ ...styles.paper, padding: '24px 0 8px' }}>
      <Table>
        <tr>
          <td style={styles.sheet}>
            <img
              src={`cid:${contentId}`}
              alt={describeMap(days, m)}
              width={WIDTH}
              height={Math.round((WIDTH * height) / width)}
              // Else React would name it in the head, too, as a file to load.
              fetchPriority="low"
              style={styles.picture}
            />
          </td>
        </tr>
        <tr>
          <td style={{ ...styles.sheet, padding: '0 8px 8px' }}>
            <Table>
              <tr>
                <td style={styles.strip}>
                  <b style={styles.stripTitle}>{m.mapTitle}</b>
                </td>
                <td align="right" style={styles.strip}>
                  {distance}
                </td>
              </tr>
            </Table>
          </td>
        </tr>
      </Table>
      <div className="dim" style={{ ...styles.note, ...styles.dim, paddingTop: 8 }}>
        {m.mapCaption}{' '}
        <Link href="https://www.openstreetmap.org/copyright" className="dim" style={styles.creditLink}>
          {m.mapCredit}
        </Link>
      </div>
    </td>
  </tr>
);
