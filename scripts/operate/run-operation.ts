import { callSite } from './call-site.ts';
import { formatResult } from './format-result.ts';
import type { Operation } from './operation.ts';

/**
 * Calls the site with the operator's key and prints its answer; ends with 1 when health is red.
 *
 * @throws Error when there is no key, or the site cannot do it.
 */
export async function runOperation(operation: Operation, key = process.env.OPERATOR_KEY): Promise<void> {
  if (!key) throw new Error('OPERATOR_KEY is not set. `npm start` creates that of the local site.');
  const { isRed, value } = await callSite(operation, key);
  console.log(operation.isJson ? JSON.stringify(value, null, 2) : formatResult(operation.command, value));
  if (isRed) process.exitCode = 1;
}
