import { DifficultyBadge } from './DifficultyBadge.tsx';

export default {
  Difficulty: () => (
    <p className="flex flex-wrap gap-4">
      {['Medium', 'Hard', 'Very Hard', 'Unknown'].map((difficulty) => (
        <DifficultyBadge key={difficulty} difficulty={difficulty} />
      ))}
    </p>
  ),
};
