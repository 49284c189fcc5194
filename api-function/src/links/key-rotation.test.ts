import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { callApi, deskKey, REFERENCE, readDocument, shareKey, visitorKey } from '../testing/plan-api.ts';
import { fetchWithEnv, SITE } from '../testing/submission.ts';
import { createCalendarKey } from './plan-keys.ts';
import { createDeletionLink, createPlanLink } from './request-links.ts';

const PLAN = `/api/plans/${REFERENCE}`;
const DESK = `/api/desk/${REFERENCE}`;
const NEXT = 'the secret that replaces another one, 32+';

/** The variables after a rotation in which the secrets that signed the mailed links stay valid. */
const rotated = {
  LINK_SECRET: NEXT,
  LINK_SECRET_PREVIOUS: env.LINK_SECRET,
  DESK_SECRET: NEXT,
  DESK_SECRET_PREVIOUS: env.DESK_SECRET,
};

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  await recordRequest();
});

const getDeletionPath = async (secret: string) =>
  (await createDeletionLink(secret, { site_origin: SITE, reference: REFERENCE })).replace(SITE, '');

describe('a mailed link', () => {
  test('to the plan, and to the desk, works with the previous secret and with the new one', async () => {
    for (const change of [{}, rotated]) {
      expect(await readDocument(await callApi(PLAN, {}, change))).toMatchObject({ role: 'visitor' });
      expect(await readDocument(await callApi(DESK, { key: await deskKey() }, change))).toMatchObject({
        role: 'provider',
      });
    }
    const nextLink = await createPlanLink(NEXT, { site_origin: SITE, reference: REFERENCE, language: 'en' });
    const key = nextLink.slice(nextLink.indexOf('#') + 1);
    expect((await callApi(PLAN, { key }, rotated)).status).toBe(200);
    expect((await callApi(PLAN, { key })).status).toBe(404);
  });

  test('to the deletion works with the previous secret and with the new one', async () => {
    for (const secret of [env.LINK_SECRET, NEXT])
      expect((await fetchWithEnv(rotated, await getDeletionPath(secret))).status).toBe(200);
  });

  test('of a share and of a calendar works with the previous secret, and the plan names the new ones', async () => {
    await callApi(`${PLAN}/share`, { method: 'PUT' });
    await callApi(`${PLAN}/calendar`, { method: 'PUT' });
    const key = await shareKey(1);
    expect(await readDocument(await callApi(PLAN, { key }, rotated))).toMatchObject({ role: 'reader' });
    const calendar = await createCalendarKey(env.LINK_SECRET, REFERENCE, 1);
    expect((await fetchWithEnv(rotated, `${PLAN}/calendar/${calendar}.ics`)).status).toBe(200);
    const document = await readDocument(await callApi(PLAN, {}, rotated));
    expect(document.shareKey).not.toBe(key);
    expect((await callApi(PLAN, { key: document.shareKey ?? '' }, rotated)).status).toBe(200);
  });

  test('is dead without the previous secret, and the page says what to do', async () => {
    const change = { LINK_SECRET: NEXT, DESK_SECRET: NEXT };
    expect((await callApi(PLAN, { key: await visitorKey() }, change)).status).toBe(404);
    expect((await callApi(DESK, { key: await deskKey() }, change)).status).toBe(404);
    const page = await fetchWithEnv(change, await getDeletionPath(env.LINK_SECRET));
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('If it still does not work, it has expired');
  });

  test('is dead with an empty previous secret, which signs nothing', async () => {
    const change = { LINK_SECRET: NEXT, LINK_SECRET_PREVIOUS: '' };
    expect((await callApi(PLAN, { key: await visitorKey() }, change)).status).toBe(404);
  });
});
