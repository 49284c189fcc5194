import { routes } from '@almaty/delivery/routes';
import { toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';

const createShortcut = (name: string, route: string) => ({ name, url: toLanguage(route, LANGUAGE) });

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
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    createShortcut(m.navigationLocations, routes.locations),
    createShortcut(m.itineraryButtonText, routes.itinerary),
    createShortcut(m.offlineLink, routes.offline),
  ],
  screenshots: [
    {
      ...{ src: '/install/phone.jpg', sizes: '780x1688', type: 'image/jpeg' },
      ...{ form_factor: 'narrow', label: m.navigationLocations },
    },
    {
      ...{ src: '/install/desktop.jpg', sizes: '1280x800', type: 'image/jpeg' },
      ...{ form_factor: 'wide', label: m.navigationHome },
    },
  ],
});
