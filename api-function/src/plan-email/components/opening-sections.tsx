import type { Plan } from '@almaty/planner/schema';
import { Text } from '@react-email/text';
import { styles } from '../../email/document/styles.ts';
import type { Messages } from '../../language/messages.ts';
import { toInactiveText } from '../inactive-text.ts';

/** A paragraph below the summary. */
const Paragraph = ({ heading, lines }: { heading: string; lines: readonly string[] }) => (
  <tr>
    <td className="paper" style={{ ...styles.paper, ...styles.body, padding: '24px 0 0' }}>
      <b>{heading}:</b>
      {lines.map((line, index) => (
        <Text key={index} dir="auto" style={{ ...styles.body, margin: '4px 0 0', overflowWrap: 'anywhere' }}>
          {line}
        </Text>
      ))}
    </td>
  </tr>
);

/** Says that the rest is on the page of the plan. */
export const Shortened = ({ m }: { m: Messages }) => (
  <tr>
    <td className="paper" style={{ ...styles.paper, ...styles.body, padding: '24px 0 0' }}>
      {m.shortened}
    </td>
  </tr>
);

/** What the provider wrote; its line breaks stay, and an address in it is no link. */
export const Note = ({ note, m }: { note: string; m: Messages }) => (
  <Paragraph
    heading={m.note}
    lines={toInactiveText(note)
      .split('\n')
      .filter((line) => line.trim() !== '')}
  />
);

type ChangesProps = { previous: Plan; sentences: readonly string[]; m: Messages };

/** What changed since the plan that was sent before. */
export const Changes = ({ previous: { revision }, sentences, m }: ChangesProps) => (
  <Paragraph heading={m.changedSince({ revision })} lines={sentences} />
);
