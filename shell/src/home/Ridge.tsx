const file = (time: 'day' | 'dusk', crop: 'wide' | 'narrow', format: 'avif' | 'webp') =>
  `/home-page/ridge-${time}-${crop}.${format}`;

/** Below this width the narrow crop is shown, as in hero.css. */
const NARROW = '(width < 48rem)';
const DARK = '(prefers-color-scheme: dark)';

const sources = [
  { time: 'dusk', crop: 'narrow', media: `${NARROW} and ${DARK}` },
  { time: 'dusk', crop: 'wide', media: DARK },
  { time: 'day', crop: 'narrow', media: NARROW },
] as const;

/** The mountain ridge with a transparent sky, at day or dusk; it overlaps the word of the hero. */
export function Ridge({ alt }: { alt: string }) {
  return (
    <picture>
      {sources.flatMap(({ time, crop, media }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source key={media + format} media={media} type={`image/${format}`} srcSet={file(time, crop, format)} />
        )),
      )}
      <source type="image/avif" srcSet={file('day', 'wide', 'avif')} />
      <img
        src={file('day', 'wide', 'webp')}
        alt={alt}
        width={1920}
        height={1240}
        fetchPriority="high"
        className="hero-ridge"
      />
    </picture>
  );
}
