import '../app.css';

export { SampleItinerariesScreen as default } from '../features/sample-itineraries/SampleItinerariesScreen.tsx';
