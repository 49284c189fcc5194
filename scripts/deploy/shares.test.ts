import { describe, expect, test } from 'vitest';
import type { RunWrangler } from '../bootstrap-account/wrangler.ts';
import { findUploaded, giveAll, giveShare, type Place, readShares } from './shares.ts';

const STABLE = '11111111-0000-4000-8000-000000000000';
const CANARY = '22222222-0000-4000-8000-000000000000';
const SINCE = '2026-11-29T02:00:00.000000Z';

/** An account whose Worker has a deployment, as wrangler 4.164 and the API of Cloudflare know it. */
function createAccount() {
  const account = {
    calls: [] as string[],
    deployment: { versions: [{ version_id: STABLE, percentage: 100 }] } as Record<string, unknown>,
    uploaded: [] as object[],
  };
  const wrangler: RunWrangler = (args) => {
    account.calls.push(args.join(' '));
    const printed = args[0] === 'deployments' ? { created_on: SINCE, ...account.deployment } : account.uploaded;
    if (args[1] === 'deploy') {
      const versions = args.slice(2, args.indexOf('--yes')).map((text) => {
        const [version_id, percent = ''] = text.split('@');
        return { version_id, percentage: Number.parseInt(percent, 10) };
      });
      const message = args[args.indexOf('--message') + 1];
      // The platform promises no order.
      account.deployment = { versions: versions.toReversed(), annotations: { 'workers/message': message } };
    }
    return { isOk: true, stdout: JSON.stringify(printed), output: '' };
  };
  return { account, place: { part: 'shell', environment: 'staging', wrangler } satisfies Place };
}

describe('the shares of a Worker', () => {
  test.each([10, 50, 90])('with a canary at %i %% name it, and the version that the others get', (percent) => {
    const { account, place } = createAccount();
    giveShare(place, STABLE, { version: CANARY, percent });
    expect(account.calls).toEqual([
      `versions deploy ${STABLE}@${100 - percent}% ${CANARY}@${percent}% --yes --message canary ${CANARY} --env staging -c shell/wrangler.jsonc`,
    ]);
    expect(readShares(place)).toEqual({ stable: STABLE, canary: { version: CANARY, percent }, since: new Date(SINCE) });
  });

  test('after a promotion or the end of a canary have one version', () => {
    const { place } = createAccount();
    for (const version of [CANARY, STABLE]) {
      giveShare(place, STABLE, { version: CANARY, percent: 10 });
      giveAll(place, version, 'a reason');
      expect(readShares(place)).toMatchObject({ stable: version, canary: null });
    }
  });

  test('are not guessed when somebody else has split them', () => {
    const { account, place } = createAccount();
    account.deployment = {
      versions: [
        { version_id: STABLE, percentage: 90 },
        { version_id: CANARY, percentage: 10 },
      ],
    };
    expect(() => readShares(place)).toThrow('Nobody knows which version of the shell is the canary');
  });

  test('are not changed for the version that all visitors get', () => {
    const { account, place } = createAccount();
    expect(() => giveShare(place, STABLE, { version: STABLE, percent: 10 })).toThrow('All visitors get');
    expect(account.calls).toEqual([]);
  });
});

describe('the version that was uploaded last', () => {
  const create = (id: string, created_on: string, tag: string) => ({
    ...{ id, metadata: { created_on }, annotations: { 'workers/tag': tag } },
  });

  test('is the newest, wherever it is in the list', () => {
    const { account, place } = createAccount();
    account.uploaded = [create(CANARY, '2026-11-29T03:00:00Z', 'abc1234'), create(STABLE, SINCE, 'abc1234')];
    expect(findUploaded(place, 'abc1234')).toBe(CANARY);
    account.uploaded.reverse();
    expect(findUploaded(place, 'abc1234')).toBe(CANARY);
  });

  test('is not that of somebody else', () => {
    const { account, place } = createAccount();
    account.uploaded = [create(STABLE, SINCE, 'abc1234'), create(CANARY, '2026-11-29T03:00:00Z', 'def5678')];
    expect(() => findUploaded(place, 'abc1234')).toThrow('Somebody else has uploaded a version of the shell');
  });
});
