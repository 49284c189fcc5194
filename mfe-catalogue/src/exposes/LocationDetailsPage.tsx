import '../app.css';

export { LocationDetailsScreen as default } from '../features/location-details/LocationDetailsScreen.tsx';
