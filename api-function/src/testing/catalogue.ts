import { env } from 'cloudflare:workers';
import { SMALL_PLANNING_DATA } from '@almaty/planner/testing';

const catalogueIndex = {
  locations: [
    { id: 13, slug: 'charyn-canyon', name: 'Charyn Canyon', category: 'Nature' },
    { id: 31, slug: 'big-almaty-peak', name: 'Big Almaty Peak', category: 'Mountain Routes' },
  ],
  activities: [{ id: 3, name: 'Camping' }],
};

const [museum, park] = SMALL_PLANNING_DATA.locations;
const [ride] = SMALL_PLANNING_DATA.activities;

/** Planning data in which the catalogue's locations stand where a small set has a museum and a park. */
const planningData = {
  ...SMALL_PLANNING_DATA,
  locations: [
    { ...museum, id: 13 },
    { ...park, id: 31 },
  ],
  activities: [
    { ...ride, id: 3, locationIds: [31], months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], monthsByLocation: {} },
  ],
};

/** Publishes a release of the catalogue with two locations and one activity. */
export async function publishCatalogue() {
  await env.CATALOGUE.put('v1/planning.json', JSON.stringify(planningData));
  await env.CATALOGUE.put('v1/catalogue.json', JSON.stringify(catalogueIndex));
  await env.CATALOGUE.put('channels.json', JSON.stringify({ stable: 'v1' }));
}
