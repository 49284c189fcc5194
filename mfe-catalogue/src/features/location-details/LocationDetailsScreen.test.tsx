// @vitest-environment happy-dom

import { getLocationPath, routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import locations from '#generated/locations.json' with { type: 'json' };
import { AccessStamp } from '../../components/access/AccessStamp.tsx';
import { LocationDetailsScreen } from './LocationDetailsScreen.tsx';

// What editors write must not decide whether the code is right.
vi.mock('../../content/view-models/load-location-details.ts', async () => {
  const { createLocationDetails } = await import('../../../build/view-models/location-details.ts');
  const { testContent } = await import('../../../build/testing/test-content.ts');
  return {
    loadLocationDetails: async (slug: string) => {
      const found = testContent.locations.find(({ location }) => location.slug === slug);
      if (!found) throw new Error(`There is no location ${slug}`);
      return createLocationDetails(testContent, found);
    },
  };
});

// A day on which the facts of the content were checked, so that its notices and seasons read the same for ever.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const renderLocation = async (slug: string) => {
  // The screen suspends until its details and the code of its static content are loaded.
  await act(async () => {
    await import('./static-content.tsx');
    renderScreen(getLocationPath(slug), routes.locationDetails, <LocationDetailsScreen />);
  });
};
/** The text of the row with a term, among the five things that matter first or in a section. */
const getRowText = (term: string) => {
  const row = screen.getByText(term).closest('div,li');
  if (!row) throw new Error(`There is no row ${term}`);
  return row.textContent;
};
const getSection = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).closest('details');
  if (!section) throw new Error(`There is no section ${heading}`);
  return section;
};

test('shows the names and the five things that matter first', async () => {
  await renderLocation('medeu');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medeu');
  expect(screen.getByText('«Медеу» биік таулы мұз айдыны').lang).toBe('kk');
  expect(getRowText('From the city')).toContain('16 km by road, 30 to 45 minutes; bus 12 or 21, about 45 minutes');
  expect(getRowText('Open')).toContain('Today: day and night');
  expect(getRowText('Allow')).toContain('45 minutes to 2½ hours');
  expect(getRowText('Best months')).toContain('April to October');
  expect(getRowText('Fee')).toContain('Free');
});

test('shows the access notice with its reason and its day of check, above the facts', async () => {
  await renderLocation('medeu');
  const notice = screen.getByRole('note');
  expect(notice.textContent).toContain('Ice rink closed until winter 2027/28');
  expect(notice.textContent).toContain('842 steps');
  expect(notice.textContent).toContain('Checked on 22 November 2026.');
});

test('a place that its access notice closes is not called open', async () => {
  await renderLocation('green-bazaar');
  expect(getRowText('Open')).toContain('Closed until 12 June 2027');
  expect(getRowText('Open')).not.toContain('Today');
});

test('a place that the season closes is not called open', async () => {
  await renderLocation('kaindy-lake');
  expect(getRowText('Open')).toContain('Usually closed until 20 May');
  const getClosure = () => screen.getByText('Usually closed 1 November to 20 May:').closest('p');
  expect(getClosure()?.textContent).toContain('snow and deep fords close the track');
  expect(getClosure()?.dataset).toHaveProperty('now');
  cleanup();
  await renderLocation('big-almaty-peak');
  expect(getRowText('Open')).toContain('Out of season: possible from July to September');
  vi.setSystemTime(new Date('2027-07-10T06:00:00Z'));
  cleanup();
  await renderLocation('kaindy-lake');
  expect(getRowText('Open')).toContain('Today: 09:00 to 18:00');
  expect(getClosure()?.dataset).not.toHaveProperty('now');
});

test('prerendered HTML shows a notice as it was written, also on a day after its end', () => {
  const notice = { state: 'closed' as const, to: '2026-12-31', reviewBy: '2027-01-15' };
  expect(renderToString(<AccessStamp notice={notice} />)).toContain('Closed until 31 December 2026');
});

test('says whom to ask, with the day of the check, and leads there from what has to be asked', async () => {
  await renderLocation('palace-of-the-republic');
  expect(getRowText('Open')).toContain('The hours are not known: ask Almaty Auenderi');
  const link = screen.getByRole('link', { name: /^ask Almaty Auenderi/ });
  const ask = document.querySelector(link.getAttribute('href') ?? '');
  expect(ask?.textContent).toContain('Checked on 27 November 2026.');
  expect(ask?.querySelector('a')?.getAttribute('href')).toBe('https://almaty-ayenderi.kz');
});

test('says once that nobody is known, and asks visitors to ask nobody', async () => {
  await renderLocation('bartogai-reservoir');
  expect(screen.getAllByText(/nobody to ask/)).toHaveLength(1);
  expect(document.querySelector('a[href="#ask"]')).toBeNull();
});

test('a telephone number can be called', async () => {
  await renderLocation('central-state-museum-of-kazakhstan');
  expect(screen.getByRole('link', { name: '+7 727 264 55 77', hidden: true }).getAttribute('href')).toBe(
    'tel:+77272645577',
  );
});

test('shows no access notice of an open location', async () => {
  await renderLocation('arbat');
  expect(screen.queryByRole('note')).toBeNull();
});

