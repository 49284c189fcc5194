import '../app.css';

export { PlaceScreen as default } from '../features/place/PlaceScreen.tsx';
