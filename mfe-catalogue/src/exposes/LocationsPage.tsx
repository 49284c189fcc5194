import '../app.css';

export { LocationsScreen as default } from '../features/locations/LocationsScreen.tsx';
