import {
  type ContentFault,
  type Fault,
  type Faults,
  STEPS,
  type Step,
} from '../../../api-function/test/mail-server/behaviour.ts';
import { Random } from '../../../shared-planner/src/solver/random.ts';
import { choose } from './shuffle.ts';

/** Of the connections, so many misbehave. */
const FAULT_SHARE = 0.15;
/** Of those, so many do at the content, where an email can be received without the client being told. */
const CONTENT_SHARE = 0.5;
/** A hanging server takes as long as the client waits, so that few may hang. */
const HANG_SHARE = 0.05;

/** Temporary, because an email that is refused for good is lost rightly. */
const REPLIES = ['421 4.3.2 Closing', '450 4.2.0 Try again later', '451 4.3.0 Local error', '452 4.3.1 Full'] as const;
const LONGEST_DELAY_MS = 1000;

const createFault = (random: Random): Fault =>
  random.fraction() < HANG_SHARE
    ? 'hang'
    : choose<Fault>(random, ['drop', { reply: choose(random, REPLIES) }, { delay: random.integer(LONGEST_DELAY_MS) }]);

const createContentFault = (random: Random): ContentFault =>
  random.fraction() < HANG_SHARE ? 'hang-after' : choose<ContentFault>(random, ['drop-after', createFault(random)]);

/** Creates a function that chooses the faults of each connection; the same seed chooses the same. */
export function createMailFaults(seed: number): () => Faults {
  const random = new Random(seed);
  const steps = STEPS.filter((step): step is Exclude<Step, 'content'> => step !== 'content');
  return () => {
    if (random.fraction() >= FAULT_SHARE) return {};
    if (random.fraction() < CONTENT_SHARE) return { content: createContentFault(random) };
    return { [choose(random, steps)]: createFault(random) };
  };
}
