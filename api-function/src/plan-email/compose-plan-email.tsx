import type { Language } from '@almaty/languages';
import type { PlanNames } from '@almaty/planner/messages';
import type { Plan, PlanningData, PlanningEvidence } from '@almaty/planner/schema';
import { findHoliday, type TipsFile } from '@almaty/store/schema';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { getMessages } from '../language/messages.ts';
import { PlanEmail, type PlanEmailProps } from './components/PlanEmail.tsx';
import type { ShownPicture } from './components/TripPicture.tsx';
import { describeChanges } from './describe-changes.ts';
import { describeDays } from './describe-day.ts';
import { listSources } from './list-sources.ts';
import { markMessages } from './mark-messages.ts';
import { createSubject } from './phrases.ts';
import { renderText } from './render-text.ts';

/** What an email that carries a plan is composed from. */
export type PlanEmailInput = {
  language: Language;
  plan: Plan;
  /** The plan that was sent before; undefined for the first one. */
  previous?: Plan;
  /** What the plan was made from, for its costs. */
  data: PlanningData;
  names: PlanNames;
  /** null when it could not be read: then no sources are shown. */
  evidence: PlanningEvidence | null;
  /** null when they could not be read: then no holiday is said. */
  tips: TipsFile | null;
  /** What the provider wrote; empty without a note. */
  note: string;
  planLink: string;
  deletionLink: string;
  /** The map of the trip, which comes with the email; null without one. */
  picture: ShownPicture | null;
};

/** Gmail cuts an email off after 102 KB. */
const MAX_HTML_BYTES = 100_000;

const renderHtml = (props: PlanEmailProps) => `<!doctype html>${renderToStaticMarkup(<PlanEmail {...props} />)}`;

const isTooLarge = (html: string) => new TextEncoder().encode(html).length > MAX_HTML_BYTES;

/** Composes the email that carries a plan: subject, HTML and plain text. */
export function composePlanEmail(input: PlanEmailInput): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, plan, data, previous, names, evidence, tips, note, planLink, deletionLink, picture } = input;
  const m = getMessages(language);
  const sources = listSources(plan, evidence, m);
  const messages = markMessages(plan, names, sources, m.plan);
  const { entries } = sources;
  const getHoliday = (date: string) => {
    const holiday = tips ? findHoliday(tips, date) : undefined;
    return holiday && messages.day.holiday(holiday.name, holiday.isApproximate);
  };
  const days = describeDays(plan, names, messages, getHoliday);
  const changes = previous ? { previous, sentences: describeChanges(plan, previous, names, m) } : null;
  const content = { plan, data, names, messages, m, entries, note, changes, planLink, deletionLink, picture };
  const html = renderHtml({ ...content, days, isShort: false });
  return {
    subject: createSubject(plan, m),
    html: isTooLarge(html) ? renderHtml({ ...content, messages: m.plan, entries: [], days, isShort: true }) : html,
    text: renderText({ ...content, getHoliday }),
  };
}
