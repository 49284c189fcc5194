import '../app.css';
import { PlanScreen } from '../screens/PlanScreen.tsx';

/** The provider's desk: a plan with what only the provider does with it. */
export default function DeskPage() {
  return <PlanScreen collection="desk" />;
}
