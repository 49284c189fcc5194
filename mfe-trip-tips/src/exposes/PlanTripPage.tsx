import '../app.css';

export { PlanTripScreen as default } from '../features/tips/PlanTripScreen.tsx';
