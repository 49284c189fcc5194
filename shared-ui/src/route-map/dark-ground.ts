/** The id of a ground's root. A path that ends with `#` and this shows the ground in its dark colours. */
export const DARK_GROUND = 'dark';
