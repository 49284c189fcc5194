import { getLocationPicture } from '@almaty/art/pictures';
import { Picture } from '@almaty/ui/picture';
import { Poster, type PosterColor } from '@almaty/ui/poster';
import { toPosterSource } from '@almaty/ui/poster-source';
import type { BestTime } from '../../schema/tips.ts';
import { Checked } from '../prose/Checked.tsx';
import { Prose } from '../prose/Prose.tsx';
import { sharedDay } from '../prose/shared-day.ts';

const colors: Readonly<Record<BestTime['season'], PosterColor>> = { hiking: 'steppe', skiing: 'slate' };

/** The picture of a place, where the site serves those (decision 13). */
const pictureOf = (name: string) => toPosterSource(getLocationPicture(name), `/pictures/${name}`);

/** A season on a poster: when, how warm, what for. */
function BestTimePoster({ time, first, dated }: { time: BestTime; first: boolean; dated: boolean }) {
  const { title, season, temperature, picture, body, checked } = time;
  const caption = (
    <div
      className={`flex grow flex-col items-start justify-between gap-x-6 gap-y-2 px-5 py-5 ${first ? 'sm:flex-row sm:items-center sm:text-right' : ''}`}
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
    <li className={first ? 'lg:col-span-7' : 'lg:col-span-5'}>
      <Poster
        color={colors[season]}
        caption={caption}
        picture={
          <div className={first ? 'h-[clamp(15rem,34vw,30rem)]' : 'h-[clamp(15rem,29vw,26rem)]'}>
            <Picture source={pictureOf(picture)} alt="" sizes="(width < 64rem) 95vw, 55vw" eager={first} />
          </div>
        }
      />
      <Prose text={body} className="mt-4 max-w-[40rem] text-ink-2" />
      {dated && <Checked day={checked} />}
    </li>
  );
}

/** When to come (specification, section 2). */
export function BestTimes({ times }: { times: readonly BestTime[] }) {
  const day = sharedDay(times);
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
        {times.map((time, at) => (
          <BestTimePoster key={time.title} time={time} first={at === 0} dated={!day} />
        ))}
      </ul>
      {day && <Checked day={day} className="mt-6 text-ink-2" />}
    </section>
  );
}
