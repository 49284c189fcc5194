import { toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';

/** The web app manifest in the language of this build. */
export const createManifest = () => ({
  name: 'Almaty guide',
  short_name: m.brandName,
  description: m.homeDescription,
  lang: LANGUAGE,
  start_url: toLanguage('/', LANGUAGE),
  // One app, whichever language it was installed from.
  id: '/',
  display: 'minimal-ui',
  background_color: '#fbf7ef',
  theme_color: '#fbf7ef',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
});
