const stamp = 'inline-block rounded-xs px-2 py-0.5 text-sm font-bold';

/** Difficulty colours of the specification, section 5: Medium green, Hard orange, Very Hard red, any other gray. */
const difficulties: Readonly<Record<string, string>> = {
  Medium: 'bg-stamp-medium text-white',
  Hard: 'bg-stamp-hard text-white',
  'Very Hard': 'bg-stamp-very-hard text-white',
};

/** Intensity styles of the specification, section 5: Low primary, Medium secondary, High accent, anything else muted. */
const intensities: Readonly<Record<string, string>> = {
  Low: 'bg-primary text-white',
  Medium: 'bg-secondary text-on-kraft',
  High: 'bg-accent text-white',
};

const other = 'bg-stamp-other text-white';

/** How hard a route is. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  return (
    <span data-slot="difficulty" className={`${stamp} ${difficulties[difficulty] ?? other}`}>
      {difficulty}
    </span>
  );
}

/** How strenuous an activity is. */
export function IntensityBadge({ intensity }: { intensity: string }) {
  return (
    <span data-slot="intensity" className={`${stamp} ${intensities[intensity] ?? other}`}>
      {intensity}
    </span>
  );
}
