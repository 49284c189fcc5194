import '../app.css';

export { ActivitiesScreen as default } from '../features/activities/ActivitiesScreen.tsx';
