/** Whether a person opened the URL, as opposed to a page that loads the file. */
export const isNavigation = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false;
