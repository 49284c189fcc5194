import { EmptyState } from './EmptyState.tsx';

export default {
  Plain: () => <EmptyState>No activities selected yet.</EmptyState>,
  'With an action': () => (
    <EmptyState action={<a href="#empty-state">Browse locations</a>}>No locations selected yet.</EmptyState>
  ),
};
