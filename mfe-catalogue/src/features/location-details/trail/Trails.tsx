import type { LocationFacts } from '../../../content/schema.ts';
import type { Trail } from '../../../content/view-models/trail.ts';
import { NearbyWalk } from './NearbyWalk.tsx';
import { WalkingRule } from './WalkingRule.tsx';
import { WayUp } from './WayUp.tsx';

/** The surveyed lines of a location's page: its own way with map and profile, and walks near it in words. */
export const Trails = ({ trails, facts }: { trails: readonly Trail[]; facts: LocationFacts }) => (
  <>
    {trails.map((trail) =>
      trail.drawing ? (
        <WayUp key={trail.id} trail={trail} drawing={trail.drawing} facts={facts} />
      ) : (
        <NearbyWalk key={trail.id} trail={trail} facts={facts} />
      ),
    )}
    {trails.some(({ heights }) => heights) && <WalkingRule />}
  </>
);
