import { calendar } from './calendar.ts';
import { languages } from './languages.ts';
import { everyAddress, offline } from './offline.ts';
import { waitForPlan } from './plan-email.ts';
import { planJourneys } from './plan-journeys.ts';
import { type Journey, PLACES } from './trip.ts';

const home: Journey = async ({ open, press, see }, { takePicture }) => {
  await open('/');
  await see('heading', '.*Wonders of.*');
  await takePicture('home');
  await press('link', 'Start Your Adventure.*');
  await see('tab', 'Nature.*');
  await takePicture('locations');
};

const locations: Journey = async ({ press, see }) => {
  for (const [tab, place] of Object.entries(PLACES)) {
    await press('tab', `${tab}.*`);
    await press('button', `Add to trip: ${place}`);
  }
  // The redirect to the activities, which begins with a place in the mountains.
  await press('button', 'Cancel');
  await see('heading', '3 Location\\(s\\) Selected');
};

const search: Journey = async ({ press, see, type }) => {
  await type('What you look for.*', 'шарын');
  await see('status', '1 place found');
  await press('link', 'Charyn Canyon');
  await see('heading', 'Charyn Canyon');
};

const map: Journey = async ({ open, press, see }, { takePicture }) => {
  await open('/map');
  await press('link', '22, Kok Zhailau, Mountain Routes');
  // In the list, and beside the map.
  await see('link', 'Kok Zhailau');
  await press('button', 'Closer');
  await takePicture('map');
  await press('tab', 'The Region');
  // It was added before.
  await see('link', '13, Charyn Canyon, Nature, in your trip');
  await press('button', 'Filters and dates');
  await press('field', 'Winter.*');
  await see('link', 'Show all');
  await takePicture('map-filters');
  await press('link', 'Show all');
};

const request: Journey = async ({ open, press, see, type, wait }, trip) => {
  await open('/itinerary');
  await see('heading', 'Get Your Itinerary');
  await type('Email', trip.email);
  await press('button', 'Open the calendar for the start date');
  await press('button', 'Go to the Next Month');
  await press('button', '15 .*');
  // The calendar of the other date opens by itself.
  await see('button', '18 .*');
  await trip.takePicture('itinerary');
  await press('button', '18 .*');
  const note = await trip.print('itinerary');
  // The estimate moves the button.
  await see('heading', '.* 4 days');
  await press('button', 'Submit Request');
  await see('heading', 'Your Request Is In');
  const reference = await wait('reference', () => /ALM-[0-9A-Z]{10}/.exec(document.body.textContent)?.[0]);
  trip.plan = await waitForPlan(trip.origin, reference, trip.email);
  return note;
};

/** The journeys in their order: each goes on where the last one ended. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  home,
  locations,
  search,
  map,
  calendar,
  request,
  ...planJourneys,
  languages,
  offline,
  offlineSitemap: everyAddress,
};
