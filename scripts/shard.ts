import { InvalidArgumentError } from '../shared-commands/src/index.ts';

/** A part of all tests: everything but the browser tests, or a share of these as Playwright counts shares. */
export type Shard = 'checks' | `${number}/${number}`;

/**
 * Reads one part of several, such as `2/4`: the first has the checks, and the others share the browser tests.
 *
 * @throws InvalidArgumentError when a text is no part of at least two.
 */
export function parseShard(text: string): Shard {
  const [, index, count] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []).map(Number);
  if (!index || !count || count < 2 || index > count)
    throw new InvalidArgumentError(
      'Write which part of how many, such as 2/4: at least two, because the first has the checks.',
    );
  return index === 1 ? 'checks' : `${index - 1}/${count - 1}`;
}
