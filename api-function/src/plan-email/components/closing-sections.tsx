import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { styles } from '../../email/document/styles.ts';
import { Table } from '../../email/document/Table.tsx';
import type { Messages } from '../../language/messages.ts';
import type { SourceEntry } from '../list-sources.ts';

/** A part after the days, with its heading. */
export const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <tr>
    <td className="paper" style={{ ...styles.paper, ...styles.body, padding: '36px 0 0' }}>
      <Heading as="h2" className="display" style={{ ...styles.heading, paddingBottom: 8 }}>
        {heading}
      </Heading>
      {children}
    </td>
  </tr>
);

const BOX = '\u2610';

/** A list of lines with a rule above each; `isToDo` draws a box to tick in front. */
export const Lines = ({ lines, isToDo = false }: { lines: readonly ReactNode[]; isToDo?: boolean }) => (
  <Table>
    {lines.map((line, index) => (
      <tr key={index} style={styles.top}>
        {isToDo && (
          <td
            width="30"
            aria-hidden="true"
            className="paper rule"
            style={{ ...styles.paper, ...styles.rule, ...styles.body, padding: '11px 0' }}
          >
            {BOX}
          </td>
        )}
        <td className="paper rule" style={{ ...styles.paper, ...styles.rule, ...styles.body, padding: '11px 0' }}>
          {line}
        </td>
      </tr>
    ))}
  </Table>
);

const SOURCE_LINK = { ...styles.dim, textDecorationLine: 'underline' };

const SourceLine = ({ entry: { mark, sources, check } }: { entry: SourceEntry }) => (
  <div style={styles.line}>
    {mark}{' '}
    {sources.map(({ title, url }, index) => (
      <Fragment key={title}>
        {index > 0 && '; '}
        {url ? (
          <Link href={url} className="dim" style={SOURCE_LINK}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Fragment>
    ))}
    . {check}
  </div>
);

type FooterProps = { entries: readonly SourceEntry[]; deletionLink: string; m: Messages };

/** The sources, and how to delete the request. */
export const Footer = ({ entries, deletionLink, m }: FooterProps) => (
  <tr>
    <td className="paper dim" style={{ ...styles.paper, ...styles.note, ...styles.dim, padding: '36px 0' }}>
      {entries.length > 0 && (
        <Heading as="h2" className="display" style={{ ...styles.heading, paddingBottom: 8 }}>
          {m.sources}
        </Heading>
      )}
      {entries.map((entry) => (
        <SourceLine key={entry.mark} entry={entry} />
      ))}
      <Text style={{ ...styles.note, margin: '20px 0 8px' }}>
        {m.almatyTimes} {m.origin}
      </Text>
      <Text style={{ ...styles.note, margin: 0 }}>
        <Link href={deletionLink} className="link" style={styles.link}>
          {m.deletePlan}
        </Link>
      </Text>
    </td>
  </tr>
);
