import { InputError, type ReleasedData, readData } from '../../src/cli/read-input.ts';
import { readRules } from '../../src/rules/read-rules.ts';
import { Pace } from '../../src/schema/plan-request.ts';

/**
 * Reads planning data that has every rule the planner needs.
 *
 * @param file planning data; that of the catalogue's last build unless given.
 * @throws InputError when the file cannot be read, is no planning data, or is older than the rules.
 */
export function readCurrentData(file: string | undefined): ReleasedData {
  const released = readData(file);
  try {
    for (const pace of Pace.options) readRules(released.data.rules, pace);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(
      `${reason}\nIf it is there, the planning data is old: build the catalogue with \`npm start\`.`,
    );
  }
  return released;
}
