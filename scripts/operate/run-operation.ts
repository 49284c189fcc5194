import { callSite } from './call-site.ts';
import { confirm } from './confirm.ts';
import { findFailure } from './find-failure.ts';
import { formatResult } from './format-result.ts';
import { describeNext } from './list-page.ts';
import type { Operation } from './operation.ts';

/**
 * Calls the site with the operator's key and prints its answer; ends with 1 when health is red, or what the command names does not exist.
 *
 * @throws Error when there is no key, or the site cannot do it.
 */
export async function runOperation(operation: Operation, key = process.env.OPERATOR_KEY): Promise<void> {
  if (!key) throw new Error('OPERATOR_KEY is not set. `npm start` creates that of the local site.');
  if (operation.question) await confirm(operation.question);
  const { isRed, value } = await callSite(operation, key);
  const failure = findFailure(operation, value);
  if (operation.isJson) console.log(JSON.stringify(value, null, 2));
  else if (!failure) console.log(formatResult(operation.command, value));
  const next = describeNext(operation.call.path, value);
  if (next) console.error(next);
  if (failure) console.error(failure);
  if (failure || isRed) process.exitCode = 1;
}
