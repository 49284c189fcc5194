import { keepUnits } from '@almaty/planner/messages';
import { Heading } from '@react-email/heading';
import type { ReactNode } from 'react';
import { styles } from '../../email/document/styles.ts';
import { Table } from '../../email/document/Table.tsx';
import type { Messages } from '../../language/messages.ts';
import type { CautionGroup, DescribedDay, ItemRow } from '../describe-day.ts';

const Cell = ({ isTime = false, isStop, children }: { isTime?: boolean; isStop: boolean; children: ReactNode }) => (
  <td
    {...(isTime && { width: 60 })}
    className={isStop ? 'card rule' : 'card dim'}
    style={{ ...styles.card, ...(isStop ? styles[isTime ? 'stopTime' : 'stop'] : styles.way) }}
  >
    {children}
  </td>
);

const Row = ({ row: { time, title, details, isStop } }: { row: ItemRow }) => (
  <tr style={styles.top}>
    <Cell isTime isStop={isStop}>
      {time}
    </Cell>
    <Cell isStop={isStop}>
      {isStop ? (
        <b className="display" style={styles.stopTitle}>
          {title}
        </b>
      ) : (
        title
      )}
      <br />
      {keepUnits(details.join('. '))}
    </Cell>
  </tr>
);

/** Where the day begins or ends. */
const BaseRow = ({ text }: { text: string }) => (
  <tr>
    <td colSpan={2} className="card" style={{ ...styles.card, ...styles.body, padding: '6px 0' }}>
      <b>{text}</b>
    </td>
  </tr>
);

const Cautions = ({ group: { stops, sentences } }: { group: CautionGroup }) => (
  <div style={styles.line}>
    {stops.length > 0 && <b>{stops.join(', ')}: </b>}
    {keepUnits(sentences.join(' '))}
  </div>
);

const Suggestions = ({ suggestions, m }: { suggestions: readonly string[]; m: Messages }) => (
  <tr>
    <td
      className="pad card"
      style={{ ...styles.card, ...styles.small, border: '2px dashed #7b8883', padding: '14px 20px 16px' }}
    >
      {/* The planner's heading does not say that nobody asked for them. */}
      <b>{m.suggestions({ heading: m.plan.headings.suggestions })}</b>
      {suggestions.map((suggestion) => (
        <div key={suggestion} style={styles.line}>
          {keepUnits(suggestion)}
        </div>
      ))}
    </td>
  </tr>
);

type DayProps = { day: DescribedDay; m: Messages };

/** A day without items is one cell: a long trip has many of them. */
const FreeDay = ({ day: { night, facts }, m }: DayProps) => (
  <tr>
    <td className="pad card" style={{ ...styles.card, ...styles.body, ...styles.cell, padding: '14px 20px 16px' }}>
      {m.plan.day.empty}
      {night && <div>{night}</div>}
      <div className="dim" style={styles.dim}>
        {facts.join('. ')}.
      </div>
    </td>
  </tr>
);

const Items = ({ start, rows, night }: DescribedDay) => (
  <tr>
    <td className="pad card" style={{ ...styles.card, ...styles.cell, padding: '10px 20px 16px' }}>
      <Table>
        <BaseRow text={start} />
        {rows.map((row) => (
          <Row key={`${row.time} ${row.title}`} row={row} />
        ))}
        {night && <BaseRow text={night} />}
      </Table>
    </td>
  </tr>
);

const Mind = ({ day: { cautions, badWeather, facts }, m }: DayProps) => (
  <tr>
    <td className="pad sunk" style={{ ...styles.sunk, ...styles.cell, ...styles.small, padding: '14px 20px 16px' }}>
      {cautions.length > 0 && <b>{m.mind}</b>}
      {cautions.map((group) => (
        <Cautions key={group.sentences[0]} group={group} />
      ))}
      {badWeather && <div style={styles.line}>{badWeather}</div>}
      <div className="dim" style={{ ...styles.line, ...styles.dim }}>
        {keepUnits(facts.join('. '))}.
      </div>
    </td>
  </tr>
);

/** A day: its items with their times, what to mind, its light and totals, where the night is, and suggestions. */
export const DaySection = ({ day, tone, m }: DayProps & { tone: string }) => (
  <tr>
    <td className="paper" style={{ ...styles.paper, padding: '28px 0 0' }}>
      <Table>
        <tr>
          <td
            className="pad"
            style={{ ...styles.body, background: tone, color: styles.dayHeading.color, padding: '14px 20px' }}
          >
            <Heading as="h2" style={styles.dayHeading}>
              {day.heading}
            </Heading>
            {day.stops.join(', ')}
          </td>
        </tr>
        {day.rows.length === 0 ? (
          <FreeDay day={day} m={m} />
        ) : (
          <>
            <Items {...day} />
            <Mind day={day} m={m} />
          </>
        )}
        {day.suggestions.length > 0 && <Suggestions suggestions={day.suggestions} m={m} />}
      </Table>
    </td>
  </tr>
);
