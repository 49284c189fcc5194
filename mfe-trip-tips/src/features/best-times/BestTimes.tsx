import { getLocationPicture } from '@almaty/pictures';
import { Picture } from '@almaty/ui/picture';
import { Poster, type PosterColor } from '@almaty/ui/poster';
import { toPosterSource } from '@almaty/ui/poster-source';
import * as m from '#messages';
import { Sources } from '../../components/sources/Sources.tsx';
import { TipText } from '../../components/TipText.tsx';
import type { BestTime } from '../../schema/tips.ts';

/** The poster colour of each season. */
const colors: Readonly<Record<BestTime['season'], PosterColor>> = { hiking: 'steppe', skiing: 'slate' };

/** The picture of a location, which the site serves under /pictures/ (docs/decisions/0013). */
const getPicture = (slug: string) => toPosterSource(getLocationPicture(slug), `/pictures/${slug}`);

/** A poster of a season: its months, its temperatures and what it is best for. */
function BestTimePoster({ time, times }: { time: BestTime; times: readonly BestTime[] }) {
  const { title, season, temperature, picture } = time;
  const isFirst = time === times[0];
  const caption = (
    <div
      className={`flex grow flex-col items-start justify-between gap-x-6 gap-y-2 px-5 py-5 ${isFirst ? 'sm:flex-row sm:flex-wrap sm:items-center lg:text-right' : ''}`}
    >
      <h3 className="display max-w-[min(9em,100%)] text-left text-[clamp(min(1.75rem,9vw),2.9vw,2.625rem)] leading-[0.92] tracking-[-0.03em] uppercase">
        {title}
      </h3>
      <p className="text-lg">
        <b className="display block text-[min(1.75rem,9vw)] leading-none tracking-[-0.03em] whitespace-nowrap">
          {temperature}
        </b>
        {m.bestTimesFor({ season })}
      </p>
    </div>
  );
  return (
    <li className={`min-w-0 ${isFirst ? 'lg:col-span-7' : 'lg:col-span-5'}`}>
      <Poster
        color={colors[season]}
        caption={caption}
        picture={
          <div className={isFirst ? 'h-[clamp(15rem,34vw,30rem)]' : 'h-[clamp(15rem,29vw,26rem)]'}>
            <Picture
              source={getPicture(picture)}
              alt=""
              sizes={`(width < 64rem) calc(89vw - 1rem), ${isFirst ? '50vw' : '40vw'}`}
              eager={isFirst}
            />
          </div>
        }
      />
      <TipText entry={time} entries={times} listId="best-times" className="mt-4 max-w-[40rem] text-ink-2" />
    </li>
  );
}

/** The best seasons for a visit, as posters (docs/specification.md, section 2). */
export function BestTimes({ times }: { times: readonly BestTime[] }) {
  return (
    <section
      id="best-times"
      tabIndex={-1}
      aria-labelledby="best-times-title"
      className="-scroll-mt-4 outline-none pt-14 print:pt-6"
    >
      <h2 id="best-times-title" className="display text-h2 text-display">
        {m.bestTimesTitle}
      </h2>
      <ul className="mt-8 grid items-start gap-x-6 gap-y-12 grid-cols-1 lg:grid-cols-12">
        {times.map((time) => (
          <BestTimePoster key={time.title} time={time} times={times} />
        ))}
      </ul>
      <Sources listId="best-times" entries={times} />
    </section>
  );
}
