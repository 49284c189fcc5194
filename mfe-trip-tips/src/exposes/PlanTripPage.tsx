import '../app.css';

export { PlanTripScreen as default } from '../features/plan-trip/PlanTripScreen.tsx';
