import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { recordBackup } from '../alarms/alarm-store.ts';
import { markAnswered } from '../answer/mark-answered.ts';
import { getConfig } from '../config/config.ts';
import { getDigestSecrets } from '../config/secrets.ts';
import { countRequestsOfMailbox, eraseMailbox } from '../deletion/delete-requests.ts';
import { endDeskLinks, listDeskLinks } from '../desk/desk-links.ts';
import { createMessageId } from '../email/message-id.ts';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { limitBody, readJson, requireJson } from '../http/json-body.ts';
import { log } from '../log.ts';
import { startEmails, stopEmails } from '../outbox/email-budget.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { EMAIL_STATES, listEmails, markArrived, requeueEmails } from '../outbox/operate-outbox.ts';
import { EMAIL_KINDS } from '../outbox/outbox.ts';
import { createDigests } from '../suppression/address-digest.ts';
import { getSuppressionList } from '../suppression/suppression.ts';
import { exportAddress } from './export-address.ts';
import { getListPage } from './list-page.ts';
import { listOpenRequests } from './list-requests.ts';
import { requireOperatorKey } from './operator-key.ts';

const MAX_BODY_KB = 4;

const Reference = z.string().check(z.regex(/^ALM-[0-9A-Z]{10}$/, 'must be a reference such as ALM-7K3M9Q0T2X'));
const Kind = z.enum(EMAIL_KINDS, `must be one of ${EMAIL_KINDS.join(', ')}`);
const MOMENT = 'must be a moment such as 2026-11-22T08:00Z';
const Moment = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, MOMENT),
    z.refine((text) => !Number.isNaN(Date.parse(text)), MOMENT),
  ),
  z.transform((text) => new Date(text).toISOString()),
);
/** An object that refuses what it does not know, because a mistyped filter would match everything. */
const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'has an unknown property' : undefined),
  });

const Page = z._default(z.coerce.number().check(z.int('must be a whole number'), z.gte(1, 'must be at least 1')), 1);
const PageQuery = strict({ page: Page });

const Filter = { reference: z.optional(Reference), kind: z.optional(Kind), since: z.optional(Moment) };
const EmailQuery = strict({
  ...Filter,
  page: Page,
  state: z.optional(z.enum(EMAIL_STATES, `must be one of ${EMAIL_STATES.join(', ')}`)),
});
const RequeueBody = strict({
  ...Filter,
  all: z._default(z.boolean(), false),
  include_unknown: z._default(z.boolean(), false),
}).check(z.refine(({ reference, all }) => (reference !== undefined) !== all, 'needs either a reference or all: true'));
const ArrivedBody = strict({ reference: Reference, kind: Kind });
const AnsweredBody = strict({ reference: Reference });
const EndLinkBody = strict({ id: z.optional(z.string()), all: z._default(z.boolean(), false) }).check(
  z.refine(({ id, all }) => (id !== undefined) !== all, 'needs either an id or all: true'),
);
const Address = z.string().check(z.trim(), z.email('must be an email address'));
const AddressBody = strict({ address: Address });
const EraseBody = strict({ address: Address, dry_run: z._default(z.boolean(), false) });
const LiftBody = strict({
  address: z.string().check(z.minLength(1, 'must be an email address, or a digest from the list')),
});

/** @throws HttpError 422 that names the first invalid field. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(422, 'unusable_request', `${issue?.path.join('.') || 'The body'} ${issue?.message}.`);
}

/** The entries that a query without anything else asks for. */
const readPage = (c: Context<HonoEnv>) => getListPage(parse(PageQuery, c.req.query()).page);

/**
 * What operators do with emails, suppressions and requests (docs/operations.md). Every address needs the operator's key;
 * nothing but the export of an address responds with personal data.
 *
 * GET /api/operations/emails?state=&kind=&reference=&since=&page= lists emails with their Message-IDs, a page at a time.
 *   So do suppressions and requests.
 * POST /api/operations/emails/requeue makes dead emails due again.
 * POST /api/operations/emails/arrived settles a dead email that the mail server has accepted.
 * POST /api/operations/emails/stop stops all emails, and POST …/start lets them go again.
 * GET /api/operations/suppressions lists digests, and POST …/lift removes one.
 * GET /api/operations/requests lists the requests without an answer.
 * POST /api/operations/requests/answered marks a request as answered.
 * GET /api/operations/desk-links lists the links to the desk that work, a page at a time, and POST …/end ends one or all.
 * POST /api/operations/backups records that a backup was taken now.
 * POST /api/operations/addresses/export gives everything that is stored about an address.
 * POST /api/operations/addresses/erase deletes all requests of an address, or counts them (dry_run).
 */
