/**
 * How many random values a property is tried with: some in each run of the tests, thousands with `LONG_TESTS`. Fast-check
 * chooses a fresh seed for each run, and prints it with what breaks the property.
 */
export const RUN_COUNT = process.env.LONG_TESTS ? 5000 : 100;