test.each(locations)('the page of $name cites every source of its list, and lists none twice', async ({ slug }) => {
  await renderLocation(slug);
  const sourceItems = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
  const citations = [...document.querySelectorAll('sup a')].map((link) => Number(link.textContent));
  expect([...new Set(citations)].sort((a, b) => a - b)).toEqual(sourceItems.map((_, index) => index + 1));
  const addresses = sourceItems.map((item) => item.querySelector('a')?.href ?? item.textContent);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('shows way, length, ascent, variants and the GPX download of a mountain route', async () => {
  await renderLocation('gorelnik-trail');
  expect(getRowText('Starts at')).toContain('Medeu, last stop of bus 12');
  expect(getRowText('There and back')).toContain('11 km to the falls');
  expect(getRowText('Ascent')).toContain('800 m');
  expect(getSection('Height and effort').textContent).toContain('To the falls and back: 5½ hours');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download GPX' }).download).toBe('gorelnik-trail.gpx');
});

test('the sections behind headings say how to get there, when it is open, what it costs, and what is dangerous', async () => {
  await renderLocation('charyn-canyon');
  expect(getSection('Getting there').textContent).toContain('By car');
  expect(getSection('Opening hours').textContent).toContain('Every day: 09:00 to 18:00');
  expect(getSection('Fees and papers').textContent).toContain('900 tenge a day');
  expect(getSection('Fees and papers').textContent).toContain('Passport');
  expect(getSection('Safety').textContent).toContain('40 °C');
  expect(getSection('Safety').textContent).toContain('112');
  expect(getSection('Where to sleep').textContent).toContain('Charyn canyon, bungalows and yurts');
  const links = [...getSection('Goes well with').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain(getLocationPath('kolsay-lake'));
});

test('the page says once when its facts were checked, and names last what has no published source', async () => {
  await renderLocation('medeu');
  const sources = screen.getByRole('region', { name: 'Sources' });
  expect(screen.getAllByText(/^Checked (on|between) .* except what rests on general knowledge/)).toHaveLength(1);
  const unpublished = within(sources).getByText('Without a published source:').nextElementSibling;
  expect(unpublished?.textContent).toContain('General knowledge of Almaty (not checked yet)');
  expect(sources.querySelector('ol')?.textContent).not.toContain('not checked yet');
});

test('leads on to locations of the same day and nearby, to sample itineraries, and through its category', async () => {
  await renderLocation('kaindy-lake');
  const getLinks = (role: 'region' | 'navigation', name: string) =>
    within(screen.getByRole(role, { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(getLinks('region', 'On the same day')).toContain(getLocationPath('kolsay-lake'));
  expect(getLinks('navigation', 'More of Nature')).toEqual(['kolsay-lake', 'altyn-emel'].map(getLocationPath));
  fireEvent.click(screen.getByRole('button', { name: 'Add all to trip: Canyon, lake and drowned forest' }));
  for (const button of screen.getAllByRole('button', { name: /^Add to trip: (Kaindy|Kolsay) Lake/ }))
    expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a taxi has its price, a driver for the day is for far places, and nobody drives to the centre from the centre', async () => {
  await renderLocation('medeu');
  expect(getSection('Getting there').textContent).toContain('2,400 to 3,900 tenge one way');
  cleanup();
  await renderLocation('charyn-canyon');
  expect(getSection('Getting there').textContent).toContain('a price for the whole day');
  cleanup();
  await renderLocation('republic-square');
  expect(getSection('Getting there').textContent).not.toMatch(/By taxi|By car/);
  cleanup();
  await renderLocation('central-state-museum-of-kazakhstan');
  expect(getSection('Getting there').textContent).not.toContain('By taxi');
});

test('names the days of a danger that returns every year', async () => {
  await renderLocation('turgen-gorge');
  expect(getSection('Safety').textContent).toContain('From 27 November to 31 March: the road beyond kilometre 15');
});

test('shows no row for an unknown fact, and says that a position is unknown', async () => {
  await renderLocation('ak-bulak-ski-resort');
  expect(screen.queryByText('Ascent')).toBeNull();
  expect(screen.queryByText('Starts at')).toBeNull();
  expect(getRowText('Open')).toContain('Out of season');
  expect(getRowText('Fee')).toContain('Not known');
  expect(screen.getByRole('region', { name: 'Where it is' }).textContent).toContain('was not found in any source');
  expect(screen.queryByRole('link', { name: 'Google Maps' })).toBeNull();
});

test('warns about facts of low confidence only', async () => {
  await renderLocation('kaindy-lake');
  expect(getRowText('From the city')).toContain('*');
  expect(screen.getAllByText('* Check before you go')).toHaveLength(1);
  expect(getRowText('Height')).not.toContain('*');
});

test('says that a position of low confidence is approximate', async () => {
  await renderLocation('issyk-lake');
  expect(screen.getByRole('region', { name: 'Where it is' }).textContent).toContain('approximate');
});

test('shows no drive to Republic Square, which distances are measured from', async () => {
  await renderLocation('republic-square');
  expect(getRowText('From the city')).toContain('In the centre');
});

test('the same button adds and removes the location', async () => {
  await renderLocation('medeu');
  // One stands in the poster in wide windows, the other in the ticket of narrow ones.
  const [addButton, otherButton] = screen.getAllByRole('button', { name: 'Add to trip: Medeu' });
  if (!addButton || !otherButton) throw new Error('A button is missing');
  fireEvent.click(addButton);
  expect(otherButton.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(otherButton);
  expect(addButton.getAttribute('aria-pressed')).toBe('false');
});
