import { env } from 'cloudflare:workers';
import { todayInAlmaty } from '@almaty/dates';
import { itineraryRequestSchema } from '@almaty/store/schema';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { camping, charyn, peak, submitRequest, validRequest } from '../testing/submission.ts';

/** Fast-check chooses a fresh seed for each run, and prints it with the bodies that fail. */
const BODY_COUNT = env.LONG_TESTS ? 10_000 : 300;
/** How many bodies are sent at a time. */
const BATCH_SIZE = 100;
const MARKER = 'Zx9-typed-by-a-visitor';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const arbitraryValue = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(MARKER), fc.constant(null), fc.string());
const mostly = <Value>(validValue: Value) =>
  fc.oneof({ arbitrary: fc.constant(validValue), weight: 12 }, { arbitrary: arbitraryValue, weight: 1 });
const notOffered = { ...charyn, id: 998 };
const location = fc.oneof(
  { arbitrary: fc.constantFrom(charyn, peak), weight: 12 },
  { arbitrary: fc.constant(notOffered), weight: 1 },
  { arbitrary: fc.record({ id: mostly(13), name: mostly(MARKER), category: mostly('Nature') }), weight: 1 },
);
const address = fc.oneof(
  { arbitrary: fc.uuid().map((id) => `${id}@example.com`), weight: 12 },
  { arbitrary: arbitraryValue, weight: 1 },
);
const nearlyValidRequest = fc.record(
  {
    user_email: address,
    start_date: mostly(validRequest.start_date),
    end_date: mostly(validRequest.end_date),
    selected_locations: fc.oneof(
      { arbitrary: fc.array(location, { minLength: 1, maxLength: 4 }), weight: 12 },
      { arbitrary: arbitraryValue, weight: 1 },
    ),
    selected_activities: fc.oneof(
      { arbitrary: fc.array(mostly(camping), { maxLength: 2 }), weight: 12 },
      { arbitrary: arbitraryValue, weight: 1 },
    ),
  },
  { requiredKeys: [] },
);
const body = fc.oneof({ arbitrary: nearlyValidRequest, weight: 9 }, { arbitrary: arbitraryValue, weight: 1 });

test(`accepts exactly the valid ones of ${BODY_COUNT} bodies, without failing or repeating a value`, {
  timeout: 300_000,
}, async () => {
  const schema = itineraryRequestSchema(todayInAlmaty());
  const isValid = (value: unknown) => {
    const { data } = schema.safeParse(value);
    return (
      data?.selected_locations.every(({ id }) => [charyn.id, peak.id].includes(id)) &&
      data.selected_activities.every(({ id }) => id === camping.id)
    );
  };
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE }), async (bodies) => {
      const responses = await Promise.all(bodies.map((value) => submitRequest(JSON.stringify(value))));
      for (const [index, response] of responses.entries()) {
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toContain(MARKER);
        expect(isValid(bodies[index]) ?? false, text).toBe(response.status === 202);
        if (response.status === 202) accepted += 1;
      }
    }),
    { numRuns: BODY_COUNT / BATCH_SIZE, endOnFailure: true },
  );
  expect(accepted).toBeGreaterThan(BODY_COUNT / 100);
  expect(await selectRequests()).toHaveLength(accepted);
});
