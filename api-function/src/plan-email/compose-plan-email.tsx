import type { PlanNames } from '@almaty/planner/messages';
import type { Plan, PlanningEvidence } from '@almaty/planner/schema';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { PlanEmail } from './components/plan-email.tsx';
import { describeDays } from './describe-day.ts';
import { listSources } from './list-sources.ts';
import { markMessages } from './mark-messages.ts';
import { createSubject } from './phrases.ts';
import { renderText } from './render-text.ts';

/** Composes the email that carries a plan: subject, HTML and plain text. */
export function composePlanEmail({
  plan,
  names,
  evidence,
  deletionLink,
}: {
  plan: Plan;
  names: PlanNames;
  /** null when it could not be read: then no sources are shown. */
  evidence: PlanningEvidence | null;
  deletionLink: string;
}): { subject: string; html: string; text: string } {
  const sources = listSources(plan, evidence);
  const messages = markMessages(plan, names, sources);
  const { entries } = sources;
  const days = describeDays(plan, names, messages);
  const document = <PlanEmail {...{ plan, names, messages, days, entries, deletionLink }} />;
  return {
    subject: createSubject(plan),
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    text: renderText(plan, names, messages, entries, deletionLink),
  };
}
