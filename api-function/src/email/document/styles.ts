import type { CSSProperties } from 'react';

/** Short, because every cell repeats it: some clients do not let a cell inherit its font. */
const FAMILY = '-apple-system,Segoe UI,Arial,sans-serif';

const font = (weight: 400 | 700 | 800, size: number, lineHeight: number) =>
  `${weight === 400 ? '' : `${weight} `}${size}px/${lineHeight}px ${FAMILY}`;

const INK = '#10282c';
const INK_2 = '#465a5c';
const DISPLAY = '#113a40';
const KRAFT = '#f8ddae';
const RULE_COLOR = '#dcd2bd';
const RULE = `1px solid ${RULE_COLOR}`;

/** The surface of a text. A client that inverts colours needs both on the same element. */
const surface = (background: string, color: string): CSSProperties => ({ background, color });

const paper = surface('#fbf7ef', INK);
const card = surface('#fffdf8', INK);
const sunk = surface('#f3ecdc', INK);
const kraft = surface(KRAFT, INK);

export const styles = {
  paper,
  card,
  sunk,
  kraft,
  brand: { ...paper, color: DISPLAY, font: font(800, 22, 28), padding: '24px 0 18px' },
  title: { color: DISPLAY, font: font(800, 40, 46), letterSpacing: '-1px', margin: '4px 0 6px', textWrap: 'balance' },
  heading: { color: DISPLAY, font: font(800, 22, 28), margin: 0 },
  dayHeading: { color: '#fff6e3', font: font(800, 20, 26), margin: 0 },
  body: { font: font(400, 16, 24) },
  small: { font: font(400, 15, 23) },
  note: { font: font(400, 14, 21) },
  line: { marginTop: 6 },
  dim: { color: INK_2 },
  rule: { borderTop: RULE },
  cell: { border: RULE, borderTop: '0' },
  stopTime: { font: font(700, 16, 24), padding: '10px 0' },
  stop: { font: font(400, 16, 24), padding: '10px 0', border: `solid ${RULE_COLOR}`, borderWidth: '1px 0' },
  way: { font: font(400, 15, 23), padding: '6px 0', color: INK_2 },
  stopTitle: { fontSize: 18, color: DISPLAY },
  top: { verticalAlign: 'top' },
  table: { borderCollapse: 'collapse' },
  sheet: { ...surface('#fffdf8', INK), padding: '8px 8px 6px' },
  // Its font is that of the alternative text, where pictures are not shown.
  picture: { ...surface('#f1deb2', INK), font: font(400, 14, 21), display: 'block', width: '100%', height: 'auto' },
  strip: { ...surface(DISPLAY, '#fff6e3'), font: font(400, 15, 23), padding: '10px 14px' },
  stripTitle: { fontSize: 18 },
  creditLink: { color: INK_2, textDecorationLine: 'underline' },
  ticketTitle: { color: DISPLAY, font: font(800, 28, 34), letterSpacing: '-.5px', margin: 0, textWrap: 'balance' },
  link: { color: '#b03324', textDecorationLine: 'underline' },
  appendix: {
    ...sunk,
    font: '14px/21px ui-monospace,Menlo,Consolas,monospace',
    margin: '24px 0 0',
    padding: '14px 20px 16px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  ticketLink: { color: '#a3261c', textDecoration: 'underline' },
  button: { ...surface('#b03324', '#fff6e3'), font: font(700, 17, 24), display: 'inline-block', padding: '14px 24px' },
} as const satisfies Record<string, CSSProperties>;

/** The tones of posters, for one day after the other. They mean nothing. */
export const DAY_TONES = ['#113a40', '#6b2329', '#0f5560', '#2b4a66', '#43395f', '#4a5a22'] as const;

/** Small screens and dark schemes, which inline styles cannot tell. A ticket of kraft and a day's heading keep their colours. */
export const STYLE_SHEET = `@media(max-width:480px){.title{font-size:31px!important;line-height:36px!important}.pad{padding-left:14px!important;padding-right:14px!important}}
@media(prefers-color-scheme:dark){.paper,body.paper>table>tbody>tr>td{background:#0c1b1e!important;color:#f5eddd!important}.card{background:#12262a!important;color:#f5eddd!important;border-color:#28403f!important}.sunk{background:#08151a!important;color:#f5eddd!important;border-color:#28403f!important}.rule{border-color:#28403f!important}.dim{color:#a9bbb6!important}.display{color:#fbebcb!important}.link{color:#f4806c!important}}`;
