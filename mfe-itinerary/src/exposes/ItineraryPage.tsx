import '../app.css';

export { ItineraryScreen as default } from '../screens/ItineraryScreen.tsx';
