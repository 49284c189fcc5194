import type { Figures } from '../figures/figures.ts';
import { formatNumber } from '../figures/format.ts';
import { type Evaluation, evaluateGoals } from '../figures/goals.ts';
import { writeTable } from '../figures/table.ts';

const DIGITS = 3;

const getBound = ({ isMinimum = false, limit }: Evaluation['goal']) => `${isMinimum ? 'at least' : 'at most'} ${limit}`;

function writeVerdict({ goal, cases, missed, worst }: Evaluation): string {
  if (missed.length === 0) return cases === 1 ? 'met' : `met in all ${cases}`;
  const difference = formatNumber(Math.abs(worst.value - goal.limit), DIGITS);
  return `missed in ${missed.length} of ${cases}, by ${difference} at worst`;
}

/** Writes how every goal is met, and the worst case of each. */
export const writeGoalTable = (figures: Figures): string =>
  writeTable(
    ['figure', 'goal', 'worst case', 'of', 'verdict'],
    evaluateGoals(figures).map((evaluation) => [
      evaluation.goal.name,
      getBound(evaluation.goal),
      formatNumber(evaluation.worst.value, DIGITS),
      evaluation.worst.subject,
      writeVerdict(evaluation),
    ]),
  );

/** Lists the cases in which a goal was missed, a line each. */
export const listMissed = (figures: Figures): string[] =>
  evaluateGoals(figures).flatMap(({ goal, missed }) =>
    missed.map(
      ({ subject, value }) => `${subject}: ${goal.name} is ${formatNumber(value, DIGITS)}, not ${getBound(goal)}`,
    ),
  );
