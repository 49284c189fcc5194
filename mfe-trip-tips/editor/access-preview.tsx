import { type Access, type InLanguage, inLanguage, tidy } from '@almaty/content';
import { formatEnglishDate, todayInAlmaty } from '@almaty/dates';
import { readNotice } from '@almaty/planner/calendar';
import { describeAccess, describeFee, describeOpeningRule } from '@almaty/planner/messages';
import { compileOpeningHours } from '@almaty/planner/opening-hours';
import { NOT_CHECKED } from '@almaty/planner/schema';
import { AccessBadge } from '@almaty/ui/access-badge';
import { Notice } from '@almaty/ui/notice';
import type { PreviewTemplateComponentProps } from 'decap-cms-core';
import type { ReactNode } from 'react';
import { toLocationFile } from './access-values.ts';

type LocationAccess = InLanguage<Access>;
type Evidence = Pick<LocationAccess['notice'], 'confidence' | 'sources' | 'checkedOn' | 'reviewBy'>;
type OpeningHours = NonNullable<LocationAccess['openingHours']>;
type Fee = NonNullable<LocationAccess['fee']>;

/** The fields that an editor has filled in so far. */
type Unfinished = {
  name?: string;
  notice?: Partial<LocationAccess['notice']>;
  openingHours?: Partial<OpeningHours>;
  fee?: Partial<Fee>;
};

const describeCheck = (checkedOn: string | undefined) =>
  checkedOn && checkedOn !== NOT_CHECKED ? `Checked on ${formatEnglishDate(checkedOn)}.` : 'Not checked yet.';

/** The sources and the day of check, as the page lists them at its end. */
function Sources({ sources = [], checkedOn, reviewBy }: Partial<Evidence>) {
  const titles = sources;
  return (
    <p className="mt-2 text-note text-ink-2">
      {titles.length > 0 ? `Sources: ${titles.join('; ')}. ` : 'No source yet. '}
      {describeCheck(checkedOn)}
      {reviewBy && ` Review day: ${formatEnglishDate(reviewBy)}.`}
    </p>
  );
}

type SectionProps = { title: string; evidence: Partial<Evidence> | undefined; children: ReactNode };

function Section({ title, evidence, children }: SectionProps) {
  return (
    <section className="mt-8 max-w-[44rem]">
      <h2 className="display border-b border-rule pb-2 text-xl">{title}</h2>
      <div className="mt-3">{children}</div>
      {evidence && <Sources {...evidence} />}
    </section>
  );
}

/** When a notice begins to say "Ask before you go" by itself. */
function describeEnd({ to, reviewBy }: LocationAccess['notice']): string {
  const lastDay = to && to < reviewBy ? to : reviewBy;
  return `From the day after ${formatEnglishDate(lastDay)} visitors read “Ask before you go” instead, unless you change it before.`;
}

/** The stamp on the location's card and the notice on its page, as visitors see them on a day. */
function AccessNotice({ notice, today }: { notice: LocationAccess['notice']; today: string }) {
  const access = readNotice(notice, today);
  const { reason, ask, checkedOn } = notice;
  const texts = [reason, ask].filter(Boolean);
  if (access === 'open')
    return (
      <>
        <p>The place is open: visitors see no stamp and no notice.</p>
        {texts.length > 0 && <p className="mt-3">“Good to know” on its page says: {texts.join(' ')}</p>}
      </>
    );
  const title = describeAccess(notice, access, today);
  return (
    <>
      <p className="mb-2 text-note text-ink-2">On the card</p>
      <AccessBadge access={access}>{title}</AccessBadge>
      <p className="mt-5 mb-2 text-note text-ink-2">On the page</p>
      <Notice title={title} isQuiet>
        {[...texts, describeCheck(checkedOn)].join(' ')}
      </Notice>
      {access !== 'ask' && <p className="mt-3 text-note text-ink-2">{describeEnd(notice)}</p>}
    </>
  );
}

/** Opening hours in words, or what is wrong with them. */
function describeHours(hours: string): readonly string[] {
  try {
    return compileOpeningHours(hours).rules.map(describeOpeningRule);
  } catch (error) {
    return [`These hours cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The warning below hours and fees that are doubtful. */
const Doubt = ({ confidence }: Partial<Evidence>) =>
  confidence === 'low' ? <p className="text-note font-[620] text-ink-2">Check before you go</p> : null;

function OpeningHoursLines({ openingHours }: { openingHours: Partial<OpeningHours> }) {
  const { hours = '', lastEntryMinutes, note } = openingHours;
  const lines = [
    ...(hours ? describeHours(hours) : ['The hours are not filled in yet.']),
    ...(lastEntryMinutes ? [`Last entry ${lastEntryMinutes} minutes before closing.`] : []),
    ...(note ? [note] : []),
  ];
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Doubt {...openingHours} />
    </>
  );
}

function FeeLines({ fee }: { fee: Partial<Fee> }) {
  const { adultTenge, note } = fee;
  return (
    <>
      <p>{adultTenge === undefined ? 'The amount is not filled in yet.' : describeFee({ ...fee, adultTenge })}</p>
      {note && <p>{note}</p>}
      <Doubt {...fee} />
    </>
  );
}

type Props = { file: Unfinished; today: string };

function AccessPage({ file: { name, notice, openingHours, fee }, today }: Props) {
  // Without a state or a review day, visitors would have to ask.
  const current = { state: 'unknown', reviewBy: today, ...notice } as LocationAccess['notice'];
  return (
    <>
      <h1 className="display text-h2">{name}</h1>
      <Section title="Access notice" evidence={notice}>
        <AccessNotice notice={current} today={today} />
      </Section>
      <Section title="Opening hours" evidence={openingHours}>
        {openingHours ? (
          <OpeningHoursLines openingHours={openingHours} />
        ) : (
          'The hours are not known: ask before you go'
        )}
      </Section>
      <Section title="Fee" evidence={fee}>
        {fee ? <FeeLines fee={fee} /> : 'Not known'}
      </Section>
    </>
  );
}

/** The preview of the access to a location for Decap CMS, in English. */
export function AccessPreview({ entry }: PreviewTemplateComponentProps) {
  const values = Object.entries(toLocationFile(entry.get('data')?.toJS() ?? {}));
  const file = Object.fromEntries(values.map(([name, value]) => [name, tidy(undefined, value)]));
  return (
    <main data-mfe="trip-tips">
      <div className="p-6">
        <AccessPage file={inLanguage(file, 'en') as Unfinished} today={todayInAlmaty()} />
      </div>
    </main>
  );
}
