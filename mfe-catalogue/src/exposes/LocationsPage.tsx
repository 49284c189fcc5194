import '../app.css';

export { LocationsScreen as default } from '../screens/LocationsScreen.tsx';
