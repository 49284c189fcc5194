import { AccessBadge } from './AccessBadge.tsx';

export default {
  Access: () => (
    <p className="flex max-w-96 flex-wrap gap-4">
      <AccessBadge access="closed">Closed until winter 2027/28</AccessBadge>
      <AccessBadge access="restricted">Ice rink closed until winter 2027/28</AccessBadge>
      <AccessBadge access="ask">Ask before you go</AccessBadge>
      <AccessBadge access="open">Open</AccessBadge>
    </p>
  ),
};
