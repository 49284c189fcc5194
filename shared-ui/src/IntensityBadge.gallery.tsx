import { IntensityBadge } from './IntensityBadge.tsx';

export default {
  Intensity: () => (
    <p className="flex flex-wrap gap-4">
      {['Low', 'Medium', 'High', 'Unknown'].map((intensity) => (
        <IntensityBadge key={intensity} intensity={intensity} />
      ))}
    </p>
  ),
};
