import '../app.css';

export { PlanTripScreen as default } from '../screens/PlanTripScreen.tsx';
