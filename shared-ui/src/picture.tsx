import type { SyntheticEvent } from 'react';

/** A picture in AVIF and WebP, in several widths under one base path. */
export type PictureSource = {
  /** Path of the files without width and extension: `/pictures/kaindy-lake` has `/pictures/kaindy-lake-400.avif`. */
  basePath: string;
  /** The widths of the files in pixels, ascending. */
  widths: readonly number[];
  width: number;
  height: number;
  /** The focal point, as in `object-position`. */
  focus: string;
  /** Its colours from top to bottom, shown until it has loaded. */
  blur: readonly string[];
};

type Props = {
  source: PictureSource;
  /** What the picture shows; empty where the text beside it already says so. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched at once instead of when it comes near the viewport. */
  eager?: boolean;
};

// The blur behind a missing picture looks finished, and the browser's broken-image icon does not.
const toggleVisibility = (image: HTMLImageElement) => {
  image.style.visibility = image.naturalWidth > 0 ? '' : 'hidden';
};

/** For an image that failed to load before hydration: its error event is over. */
const toggleIfComplete = (image: HTMLImageElement | null) => {
  if (image?.complete) toggleVisibility(image);
};

/** Props of an `img` that is hidden while its file is missing. */
export const hideOnErrorProps = {
  ref: toggleIfComplete,
  onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => toggleVisibility(currentTarget),
  onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => toggleVisibility(currentTarget),
};

/** A responsive picture that fills its container and is cropped around its focal point. */
export function Picture({ source, alt, sizes, eager = false }: Props) {
  const { basePath, widths, width, height, focus, blur } = source;
  const srcSet = (format: 'avif' | 'webp') => widths.map((w) => `${basePath}-${w}.${format} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        {...hideOnErrorProps}
        src={`${basePath}-${widths[0] ?? width}.webp`}
        srcSet={srcSet('webp')}
        sizes={sizes}
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