export const operationsRoutes = new Hono<HonoEnv>()
  .basePath('/api/operations')
  .use('*', requireOperatorKey)
  .on('POST', '*', requireJson, limitBody(MAX_BODY_KB))
  .get('/emails', async (c) => {
    const { state, page, ...filter } = parse(EmailQuery, c.req.query());
    const { MAIL_FROM } = getConfig(c.env);
    const emails = await listEmails(c.env.DB, filter, state, getListPage(page));
    return c.json(emails.map((email) => ({ ...email, message_id: createMessageId(email, MAIL_FROM) })));
  })
  .post('/emails/requeue', async (c) => {
    const { all: _, include_unknown, ...filter } = parse(RequeueBody, await readJson(c.req));
    const { ids, leftOut } = await requeueEmails(c.env.DB, filter, include_unknown, new Date());
    await enqueueEmails(c.env.EMAIL_QUEUE, ids);
    log('emails_requeued', { emails: ids.length, leftOut });
    return c.json({ requeued: ids.length, left_out: leftOut });
  })
  .post('/emails/arrived', async (c) => {
    const { reference, kind } = parse(ArrivedBody, await readJson(c.req));
    const settled = await markArrived(c.env.DB, reference, kind, new Date());
    log('email_marked_arrived', { reference, kind, emails: settled });
    return c.json({ settled });
  })
  .post('/emails/stop', async (c) => {
    await stopEmails(c.env.DB, new Date());
    log('emails_stopped', {});
    return c.json({ stopped: true });
  })
  .post('/emails/start', async (c) => {
    const waited = await startEmails(c.env, new Date());
    log('emails_started', { emails: waited });
    return c.json({ started: true, waited });
  })
  .get('/suppressions', async (c) => c.json(await getSuppressionList(c.env).list(readPage(c))))
  .post('/suppressions/lift', async (c) => {
    const { address } = parse(LiftBody, await readJson(c.req));
    const isLifted = await getSuppressionList(c.env).lift(address);
    log('suppression_lifted', { isLifted });
    return c.json({ lifted: isLifted });
  })
  .get('/requests', async (c) => c.json(await listOpenRequests(c.env.DB, readPage(c))))
  .post('/requests/answered', async (c) => {
    const { reference } = parse(AnsweredBody, await readJson(c.req));
    return c.json({ answered: await markAnswered(c.env.DB, reference, 'operator', new Date()) });
  })
  .get('/desk-links', async (c) => c.json(await listDeskLinks(c.env.DB, new Date(), readPage(c))))
  .post('/desk-links/end', async (c) => {
    const { id } = parse(EndLinkBody, await readJson(c.req));
    const ended = await endDeskLinks(c.env.DB, id === undefined ? 'all' : { only: id });
    log('desk_links_ended', { links: ended });
    return c.json({ ended });
  })
  .post('/backups', async (c) => {
    const now = new Date();
    await recordBackup(c.env.DB, now);
    log('backup_recorded', {});
    return c.json({ taken_at: now.toISOString() });
  })
  .post('/addresses/export', async (c) => {
    const { address } = parse(AddressBody, await readJson(c.req));
    const digests = await createDigests(getDigestSecrets(getConfig(c.env)), address);
    const data = await exportAddress(c.env.DB, getSuppressionList(c.env), address, digests);
    log('address_exported', { requests: data.requests.length });
    return c.json(data);
  })
  .post('/addresses/erase', async (c) => {
    const { address, dry_run } = parse(EraseBody, await readJson(c.req));
    const digests = await createDigests(getDigestSecrets(getConfig(c.env)), address);
    if (dry_run) return c.json({ would_erase: await countRequestsOfMailbox(c.env.DB, digests) });
    const { count, isProviderTold, emailIds } = await eraseMailbox(c.env.DB, digests, new Date());
    c.executionCtx.waitUntil(enqueueEmails(c.env.EMAIL_QUEUE, emailIds));
    log('address_erased', { requests: count });
    return c.json({ erased: count, provider_told: isProviderTold });
  });
