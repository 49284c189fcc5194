/** A picture in AVIF and WebP. Its size in pixels keeps its place free before it has come. */
export type PictureSource = {
  /** Address of a file by width in pixels and format. */
  src: (width: number, format: 'avif' | 'webp') => string;
  widths: readonly number[];
  width: number;
  height: number;
};

type Props = {
  source: PictureSource;
  /** What is in it; empty where the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched first instead of when it is near. */
  eager?: boolean;
  className?: string;
  /** The part that must stay in view, as in `object-position`. */
  focus?: string;
};

/** A picture of the site; it fills its place and is cut around its focus. */
export function Picture({ source, alt, sizes, eager = false, className = '', focus }: Props) {
  const { src, widths, width, height } = source;
  const set = (format: 'avif' | 'webp') => widths.map((each) => `${src(each, format)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={src(widths[0] ?? width, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={`size-full object-cover ${className}`}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}
