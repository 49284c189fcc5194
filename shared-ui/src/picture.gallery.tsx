import { Picture, type PictureSource } from './picture.tsx';

/** No file stands at its address: what is seen is the blur that stands in for it, and its place. */
const source: PictureSource = {
  basePath: '/no-picture',
  widths: [800],
  width: 800,
  height: 600,
  focus: '30% 50%',
  blur: ['#2f7da8', '#a9d2cb', '#55804a', '#14343b'],
};

export default {
  'Fills its place': () => (
    <div className="aspect-4/3 w-80">
      <Picture source={source} alt="" sizes="20rem" />
    </div>
  ),
  'Cut around its focus': () => (
    <div className="h-80 w-40">
      <Picture source={source} alt="" sizes="10rem" />
    </div>
  ),
};
