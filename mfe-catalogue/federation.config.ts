import type { RemoteFederation } from '@almaty/delivery/build';

export default {
  name: 'catalogue',
  port: 3001,
  exposes: {
    './LocationsPage': './src/exposes/LocationsPage.tsx',
    './LocationDetailsPage': './src/exposes/LocationDetailsPage.tsx',
    './SampleItinerariesPage': './src/exposes/SampleItinerariesPage.tsx',
    './CityPage': './src/exposes/CityPage.tsx',
    './NaturePage': './src/exposes/NaturePage.tsx',
    './MountainRoutesPage': './src/exposes/MountainRoutesPage.tsx',
    './ActivitiesPage': './src/exposes/ActivitiesPage.tsx',
  },
} satisfies RemoteFederation;
