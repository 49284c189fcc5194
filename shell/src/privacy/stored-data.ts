import * as m from '#messages';

/** Something that we store, as the privacy page names it. */
export type StoredData = {
  title: string;
  /** Which data. */
  what: string;
  why: string;
  /** The legal basis. */
  basis: string;
  until: string;
  /** Column of a table -> the words of `what` in English that name it. */
  fields: Readonly<Record<string, string>>;
};

/**
 * All that the servers of the site store, and which words name each column of every table. scripts/privacy.test.ts compares it
 * with the migrations: a new column needs a place here, or in `NOT_ABOUT_A_PERSON` with the reason.
 */
export const STORED_DATA: readonly StoredData[] = [
  {
    title: m.storedRequest,
    what: m.storedRequestWhat,
    why: m.storedRequestWhy,
    basis: m.storedDataRequested,
    until: `${m.storedDataAfterTrip} ${m.storedRequestUntil}`,
    fields: {
      'itinerary_request.mailbox_digest': 'a fingerprint of your mailbox',
      'itinerary_request.needs_verification': 'whether we ask you first',
      'itinerary_request.is_suppressed': 'whether you want no emails',
      'itinerary_request.reference': 'a reference',
      'itinerary_request.user_email': 'Your email address',
      'itinerary_request.start_date': 'the first and last day of your trip',
      'itinerary_request.end_date': 'the first and last day of your trip',
      'itinerary_request.preferences': 'what you prefer if you say so',
      'itinerary_request.created_at': 'when you sent it',
      'itinerary_request.site_origin': 'from which address of the site',
      'itinerary_request.language': 'in which language',
      'itinerary_request.purge_after': 'a day on which it is deleted',
      'itinerary_request.idempotency_key': 'a random key',
      'itinerary_request.content_hash': 'a fingerprint of the content',
      'requested_location.reference': 'a reference',
      'requested_location.position': 'their order',
      'requested_location.id': 'the places and activities you chose',
      'requested_location.name': 'the places and activities you chose',
      'requested_location.category': 'the places and activities you chose',
      'requested_activity.reference': 'a reference',
      'requested_activity.position': 'their order',
      'requested_activity.id': 'the places and activities you chose',
      'requested_activity.name': 'the places and activities you chose',
    },
  },
  {
    title: m.storedPlan,
    what: m.storedPlanWhat,
    why: m.storedPlanWhy,
    basis: m.storedDataRequested,
    until: m.storedDataAfterTrip,
    fields: {
      'plan.reference': 'the plan',
      'plan.revision': 'Each version',
      'plan.version': 'Each version',
      'plan.plan': 'the plan',
      'plan.request': 'the choices it was made from',
      'plan.created_at': 'when it was made',
      'plan.frozen_at': 'when it was first sent to you',
      'plan.data_version': 'which data and program made it',
      'plan.planner_version': 'which data and program made it',
      'plan_violation.reference': 'a plan that broke one of our rules',
      'plan_violation.rules': 'which rule',
      'plan_violation.data_version': 'which data and program made it',
      'plan_violation.planner_version': 'which data and program made it',
      'plan_violation.found_at': 'when we found it',
    },
  },
  {
    title: m.storedActions,
    what: m.storedActionsWhat,
    why: m.storedActionsWhy,
    basis: m.storedDataRequested,
    until: m.storedDataAfterTrip,
    fields: {
      'request_action.id': 'Each action',
      'request_action.reference': 'the request',
      'request_action.at': 'when',
      'request_action.actor': 'by whom',
      'request_action.action': 'Each action',
      'request_action.revision': 'on which version of the plan',
      'itinerary_request.answered_at': 'when the request was answered',
      'itinerary_request.held_at': 'the plan held back',
      'itinerary_request.cancelled_at': 'the trip cancelled',
      'itinerary_request.note': 'the note of the provider to you',
      'itinerary_request.share_number': 'how many links for others and calendar addresses',
      'itinerary_request.is_shared': 'whether they work',
      'itinerary_request.calendar_number': 'how many links for others and calendar addresses',
      'itinerary_request.has_calendar': 'whether they work',
      'private_link.reference': 'the request',
      'private_link.share_number': 'how many links for others and calendar addresses',
      'private_link.is_shared': 'whether they work',
      'private_link.calendar_number': 'how many links for others and calendar addresses',
      'private_link.has_calendar': 'whether they work',
    },
  },
  {
    title: m.storedLinks,
    what: m.storedLinksWhat,
    why: m.storedLinksWhy,
    basis: m.storedLinksBasis,
    until: m.storedLinksUntil,
    fields: {
      'desk_link.id': 'its link to the open requests',
      'desk_link.reference': 'the reference of its request',
      'desk_link.kind': 'each email to the provider',
      'desk_link.revision': 'each email to the provider',
      'desk_link.issued_at': 'was made',
      'desk_link.last_used_at': 'last used',
    },
  },
  {
    title: m.storedEmails,
    what: m.storedEmailsWhat,
    why: m.storedEmailsWhy,
    basis: m.storedDataRequested,
    until: `${m.storedDataAfterTrip} ${m.storedEmailsUntil}`,
    fields: {
      'outbox.id': 'number',
      'outbox.reference': 'each email',
      'outbox.kind': 'its kind',
      'outbox.revision': 'number',
      'outbox.plan_revision': 'the version of the plan in it',
      'outbox.state': 'whether it is being sent, was sent',
      'outbox.lease_id': 'whether it is being sent',
      'outbox.attempts': 'how often it was tried',
      'outbox.created_at': 'when it was written',
      'outbox.next_attempt_at': 'until when it is tried',
      'outbox.retry_until': 'until when it is tried',
      'outbox.waits_for_mailbox': 'whether your mailbox made it wait',
      'outbox.may_have_arrived': 'may have arrived',
      'outbox.last_error': 'a code of the error',
    },
  },
  {
    title: m.storedCounts,
    what: m.storedCountsWhat,
    why: m.storedCountsWhy,
    basis: m.storedCountsBasis,
    until: m.storedCountsUntil,
    fields: {
      'counted_request.id': 'each request',
      'counted_request.mailbox_digest': 'fingerprints of the mailbox',
      'counted_request.network_digest': 'of the network it came from',
      'counted_request.asn': 'the number of the company that runs that network',
      'counted_request.needs_verification': 'whether we asked the mailbox first',
      'counted_request.created_at': 'when it came',
      'email_hour.hour': 'in an hour',
      'email_hour.sent': 'how many went out',
      'email_hour.verifications': 'how many of them asked first',
    },
  },
  {
    title: m.storedSuppressions,
    what: m.storedSuppressionsWhat,
    why: m.storedSuppressionsWhy,
    basis: m.storedSuppressionsBasis,
    until: m.storedSuppressionsUntil,
    fields: {
      'suppression.address_digest': 'A fingerprint of the address',
      'suppression.reason': 'the reason',
      'suppression.created_at': 'since when',
      'suppression.ends_at': 'until when',
    },
  },
  {
    title: m.storedDeletions,
    what: m.storedDeletionsWhat,
    why: m.storedDeletionsWhy,
    basis: m.storedDeletionsBasis,
    until: m.storedDeletionsUntil,
    fields: {
      'deleted_request.reference': 'The reference of a request',
      'deleted_request.deleted_at': 'when it was deleted',
      'deleted_request.mailbox_digest': 'a fingerprint of its mailbox',
    },
  },
  {
    title: m.storedFigures,
    what: m.storedFiguresWhat,
    why: m.storedFiguresWhy,
    basis: m.storedFiguresBasis,
    until: m.storedFiguresUntil,
    fields: {
      'tally.hour': 'by hour',
      'tally.version': 'version',
      'tally.channel': 'release channel',
      'tally.page': 'which kind of page was opened',
      'tally.metric': 'how long it took, and which part of it failed',
      'tally.bucket': 'how long it took',
      'tally.count': 'We count that',
      'counted.id': 'a random number',
      'counted.version': 'version',
      'counted.page': 'which kind of page was opened',
      'counted.metric': 'with what was counted of it',
      'counted.until': 'for four hours',
      'network.hour': 'by hour',
      'network.version': 'version',
      'network.channel': 'release channel',
      'network.metric': 'which part of it failed',
      'network.network': 'a fingerprint of your network',
      'network.bucket': 'how long it took',
      'network.count': 'we count what comes',
    },
  },
];

/** Columns that say nothing of a person, with the reason. */
export const NOT_ABOUT_A_PERSON: Readonly<Record<string, string>> = {
  'email_stop.id': 'the switch that stops all emails',
  'email_stop.stopped_at': 'the switch that stops all emails',
};
