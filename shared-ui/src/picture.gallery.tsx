import { Picture, type PictureSource } from './picture.tsx';

/** Drawn here: the pictures of the site belong to those who release them. */
const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#f7ac5c" d="M0 0h8v6H0z"/><path fill="#113a40" d="M0 6l3-4 2 2 1-1 2 3z"/></svg>',
);
const source: PictureSource = {
  src: () => `data:image/svg+xml,${drawing}`,
  widths: [800],
  width: 800,
  height: 600,
};

export default {
  'Fills its place': () => (
    <div className="aspect-4/3 w-80">
      <Picture source={source} alt="A ridge" sizes="20rem" />
    </div>
  ),
  'Cut around its focus': () => (
    <div className="h-80 w-40">
      <Picture source={source} alt="A ridge" sizes="10rem" focus="30% 50%" />
    </div>
  ),
};
