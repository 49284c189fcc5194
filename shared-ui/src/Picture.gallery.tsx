import { Picture, type PictureSource } from './Picture.tsx';

/** There is no such file, so the gallery shows the blur and the space of the picture. */
const source: PictureSource = {
  basePath: '/no-picture',
  widths: [800],
  fallbackWidths: [800],
  width: 800,
  height: 600,
  focus: '30% 50%',
  blur: ['#2f7da8', '#a9d2cb', '#55804a', '#14343b'],
};

export default {
  'Fills its container': () => (
    <div className="aspect-4/3 w-80">
      <Picture source={source} alt="" sizes="20rem" />
    </div>
  ),
  'Cropped around its focal point': () => (
    <div className="h-80 w-40">
      <Picture source={source} alt="" sizes="10rem" />
    </div>
  ),
};
