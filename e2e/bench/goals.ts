import { computeFigure, type Figures, listSubjects } from './figures.ts';

/** What a figure should be at most; at least when it is a minimum. */
type Goal = {
  name: string;
  limit: number;
  isMinimum?: boolean;
  /** The figure, as `computeFigure` reads it, in which unit, and of which devices and subjects; all of them without it. */
  of: string;
  unit?: number;
  where?: RegExp;
};

const KILOBYTE = 1024;
const PHONE = /^phone /;
/** The page whose bytes until *Add to trip* works are limited. */
const LIMITED_PAGE = /^phone \/locations$/;

/** The goals of the site and of its API. */
const GOALS: readonly Goal[] = [
  { name: 'LCP, times that of the static page', limit: 1.05, of: 'site ÷ static lcp' },
  { name: 'TBT on a phone above that of the static page, ms', limit: 60, of: 'site − static tbt', where: PHONE },
  { name: 'time until _Add to trip_ works, times that of the single bundle', limit: 1.15, of: 'site ÷ bundle add' },
  {
    ...{ name: 'bytes until it works on a phone, KB', limit: 305 },
    ...{ of: 'site addBytes', unit: KILOBYTE, where: LIMITED_PAGE },
  },
  { name: 'scripts among them, KB', limit: 138, of: 'site addScript', unit: KILOBYTE, where: LIMITED_PAGE },
  { name: 'waves after the HTML', limit: 2, of: 'site waves' },
  { name: 'CLS', limit: 0, of: 'site cls' },
  {
    ...{ name: 'content after a press on a link on a phone, not yet loaded, ms', limit: 450 },
    ...{ of: 'site cold', where: PHONE },
  },
  {
    ...{ name: 'content after a press on a link on a phone, hovered 200 ms before, ms', limit: 150 },
    ...{ of: 'site hovered', where: PHONE },
  },
  {
    ...{ name: 'Lighthouse performance, times that of the static page', isMinimum: true, limit: 0.98 },
    of: 'site ÷ static performance',
  },
  ...['accessibility', 'best-practices', 'seo'].map((category) => ({
    ...{ name: `Lighthouse ${category}`, isMinimum: true, limit: 100, of: `site ${category}` },
  })),
  {
    ...{ name: 'p50 of the API, times that of the no-op, with emails sent beside it', limit: 2.5 },
    ...{ of: 'request ÷ no-op p50', where: /^api emails-beside/ },
  },
];

/** How one goal is met: in how many cases, in which it is missed, and the worst of them. */
type Evaluation = { goal: Goal; cases: number; missed: readonly string[]; worst: { subject: string; value: number } };

/** Compares figures with every goal that they say something about. */
export const evaluateGoals = (figures: Figures): Evaluation[] =>
  GOALS.flatMap((goal) => {
    const { of, unit = 1, where, isMinimum = false, limit } = goal;
    const sign = isMinimum ? -1 : 1;
    const cases = listSubjects(figures)
      .filter((subject) => where?.test(subject) ?? true)
      .flatMap((subject) => {
        const value = computeFigure(figures, subject, of);
        return value === undefined ? [] : [{ subject, value: value / unit }];
      })
      .toSorted((a, b) => sign * (b.value - a.value));
    const [worst] = cases;
    // What is printed with three digits is compared with three digits.
    const missed = cases.filter(({ value }) => sign * (Math.round(value * 1000) / 1000 - limit) > 0);
    return worst ? [{ goal, cases: cases.length, missed: missed.map(({ subject }) => subject), worst }] : [];
  });
