import { type Figures, getFigureName } from './figures.ts';

/** Reads the median of a figure of one subject; undefined when it was not measured. */
type Read = (variant: string, figure: string) => number | undefined;

/** What is measured, and what it should be. */
export type Goal = {
  name: string;
  /** Whether more is better. */
  isMinimum?: boolean;
  limit: number;
  /** The measured value of a subject on a device; undefined where the goal says nothing. */
  measure: (read: Read, device: string, subject: string) => number | undefined;
};

const KILOBYTE = 1024;

const divide = (value: number | undefined, other: number | undefined) =>
  value === undefined || !other ? undefined : value / other;
const subtract = (value: number | undefined, other: number | undefined) =>
  value === undefined || other === undefined ? undefined : value - other;
const toKilobytes = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / KILOBYTE);

/** The page whose bytes until *Add to trip* works are limited. */
const isLimitedPage = (device: string, subject: string) => device === 'phone' && subject === '/locations';

/** The goals of the site and of its API. */
const GOALS: readonly Goal[] = [
  {
    name: 'LCP, times that of the static page',
    limit: 1.05,
    measure: (read) => divide(read('site', 'lcp'), read('static', 'lcp')),
  },
  {
    name: 'TBT on a phone above that of the static page, ms',
    limit: 60,
    measure: (read, device) => (device === 'phone' ? subtract(read('site', 'tbt'), read('static', 'tbt')) : undefined),
  },
  {
    name: 'time until _Add to trip_ works, times that of the single bundle',
    limit: 1.15,
    measure: (read) => divide(read('site', 'add'), read('bundle', 'add')),
  },
  {
    name: 'bytes until it works on a phone, KB',
    limit: 305,
    measure: (read, device, subject) =>
      isLimitedPage(device, subject) ? toKilobytes(read('site', 'addBytes')) : undefined,
  },
  {
    name: 'scripts among them, KB',
    limit: 138,
    measure: (read, device, subject) =>
      isLimitedPage(device, subject) ? toKilobytes(read('site', 'addScript')) : undefined,
  },
  { name: 'waves after the HTML', limit: 2, measure: (read) => read('site', 'waves') },
  { name: 'CLS', limit: 0, measure: (read) => read('site', 'cls') },
  {
    name: 'content after a press on a link on a phone, not yet loaded, ms',
    limit: 450,
    measure: (read, device) => (device === 'phone' ? read('site', 'cold') : undefined),
  },
  {
    name: 'content after a press on a link on a phone, hovered 200 ms before, ms',
    limit: 150,
    measure: (read, device) => (device === 'phone' ? read('site', 'hovered') : undefined),
  },
  {
    name: 'Lighthouse performance, times that of the static page',
    isMinimum: true,
    limit: 0.98,
    measure: (read) => divide(read('site', 'performance'), read('static', 'performance')),
  },
  ...(['accessibility', 'best-practices', 'seo'] as const).map((category) => ({
    name: `Lighthouse ${category}`,
    isMinimum: true,
    limit: 100,
    measure: (read: Read) => read('site', category),
  })),
  {
    name: 'p50 of the API, times that of the no-op, with emails sent beside it',
    limit: 2.5,
    measure: (read, _, subject) =>
      subject.startsWith('emails-beside') ? divide(read('request', 'p50'), read('no-op', 'p50')) : undefined,
  },
];

/** How one goal is met: in how many cases, and the worst of them. */
type Evaluation = {
  goal: Goal;
  cases: number;
  missed: readonly { subject: string; value: number }[];
  worst: { subject: string; value: number };
};

const isMissed = ({ isMinimum = false, limit }: Goal, value: number) => {
  // What is printed with three digits is compared with three digits.
  const rounded = Math.round(value * 1000) / 1000;
  return isMinimum ? rounded < limit : rounded > limit;
};

/** Compares figures with every goal that they say something about. */
export function evaluateGoals(figures: Figures): Evaluation[] {
  const subjects = new Map(
    Object.keys(figures).map((name) => {
      const [device = '', subject = ''] = name.split(' ');
      return [`${device} ${subject}`, { device, subject }];
    }),
  );
  return GOALS.flatMap((goal) => {
    const cases = [...subjects.values()].flatMap(({ device, subject }) => {
      const read = (variant: string, figure: string) =>
        figures[getFigureName(device, subject, variant, figure)]?.median;
      const value = goal.measure(read, device, subject);
      return value === undefined ? [] : [{ subject: `${device} ${subject}`, value }];
    });
    const direction = goal.isMinimum ? 1 : -1;
    const sorted = cases.toSorted((a, b) => direction * (a.value - b.value));
    const [worst] = sorted;
    return worst
      ? [{ goal, cases: cases.length, missed: sorted.filter(({ value }) => isMissed(goal, value)), worst }]
      : [];
  });
}
