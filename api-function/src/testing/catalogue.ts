import { env } from 'cloudflare:workers';

const catalogueIndex = {
  locations: [
    { id: 13, slug: 'charyn-canyon', name: 'Charyn Canyon', category: 'Nature' },
    { id: 31, slug: 'big-almaty-peak', name: 'Big Almaty Peak', category: 'Mountain Routes' },
  ],
  activities: [{ id: 3, name: 'Camping' }],
};

/** Publishes a release of the catalogue with two locations and one activity. */
export async function publishCatalogue() {
  await env.CATALOGUE.put('v1/catalogue.json', JSON.stringify(catalogueIndex));
  await env.CATALOGUE.put('channels.json', JSON.stringify({ stable: 'v1' }));
}
