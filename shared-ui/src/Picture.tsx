/** A picture in AVIF and WebP, in several widths under one base path. */
export type PictureSource = {
  /** Path of the files without width and extension: `/pictures/kaindy-lake` has `/pictures/kaindy-lake-400.avif`. */
  basePath: string;
  /** The widths of the AVIF files in pixels, ascending. */
  widths: readonly number[];
  /** The same of the WebP files, of which a browser without AVIF gets one. */
  fallbackWidths: readonly number[];
  width: number;
  height: number;
  /** The focal point, as in `object-position`. */
  focus: string;
  /** Its colours from top to bottom, shown until it has loaded. */
  blur: readonly string[];
};

/** The least width of a file for a card, in pixels, and the greatest for a thumbnail. */
const CARD_WIDTH = 312;
/** Props of a picture that is shown at most 6.5rem wide: it has files for three device pixels per pixel. */
export const THUMBNAIL = { from: 100, to: CARD_WIDTH } as const;

type Props = {
  source: PictureSource;
  /** What the picture shows; empty where the text beside it already says so. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute; more than its container where its sides are cropped. */
  sizes: string;
  /** The least and the greatest width in pixels of the files to choose from, which keeps the HTML short. */
  from?: number;
  to?: number;
  /** Above the fold: fetched at once instead of when it comes near the viewport. */
  eager?: boolean;
};

/** A responsive picture that fills its container and is cropped around its focal point. */
export function Picture({
  source,
  alt,
  sizes,
  from = CARD_WIDTH,
  to = Number.POSITIVE_INFINITY,
  eager = false,
}: Props) {
  const { basePath, widths, fallbackWidths, width, height, focus, blur } = source;
  const candidates = widths.filter((candidate) => from <= candidate && candidate <= to);
  const fallbackWidth = fallbackWidths.find((candidate) => candidate >= to) ?? fallbackWidths.at(-1) ?? width;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={candidates.map((w) => `${basePath}-${w}.avif ${w}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`${basePath}-${fallbackWidth}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className="size-full object-cover"
        style={{ objectPosition: focus, backgroundImage: `linear-gradient(${blur.join(',')})` }}
      />
    </picture>
  );
}
