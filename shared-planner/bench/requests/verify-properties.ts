import { createRandomRequest, findBrokenProperties } from '../../src/testing/index.ts';
import type { Figures } from './figures.ts';
import { readCurrentData } from './read-current-data.ts';

type Count = { times: number; plans: number; first: string };

/** How many requests of which size, and of which planning data. */
type PropertyOptions = { count: number; seed: number; maxItems: number; maxDays: number; data: string | undefined };

/**
 * Plans random requests and counts what their plans lack.
 *
 * @throws InputError when the planning data cannot be used.
 */
export function verifyProperties({ count, seed, maxItems, maxDays, data: file }: PropertyOptions): Figures {
  const { data, version } = readCurrentData(file);
  const counts: Record<string, Count> = {};
  let clean = 0;
  for (let index = 0; index < count; index++) {
    const request = createRandomRequest(data, seed * count + index, { items: [0, maxItems], days: [1, maxDays] });
    const broken = findBrokenProperties(data, version, request);
    if (broken.length === 0) clean++;
    for (const { property, message } of broken) {
      counts[property] ??= { times: 0, plans: 0, first: `${message} in the plan of ${JSON.stringify(request)}` };
      counts[property].times++;
    }
    for (const property of new Set(broken.map((entry) => entry.property))) (counts[property] as Count).plans++;
  }
  return { requests: count, 'plans without a fault': clean, faults: counts };
}
