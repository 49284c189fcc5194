import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { getMessages } from '../../language/messages.ts';
import type { EmailContent } from '../email-content.ts';
import { EmailFrame } from './EmailFrame.tsx';
import { styles } from './styles.ts';
import { Table } from './Table.tsx';

const TERM_WIDTH = 132;

const TermRow = ({ row: [term, value] }: { row: EmailContent['rows'][number] }) => (
  <tr style={styles.top}>
    <td width={TERM_WIDTH} style={{ ...styles.kraft, ...styles.body, padding: '4px 12px 4px 0' }}>
      {term}
    </td>
    <td style={{ ...styles.kraft, ...styles.body, padding: '4px 0', overflowWrap: 'anywhere' }}>
      <b>{value}</b>
    </td>
  </tr>
);

/** What the email is about, as a ticket. */
const Ticket = ({ title, rows }: Pick<EmailContent, 'title' | 'rows'>) => (
  <>
    <tr>
      <td className="pad" style={{ ...styles.kraft, padding: '26px 24px 22px' }}>
        <Heading style={styles.ticketTitle}>{title}</Heading>
      </td>
    </tr>
    {rows.length > 0 && (
      <tr>
        <td className="pad" style={{ ...styles.kraft, borderTop: '2px dotted #8c7a50', padding: '12px 24px 16px' }}>
          <Table>
            {rows.map((row) => (
              <TermRow key={row[0]} row={row} />
            ))}
          </Table>
        </td>
      </tr>
    )}
  </>
);

const List = ({ list: { title, items } }: { list: EmailContent['lists'][number] }) => (
  <>
    <Heading as="h2" className="display" style={{ ...styles.heading, padding: '20px 0 4px' }}>
      {title}
    </Heading>
    {items.map((item) => (
      <div key={item} className="rule" style={{ ...styles.rule, padding: '9px 0', overflowWrap: 'anywhere' }}>
        {item}
      </div>
    ))}
  </>
);

/** An email that says a few things: a ticket with its title and terms, then paragraphs, lists and where it leads. */
export const ContentEmail = ({ content }: { content: EmailContent }) => {
  const { language, title, paragraphs, rows, lists, action, link, appendix } = content;
  return (
    <EmailFrame lang={language} title={title} preview={paragraphs[0] ?? title} brand={getMessages(language).brand}>
      <Ticket title={title} rows={rows} />
      <tr>
        <td className="paper" style={{ ...styles.paper, ...styles.body, padding: '24px 0 36px' }}>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={{ ...styles.body, margin: '0 0 14px', overflowWrap: 'anywhere' }}>
              {paragraph}
            </Text>
          ))}
          {action && (
            <div style={{ padding: '8px 0 14px' }}>
              <Link href={action.href} style={styles.button}>
                {action.text}
              </Link>
            </div>
          )}
          {lists.map((list) => (
            <List key={list.title} list={list} />
          ))}
          {appendix && (
            <pre className="sunk" style={styles.appendix}>
              {appendix}
            </pre>
          )}
          {link && (
            <Text style={{ ...styles.note, margin: '24px 0 0' }}>
              <Link href={link.href} className="link" style={styles.link}>
                {link.text}
              </Link>
            </Text>
          )}
        </td>
      </tr>
    </EmailFrame>
  );
};
