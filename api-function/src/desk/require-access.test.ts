import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDatabase } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { callApi, deskKey, REFERENCE, readFailure } from '../testing/plan-api.ts';
import { verifyAccessToken } from './require-access.ts';

const team = 'team.cloudflareaccess.com';
const audience = 'the-desk';
const { publicKey, privateKey } = await generateKeyPair('RS256');
const other = await generateKeyPair('RS256');
const keySet = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' }] };

const sign = (claims: JWTPayload, key = privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key);

const createToken = (claims: JWTPayload = {}, key = privateKey) =>
  sign({ iss: `https://${team}`, aud: [audience], exp: Math.floor(Date.now() / 1000) + 60, ...claims }, key);

const verify = async (token: string) => verifyAccessToken(token, { team, audience, keys: createLocalJWKSet(keySet) });

test('a token of the team for this application is valid', async () => {
  await expect(verify(await createToken())).resolves.toBeUndefined();
});

test.each<[string, () => Promise<string>]>([
  ['no token', async () => ''],
  ['a text', async () => 'a.b.c'],
  ['a token that another key signed', () => createToken({}, other.privateKey)],
  ['a token of another team', () => createToken({ iss: 'https://other.cloudflareaccess.com' })],
  ['a token for another application', () => createToken({ aud: ['another'] })],
  ['a token that has expired', () => createToken({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['a token that never expires', () => sign({ iss: `https://${team}`, aud: audience })],
])('%s is refused', async (_, create) => {
  await expect(verify(await create())).rejects.toMatchObject({ status: 403, code: 'no_access' });
});

describe('the desk of a site with Cloudflare Access', () => {
  beforeEach(async () => {
    await clearDatabase();
    await recordRequest();
  });
  const variables = { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience };
  const call = async (token: string | undefined, change: object = variables) =>
    callApi(
      `/api/desk/${REFERENCE}`,
      { key: await deskKey(), headers: token === undefined ? {} : { 'cf-access-jwt-assertion': token } },
      change,
    );

  test('needs a token besides the key, with the keys of the team; the plan page needs none', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(keySet));
    expect((await call(await createToken())).status).toBe(200);
    expect(String(fetched.mock.calls[0]?.[0])).toBe(`https://${team}/cdn-cgi/access/certs`);
    expect(await readFailure(await call(undefined))).toMatchObject({ status: 403, code: 'no_access' });
    expect((await callApi(`/api/plans/${REFERENCE}`, {}, variables)).status).toBe(200);
  });

  test('says so when the keys of the team cannot be fetched', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Network connection lost'));
    const change = { ...variables, ACCESS_TEAM: 'unreachable.cloudflareaccess.com' };
    const response = await call(await createToken(), change);
    expect(await readFailure(response)).toMatchObject({ status: 503, code: 'access_unavailable' });
  });

  test('without those variables needs the key only', async () => {
    expect((await call(undefined, {})).status).toBe(200);
  });
});
