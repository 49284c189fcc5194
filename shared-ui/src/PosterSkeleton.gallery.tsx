import { PosterSkeleton } from './PosterSkeleton.tsx';

export default {
  Poster: () => (
    <div className="max-w-80">
      <PosterSkeleton />
    </div>
  ),
};
