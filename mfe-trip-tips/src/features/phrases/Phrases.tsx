import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';

/** Phrases in Kazakh and Russian, each with English spelling that says how it sounds. */
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
            Say it in Kazakh
          </h2>
          <p className="mt-5 max-w-[26rem] text-lead text-on-band-2">{phrases.intro}</p>
          <Sources listId="phrases" entries={[phrases]} className="mt-4 text-on-band-2" />
        </div>
        {/* Rendered when it comes near, because its letters need two more font files. The size is measured. */}
        <ul className="grid gap-x-12 [contain-intrinsic-block-size:auto_88rem] [content-visibility:auto] sm:grid-cols-2 sm:[contain-intrinsic-block-size:auto_47rem] print:[content-visibility:visible]">
          {phrases.items.map(({ phrase, kazakh, kazakhSpoken, russian, russianSpoken }) => (
            <li key={phrase} className="border-t-2 border-on-band/28 pt-4 pb-4.5 print:break-inside-avoid">
              <p className="text-note font-[700]">{phrase}</p>
              <p
                lang="kk"
                translate="no"
                className="display mt-1 text-[clamp(1.5rem,2.4vw,2.125rem)] leading-[1.05] tracking-[-0.02em] text-on-caption"
              >
                {kazakh}
              </p>
              <p translate="no" className="mt-1.5 text-base text-on-band-2">
                {kazakhSpoken}
              </p>
              <p className="text-base text-on-band-2">
                {'Russian: '}
                <span lang="ru" translate="no" className="text-on-band">
                  {russian}
                </span>
                {', '}
                <span translate="no">{russianSpoken}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
