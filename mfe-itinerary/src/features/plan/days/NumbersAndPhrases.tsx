import type { TipsFile } from '@almaty/store/schema';
import * as m from '#messages';

/** A phrase in a language, with how it sounds. */
const Spoken = ({ lang, text, sound }: { lang: string; text: string; sound: string }) => (
  <span translate="no" className="block">
    <span lang={lang} className="font-[680]">
      {text}
    </span>{' '}
    <span className="text-note text-ink-2">{sound}</span>
  </span>
);

/** The emergency numbers, and phrases in Kazakh and Russian but the reader's language, which are folded on screens. Nothing where they could not be read. */
export function NumbersAndPhrases({ tips }: { tips: TipsFile | null }) {
  if (!tips) return null;
  const { emergency, phrases } = tips;
  return (
    <section aria-labelledby="plan-emergency" className="border-t-3 border-ink pt-5">
      <h2 id="plan-emergency" className="display text-h4 text-display">
        {m.planEmergency}
      </h2>
      <p className="mt-2 max-w-180">{emergency.intro}</p>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {emergency.items.map(({ number, service }) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="display inline-flex min-h-11 items-center text-2xl underline decoration-2 underline-offset-4 lining-nums tabular-nums"
            >
              {number}
            </a>{' '}
            <span>{service}</span>
          </li>
        ))}
      </ul>
      <details className="plan-phrases mt-6">
        <summary className="display min-h-12 cursor-pointer py-1.5 text-h4 text-display">{m.planPhrases}</summary>
        <p className="mt-2 max-w-180">{phrases.intro}</p>
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-10">
          {phrases.items.map(({ phrase, kazakh, kazakhSpoken, russian, russianSpoken }) => (
            <li key={phrase} className="break-inside-avoid border-t-2 border-rule py-3">
              <b className="block font-[720]">{phrase}</b>
              {phrase !== kazakh && <Spoken lang="kk" text={kazakh} sound={kazakhSpoken} />}
              {phrase !== russian && <Spoken lang="ru" text={russian} sound={russianSpoken} />}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
