import { PosterSkeleton } from './skeleton.tsx';

export default {
  Poster: () => (
    <div className="max-w-80">
      <PosterSkeleton />
    </div>
  ),
};
