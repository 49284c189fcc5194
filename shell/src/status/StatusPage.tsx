import { DELIVERY_HOURS, formatDate, timeInAlmaty, todayInAlmaty } from '@almaty/dates';
import { LANGUAGES, OWN_NAMES, toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';
import { type SiteStatus, STATUS_PAGE } from './site-status.ts';

/** Each thing with its name, and what to say of it when it works and when it does not. */
const THINGS: readonly { key: keyof SiteStatus; name: string; works: string; fails: string }[] = [
  { key: 'pages', name: m.statusPages, works: m.statusPagesWork, fails: m.statusPagesFail },
  { key: 'requests', name: m.statusRequests, works: m.statusRequestsWork, fails: m.statusRequestsFail },
  { key: 'emails', name: m.statusEmails, works: m.statusEmailsWork, fails: m.statusEmailsFail },
  {
    key: 'plans',
    name: m.statusPlans,
    works: m.statusPlansWork({ hours: DELIVERY_HOURS }),
    fails: m.statusPlansFail({ hours: DELIVERY_HOURS }),
  },
];

/** How each state is marked: by its colour, and by its shape for whoever does not see colours. */
const MARKS = { works: '✓', fails: '!', unknown: '?' } as const;

const getState = (works: boolean | null): keyof typeof MARKS =>
  works === null ? 'unknown' : works ? 'works' : 'fails';

/** The body of the status page. */
export function StatusPage({ status, now }: { status: SiteStatus; now: Date }) {
  const isWell = THINGS.every(({ key }) => status[key]);
  return (
    <>
      <header>
        <a href={toLanguage('/', LANGUAGE)} className="display" translate="no">
          <img src="/icon.svg" alt="" width={36} height={36} />
          {m.brandName}
        </a>
        <nav>
          {LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
            <a key={language} href={toLanguage(STATUS_PAGE, language)} lang={language} hrefLang={language}>
              {OWN_NAMES[language]}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1 className="display">{isWell ? m.statusWorks : m.statusDoesNot}</h1>
        <p className="checked">{m.statusChecked({ day: formatDate(todayInAlmaty(now)), time: timeInAlmaty(now) })}</p>
        <dl>
          {THINGS.map(({ key, name, ...texts }) => {
            const state = getState(status[key]);
            return (
              <div key={key} data-state={state}>
                <dt>
                  <span aria-hidden="true">{MARKS[state]}</span>
                  {name}
                </dt>
                <dd>{state === 'unknown' ? m.statusUnknown : texts[state]}</dd>
              </div>
            );
          })}
        </dl>
        <p>
          <a href={toLanguage('/', LANGUAGE)}>{m.statusGuide}</a>
        </p>
      </main>
    </>
  );
}
