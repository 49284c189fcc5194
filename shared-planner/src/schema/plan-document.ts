import { LANGUAGES } from '@almaty/languages';
import * as z from 'zod/mini';
import { Plan } from './plan.ts';
import { PlanRequest } from './plan-request.ts';

/**
 * Whom a key admits: the visitor, somebody with whom the visitor shares the plan and who may only read it, or the
 * provider.
 */
const PlanRole = z.enum(['visitor', 'reader', 'provider']);

/**
 * What happens to a plan: `waiting` until it is made, `ready`, or `cancelled` by the visitor, after which it is only
 * read.
 */
const PlanState = z.enum(['waiting', 'ready', 'cancelled']);

/** The longest note of the provider to the visitor, in characters. */
export const MAX_NOTE_LENGTH = 2000;

/** An action on a request, as it was recorded: who did what and when. */
export const RecordedAction = z.object({
  at: z.iso.datetime(),
  actor: z.enum(['visitor', 'provider', 'operator', 'system']),
  action: z.enum([
    'plan_made',
    'plan_changed',
    'plan_sent',
    'plan_held',
    'note_changed',
    'answered',
    'cancelled',
    'share_link_made',
    'share_link_taken_back',
    'calendar_address_made',
    'calendar_address_taken_back',
  ]),
  /** The revision that the action is about. */
  revision: z.optional(z.int()),
});
export type RecordedAction = z.infer<typeof RecordedAction>;

/**
 * What the provider has of a request besides its plan. `delivery` says how the plan reaches the visitor: `scheduled`
 * goes out by itself at `scheduledAt`, `held` waits for the provider until then, `sent` was handed over or is being
 * sent, `undeliverable` was not accepted and is not tried again by itself, `answered` means that the provider answers the
 * visitor without it.
 */
export const ProviderDetails = z.object({
  delivery: z.enum(['scheduled', 'held', 'sent', 'undeliverable', 'answered']),
  scheduledAt: z.nullable(z.iso.datetime()),
  actions: z.array(RecordedAction),
});
export type ProviderDetails = z.infer<typeof ProviderDetails>;

/** A revision of a plan, and what it was made from. */
export const PlanRevision = z.object({ request: PlanRequest, plan: Plan });
export type PlanRevision = z.infer<typeof PlanRevision>;

/**
 * What the API says of a plan. `current` is the last stored revision; `sent` the last one that an email contains, null
 * before the first. They are the same revision while nothing was changed after sending.
 */
export const PlanDocument = z.object({
  reference: z.string(),
  role: PlanRole,
  state: PlanState,
  /** Names the stored state, for `If-Match`. */
  etag: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** The moment by which the plan is promised. */
  deadline: z.iso.datetime(),
  /** Null until the plan is made. */
  current: z.nullable(PlanRevision),
  /** Null for a reader. */
  sent: z.nullable(PlanRevision),
  /** What the provider wrote to the visitor; empty without a note, and for a reader. */
  note: z.string(),
  /** The key of the link that only reads; null while there is none. For the visitor only. */
  shareKey: z.nullable(z.string()),
  /** The path of the calendar that follows later changes; null while there is none. For the visitor only. */
  calendarPath: z.nullable(z.string()),
  /** That of the visitor's emails, for the provider only. */
  language: z.optional(z.enum(LANGUAGES)),
  /** For the provider only. */
  provider: z.optional(ProviderDetails),
});
export type PlanDocument = z.infer<typeof PlanDocument>;

/**
 * The response to a request for a plan that failed: a text for the person, and a code. When the plan was changed
 * meanwhile (`changed_meanwhile`), also the stored state.
 */
export const PlanFailure = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  document: z.optional(PlanDocument),
});
export type PlanFailure = z.infer<typeof PlanFailure>;

/** The response after a request and its plan were erased: whether the provider may have received it by email before. */
export const Erasure = z.object({ success: z.literal(true), isProviderTold: z.boolean() });
export type Erasure = z.infer<typeof Erasure>;

/** A request in the provider's list of open ones. */
export const OpenRequest = z.object({
  reference: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  created_at: z.iso.datetime(),
  deadline: z.iso.datetime(),
  delivery: ProviderDetails.shape.delivery,
  /** That of the visitor's emails. */
  language: z.optional(z.enum(LANGUAGES)),
  /** The key that opens it on the desk. */
  key: z.string(),
});
export type OpenRequest = z.infer<typeof OpenRequest>;

/** A link to the desk that works: the request whose email it stands in, and when it was issued and last used. */
export const DeskLink = z.object({
  id: z.string(),
  reference: z.string(),
  issued_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
export type DeskLink = z.infer<typeof DeskLink>;

/** The links to the desk that work, the newest first; `own` is the id of the one that asks. */
export const DeskLinkList = z.object({ own: z.string(), links: z.array(DeskLink) });
export type DeskLinkList = z.infer<typeof DeskLinkList>;

/** The provider's open requests, the one with the first deadline first. */
export const OpenRequestList = z.object({ requests: z.array(OpenRequest) });
export type OpenRequestList = z.infer<typeof OpenRequestList>;
