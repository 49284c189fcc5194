/** The name of the site, and the title of a page that is still loading. */
export const SITE_NAME = 'Almaty guide';
