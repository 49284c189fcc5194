/** Something that we store, as the privacy page names it. */
export type StoredData = {
  title: string;
  /** Which data. */
  what: string;
  why: string;
  /** The legal basis. */
  basis: string;
  until: string;
  /** Column of a table -> the words of `what` that name it. */
  fields: Readonly<Record<string, string>>;
};

/** The legal bases that several data have. */
const REQUESTED =
  'You asked for it: GDPR, Article 6(1)(b); in Kazakhstan your consent, which you give by sending the form.';
const INTEREST = 'Our legitimate interest in';

const AFTER_THE_TRIP = '30 days after the last day of your trip, or when you delete the request.';

/**
 * All that the servers of the site store, and which words name each column of every table. scripts/privacy.test.ts compares it
 * with the migrations: a new column needs a place here, or in `NOT_ABOUT_A_PERSON` with the reason.
 */
export const STORED_DATA: readonly StoredData[] = [
  {
    title: 'Your request',
    what: 'Your email address, the first and last day of your trip, the places and activities you chose and their order, what you prefer if you say so (how you travel and how fast, who travels with the ages of children, arrival and departure, must-haves, what you have booked in your words), when you sent it and from which address of the site. It has a reference and a day on which it is deleted, and a random key and a fingerprint of the content let us see that a request was sent twice. With it is a fingerprint of your mailbox, whether we ask you first if it is yours, and whether you want no emails.',
    why: 'To make your plan and send it to you.',
    basis: REQUESTED,
    until: `${AFTER_THE_TRIP} Two days after you sent it if we asked you and you did not say that it is yours, or if you want no emails.`,
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
    title: 'Your plan',
    what: 'Each version of the plan and the choices it was made from, such as your pace or the time of your flight, when it was made and when it was first sent to you, and which data and program made it. Of a plan that broke one of our rules we keep only which rule, and when we found it.',
    why: 'To show you the plan, change it as you ask, and tell you what has changed.',
    basis: REQUESTED,
    until: AFTER_THE_TRIP,
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
    title: 'What was done with it',
    what: 'Each action on the request, on which version of the plan, when, and by whom: you, the provider, the operator of the site or a program. Whether and when the request was answered, the plan held back or the trip cancelled; the note of the provider to you; and how many links for others and calendar addresses you have made, and whether they work.',
    why: 'To keep our promise of an answer in time, and to be able to explain what happened.',
    basis: REQUESTED,
    until: AFTER_THE_TRIP,
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
    title: 'Links of the provider',
    what: 'For each email to the provider the reference of its request, and when its link to the open requests was made and last used.',
    why: 'So that a link in wrong hands can be ended.',
    basis: `${INTEREST} keeping requests from others: GDPR, Article 6(1)(f).`,
    until: '30 days after it was made, or when the provider ends it.',
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
    title: 'Emails about it',
    what: 'For each email its kind and number, the version of the plan in it, when it was written and until when it is tried, how often it was tried, whether it is being sent, was sent or may have arrived, and whether your mailbox made it wait; if it failed, a code of the error. The text itself is not kept.',
    why: 'To send every email once, and not to lose one.',
    basis: REQUESTED,
    until: `${AFTER_THE_TRIP} Of the email that tells the provider of a deletion: 30 days after it.`,
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
    title: 'How many requests came',
    what: 'For each request and each correction of an address when it came, fingerprints of the mailbox it is for and of the network it came from, the number of the company that runs that network, and whether we asked the mailbox first. Of all emails together we count how many went out in an hour, and how many of them asked first.',
    why: 'So that nobody can have people emailed who did not ask for it.',
    basis: `${INTEREST} sending no email to people who did not ask for it: GDPR, Article 6(1)(f).`,
    until: 'A day. The number of emails in an hour: two days.',
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
    title: 'Addresses that we do not email',
    what: 'A fingerprint of the address, by which we recognise it without storing it; the reason: its owner asked us, or the mail server said that there is no such mailbox; since when, and until when.',
    why: 'To respect the wish, and not to email mailboxes that do not exist.',
    basis: `${INTEREST} sending no email to people who do not want it: GDPR, Article 6(1)(f).`,
    until: 'A wish until you ask us to end it; a mailbox that does not exist for 90 days.',
    fields: {
      'suppression.address_digest': 'A fingerprint of the address',
      'suppression.reason': 'the reason',
      'suppression.created_at': 'since when',
      'suppression.ends_at': 'until when',
    },
  },
  {
    title: 'Deleted requests',
    what: 'The reference of a request, when it was deleted, and a fingerprint of its mailbox. A correction of the address deletes a request too.',
    why: 'So that a backup does not bring back what you have deleted, and you can still tell us never to email you again.',
    basis: `${INTEREST} deleting for good: GDPR, Article 6(1)(f).`,
    until: '40 days, which is longer than any backup is kept.',
    fields: {
      'deleted_request.reference': 'The reference of a request',
      'deleted_request.deleted_at': 'when it was deleted',
      'deleted_request.mailbox_digest': 'a fingerprint of its mailbox',
    },
  },
  {
    title: 'Speed and failures',
    what: 'Your browser tells us which kind of page was opened, how long it took, and which part of it failed. We count that by hour, version and release channel. So that nobody can invent it, each page has a random number, kept for four hours with what was counted of it, and we count what comes from a fingerprint of your network. Nothing in it says who you are, which plan you opened or what you selected, and visits cannot be connected with each other.',
    why: 'So that our teams notice what is slow or broken.',
    basis: `${INTEREST} a site that works: GDPR, Article 6(1)(f).`,
    until: 'The counts for a week, and their archive at Cloudflare, which has no networks, for three months.',
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
