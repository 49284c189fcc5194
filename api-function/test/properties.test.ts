import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { itineraryRequest, todayInAlmaty } from '@almaty/store/schema';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { camping, charyn, emptyDatabase, peak, request, send, stored } from './site.ts';

/** Bodies in all, and how many are sent at a time. */
const BODIES = 10_000;
const BATCH = 100;
const MARK = 'Zx9-typed-by-a-visitor';

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));
beforeEach(emptyDatabase);

const absurd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(MARK), fc.constant(null), fc.string());
const almost = <Value>(right: Value) =>
  fc.oneof({ arbitrary: fc.constant(right), weight: 12 }, { arbitrary: absurd, weight: 1 });
const location = fc.oneof(
  { arbitrary: fc.constantFrom(charyn, peak), weight: 12 },
  { arbitrary: fc.record({ id: almost(13), name: almost(MARK), category: almost('Nature') }), weight: 1 },
);
const address = fc.oneof(
  { arbitrary: fc.uuid().map((id) => `${id}@example.com`), weight: 12 },
  { arbitrary: absurd, weight: 1 },
);
const nearlyRight = fc.record(
  {
    user_email: address,
    start_date: almost(request.start_date),
    end_date: almost(request.end_date),
    selected_locations: fc.oneof(
      { arbitrary: fc.array(location, { minLength: 1, maxLength: 4 }), weight: 12 },
      { arbitrary: absurd, weight: 1 },
    ),
    selected_activities: fc.oneof(
      { arbitrary: fc.array(almost(camping), { maxLength: 2 }), weight: 12 },
      { arbitrary: absurd, weight: 1 },
    ),
  },
  { requiredKeys: [] },
);
const body = fc.oneof({ arbitrary: nearlyRight, weight: 9 }, { arbitrary: absurd, weight: 1 });

test(`of ${BODIES} bodies, from almost right to absurd, none breaks it, is repeated, or stored against the schema`, {
  timeout: 300_000,
}, async () => {
  const schema = itineraryRequest(todayInAlmaty());
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: BATCH, maxLength: BATCH }), async (bodies) => {
      const answers = await Promise.all(bodies.map((each) => send(JSON.stringify(each))));
      for (const [at, response] of answers.entries()) {
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toContain(MARK);
        expect(schema.safeParse(bodies[at]).success, text).toBe(response.status === 202);
        if (response.status === 202) accepted += 1;
      }
    }),
    { numRuns: BODIES / BATCH, endOnFailure: true },
  );
  expect(accepted).toBeGreaterThan(BODIES / 100);
  expect(await stored()).toHaveLength(accepted);
});
