import { DifficultyBadge, IntensityBadge } from './badge.tsx';

export default {
  Difficulty: () => (
    <p className="flex flex-wrap gap-4">
      {['Medium', 'Hard', 'Very Hard', 'Unknown'].map((each) => (
        <DifficultyBadge key={each} difficulty={each} />
      ))}
    </p>
  ),
  Intensity: () => (
    <p className="flex flex-wrap gap-4">
      {['Low', 'Medium', 'High', 'Unknown'].map((each) => (
        <IntensityBadge key={each} intensity={each} />
      ))}
    </p>
  ),
};
