/** The name of a point or base without what follows a comma or bracket: `Saty village, guest houses` is `Saty village`. */
export const shortenName = (name: string): string => name.split(/,| \(/)[0] ?? name;
