import type { SyntheticEvent } from 'react';

/** A picture in AVIF and WebP, several widths of it under one address. Its size keeps its place free before it has come. */
export type PictureEntry = {
  /** The address of its files without width and ending: `/pictures/kaindy-lake` has `/pictures/kaindy-lake-400.avif`. */
  address: string;
  /** In pixels, ascending. */
  widths: readonly number[];
  width: number;
  height: number;
  /** The part that must stay in view, as in `object-position`. */
  focus: string;
  /** Its colours from top to bottom, shown until it has come. */
  blur: readonly string[];
};

type Props = {
  entry: PictureEntry;
  /** What is in it; empty where the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched first instead of when it is near. */
  eager?: boolean;
};

/** What stands behind it looks finished; the browser's sign of a broken picture does not. */
const showIfWhole = (image: HTMLImageElement) => {
  image.style.visibility = image.naturalWidth > 0 ? '' : 'hidden';
};
/** It may have failed before this was live. */
const showAtFirst = (image: HTMLImageElement | null) => {
  if (image?.complete) showIfWhole(image);
};

/** Props of an `img` that is not seen while its file is missing. */
export const hideBroken = {
  ref: showAtFirst,
  onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => showIfWhole(currentTarget),
  onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => showIfWhole(currentTarget),
};

/** A picture of the site; it fills its place and is cut around its focus. */
export function Picture({ entry, alt, sizes, eager = false }: Props) {
  const { address, widths, width, height, focus, blur } = entry;
  const set = (format: 'avif' | 'webp') => widths.map((each) => `${address}-${each}.${format} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        {...hideBroken}
        src={`${address}-${widths[0] ?? width}.webp`}
        srcSet={set('webp')}
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
