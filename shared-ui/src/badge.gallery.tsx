import { DifficultyBadge, IntensityBadge } from './badge.tsx';

export default {
  Difficulty: () => (
    <p className="flex flex-wrap gap-4">
      {['Medium', 'Hard', 'Very Hard', 'Unknown'].map((difficulty) => (
        <DifficultyBadge key={difficulty} difficulty={difficulty} />
      ))}
    </p>
  ),
  Intensity: () => (
    <p className="flex flex-wrap gap-4">
      {['Low', 'Medium', 'High', 'Unknown'].map((intensity) => (
        <IntensityBadge key={intensity} intensity={intensity} />
      ))}
    </p>
  ),
};
