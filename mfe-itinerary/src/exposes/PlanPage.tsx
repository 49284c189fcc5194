import '../app.css';
import { PlanScreen } from '../screens/PlanScreen.tsx';

/** The plan of a visitor, also for those with whom it is shared. */
export default function PlanPage() {
  return <PlanScreen collection="plans" />;
}
