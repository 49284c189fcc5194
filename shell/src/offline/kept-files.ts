import { ONLINE_FOLDER } from '@almaty/delivery/online-folder';

/** How the name of a picture ends that comes in several sizes. */
const SIZE = /-(\d+)\.(avif|webp)$/;

/** The size that is kept, in pixels of width: it stands in for the others. */
const KEPT_SIZE = '-400.avif';

/** The name of the picture that stands in for one in another size. */
export const getStandIn = (picture: string): string => picture.replace(SIZE, KEPT_SIZE);

/** Whether a file of a build is kept: what pages load in a browser that has modern formats. */
export const isKeptFile = (name: string): boolean =>
  /\.(js|css|json|svg|woff2|avif)$/.test(name) &&
  !/(^|\/)(mf-manifest|mf-stats)\.json$/.test(name) &&
  !name.split('/').includes(ONLINE_FOLDER) &&
  (!SIZE.test(name) || name.endsWith(KEPT_SIZE));

/** Whether a path is that of a picture, a drawn map among them. */
export const isPicture = (path: string): boolean => /\.(avif|webp)$|\/pictures\//.test(path);
