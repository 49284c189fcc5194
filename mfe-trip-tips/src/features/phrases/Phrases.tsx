import type { ReactNode } from 'react';
import * as m from '#messages';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';

const renderRussian = (words: ReactNode) => (
  <span lang="ru" translate="no" className="text-on-band">
    {words}
  </span>
);
const renderSound = (sound: ReactNode) => <span translate="no">{sound}</span>;

/** A phrase; whoever reads in one of its two languages is not told what it means in that one, and how that sounds. */
function Phrase({ phrase, kazakh, kazakhSpoken, russian, russianSpoken }: Tips['phrases']['items'][number]) {
  return (
    <li className="border-t-2 border-on-band/28 pt-4 pb-4.5 print:break-inside-avoid">
      {phrase !== kazakh && <p className="text-note font-[700]">{phrase}</p>}
      <p
        lang="kk"
        translate="no"
        className="display mt-1 text-[clamp(1.5rem,2.4vw,2.125rem)] leading-[1.05] tracking-[-0.02em] text-on-caption"
      >
        {kazakh}
      </p>
      {phrase !== kazakh && (
        <p translate="no" className="mt-1.5 text-base text-on-band-2">
          {kazakhSpoken}
        </p>
      )}
      {phrase !== russian && (
        <p className="text-base text-on-band-2">
          {m.phrasesInRussian({ russian, spoken: russianSpoken, words: renderRussian, sound: renderSound })}
        </p>
      )}
    </li>
  );
}

/** Phrases in Kazakh and Russian, each with a spelling in the reader's letters that says how it sounds. */
export function Phrases({ phrases }: { phrases: Tips['phrases'] }) {
  return (
    <section
      id="phrases"
      tabIndex={-1}
      aria-labelledby="phrases-title"
      className="outline-none mt-20 scroll-mt-3 bg-band py-16 print:break-inside-avoid print:py-6 text-on-band lg:mt-28 lg:py-22 [print-color-adjust:exact]"
    >
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr] print:px-6">
        <div>
          <h2 id="phrases-title" className="display text-h2 text-on-caption">
            {m.phrasesTitle}
          </h2>
          <p className="mt-5 max-w-[26rem] text-lead text-on-band-2">{phrases.intro}</p>
          <Sources listId="phrases" entries={[phrases]} className="mt-4 text-on-band-2" />
        </div>
        {/* Rendered when it comes near, because its letters need two more font files. The size is measured. */}
        <ul className="grid gap-x-12 [contain-intrinsic-block-size:auto_88rem] [content-visibility:auto] sm:grid-cols-2 sm:[contain-intrinsic-block-size:auto_47rem] print:[content-visibility:visible]">
          {phrases.items.map((item) => (
            <Phrase key={item.phrase} {...item} />
          ))}
        </ul>
      </div>
    </section>
  );
}
