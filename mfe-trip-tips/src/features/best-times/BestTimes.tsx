import { getLocationPicture } from '@almaty/art/pictures';
import { Picture } from '@almaty/ui/picture';
import { Poster, type PosterColor } from '@almaty/ui/poster';
import { toPosterSource } from '@almaty/ui/poster-source';
import { CheckedDate } from '../../components/CheckedDate.tsx';
import { RichText } from '../../components/RichText.tsx';
import { getSharedCheckedDate } from '../../components/shared-checked-date.ts';
import type { BestTime } from '../../schema/tips.ts';

/** The poster colour of each season. */
const colors: Readonly<Record<BestTime['season'], PosterColor>> = { hiking: 'steppe', skiing: 'slate' };

/** The picture of a location, which the site serves under /pictures/ (docs/decisions/0013). */
const getPicture = (slug: string) => toPosterSource(getLocationPicture(slug), `/pictures/${slug}`);

/** A poster of a season: its months, its temperatures and what it is best for. */
function BestTimePoster({ time, isFirst, showDate }: { time: BestTime; isFirst: boolean; showDate: boolean }) {
  const { title, season, temperature, picture, body, lastChecked } = time;
  const caption = (
    <div
      className={`flex grow flex-col items-start justify-between gap-x-6 gap-y-2 px-5 py-5 ${isFirst ? 'sm:flex-row sm:items-center sm:text-right' : ''}`}
    >
      <h3 className="display max-w-[9em] text-left text-[clamp(1.75rem,2.9vw,2.625rem)] leading-[0.92] tracking-[-0.03em] uppercase">
        {title}
      </h3>
      <p className="text-lg">
        <b className="display block text-[1.75rem] leading-none tracking-[-0.03em] whitespace-nowrap">{temperature}</b>
        {`for ${season}`}
      </p>
    </div>
  );
  return (
    <li className={isFirst ? 'lg:col-span-7' : 'lg:col-span-5'}>
      <Poster
        color={colors[season]}
        caption={caption}
        picture={
          <div className={isFirst ? 'h-[clamp(15rem,34vw,30rem)]' : 'h-[clamp(15rem,29vw,26rem)]'}>
            <Picture source={getPicture(picture)} alt="" sizes="(width < 64rem) 95vw, 55vw" eager={isFirst} />
          </div>
        }
      />
      <RichText content={body} className="mt-4 max-w-[40rem] text-ink-2" />
      {showDate && <CheckedDate date={lastChecked} />}
    </li>
  );
}

/** The best seasons for a visit, as posters (docs/specification.md, section 2). */
export function BestTimes({ times }: { times: readonly BestTime[] }) {
  const sharedDate = getSharedCheckedDate(times);
  return (
    <section
      id="best-times"
      tabIndex={-1}
      aria-labelledby="best-times-title"
      className="-scroll-mt-4 outline-none pt-14 print:pt-6"
    >
      <h2 id="best-times-title" className="display text-h2 text-display">
        Best times
      </h2>
      <ul className="mt-8 grid items-start gap-x-6 gap-y-12 lg:grid-cols-12">
        {times.map((time, index) => (
          <BestTimePoster key={time.title} time={time} isFirst={index === 0} showDate={!sharedDate} />
        ))}
      </ul>
      {sharedDate && <CheckedDate date={sharedDate} className="mt-6 text-ink-2" />}
    </section>
  );
}
