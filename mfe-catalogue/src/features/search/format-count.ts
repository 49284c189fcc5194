/** Formats a number of locations: `1 place`, `12 places`. */
export const formatCount = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
