import { GateError } from '../gate/breach.ts';
import { fetchShellContract } from '../gate/shell-contract.ts';
import { withBucket } from './bucket.ts';
import { createRow, describeMatrix, type MatrixRow, readNeeds } from './matrix.ts';
import type { Release } from './release.ts';
import { runAction } from './run-action.ts';

async function runMatrix({ remotes, target, site, isJson }: Extract<Release, { command: 'matrix' }>) {
  const { shared } = await fetchShellContract(site);
  const rows: MatrixRow[] = [];
  for (const remote of remotes) rows.push(createRow(remote, await withBucket(target, remote, readNeeds), shared));
  console.log((isJson ? rows.map((row) => JSON.stringify(row)) : describeMatrix(rows)).join('\n'));
}

/** What the gate has found, or what went wrong. */
const toData = (error: unknown): object =>
  error instanceof GateError ? error.data : { error: error instanceof Error ? error.message : String(error) };

/**
 * Opens the bucket of each remote, one after the other, and does there what is asked for.
 *
 * @throws Error when it cannot be done; the message says what to do.
 */
export async function runRelease(release: Release): Promise<void> {
  if (release.command === 'matrix') return runMatrix(release);
  for (const remote of release.remotes) {
    const action = withBucket(release.target, remote, (bucket) => runAction(bucket, remote, release));
    const { data, lines } = await action.catch((error: unknown) => {
      // A failure is a result too, for whoever reads it as data.
      if (release.isJson) console.log(JSON.stringify({ remote, ...toData(error) }));
      throw error;
    });
    console.log(release.isJson ? JSON.stringify({ remote, ...data }) : lines.join('\n'));
  }
}
