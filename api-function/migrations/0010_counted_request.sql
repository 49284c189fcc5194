-- What the limits of requests count: a row for each request and each correction that was accepted
-- (src/limits/request-limits.ts). Kept for a day.
create table counted_request (
  id integer primary key,
  -- HMAC-SHA-256 of the mailbox, and of the network of the sender, hexadecimal.
  mailbox_digest text not null,
  network_digest text not null,
  -- Number of the autonomous system that the network belongs to; null where the platform does not tell it.
  asn integer,
  -- 1 when it waits for a verification.
  needs_verification integer not null,
  created_at text not null
) strict;
create index counted_request_mailbox on counted_request (mailbox_digest, created_at);
create index counted_request_network on counted_request (network_digest, created_at);
create index counted_request_asn on counted_request (asn, created_at);
create index counted_request_age on counted_request (created_at);
-- It counted corrections, which are counted like requests now.
drop table corrected_address;

-- HMAC-SHA-256 of the mailbox that the address belongs to, hexadecimal (src/limits/mailbox.ts).
alter table itinerary_request add column mailbox_digest text not null default '';
-- 1 until whoever reads the mailbox says that the request is theirs; it has no other email before.
alter table itinerary_request add column needs_verification integer not null default 0;
-- 1 when the owner of the mailbox wants no emails: it has none, and whoever sent it is not told.
alter table itinerary_request add column is_suppressed integer not null default 0;
create index itinerary_request_mailbox on itinerary_request (mailbox_digest);

-- Whoever was written to by mistake can still say "never again" when the request is gone.
alter table deleted_request add column mailbox_digest text;
drop trigger record_deleted_request;
create trigger record_deleted_request after delete on itinerary_request
begin
  insert into deleted_request (reference, deleted_at, mailbox_digest)
  values (old.reference, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), old.mailbox_digest)
  on conflict (reference) do nothing;
end;

-- How many emails were sent in an hour, such as 2026-11-27T15, and the moment since which an operator has stopped them all.
create table email_hour (
  hour text primary key,
  sent integer not null
) strict;
create table email_stop (
  id integer primary key check (id = 1),
  stopped_at text not null
) strict;

-- One more kind of email: it asks whether a request is the visitor's own.
create table outbox_rebuilt (
  id integer primary key autoincrement,
  reference text not null,
  kind text not null check (
    kind in ('verification', 'visitor', 'provider', 'plan', 'plan_copy', 'cancellation', 'cancellation_notice', 'deletion')
  ),
  -- 0 for the first email of its kind, then one more for each further one.
  revision integer not null default 0,
  -- The revision of the plan that it carries. Null until it is composed, which takes the current one, and when it carries none.
  plan_revision integer,
  -- sending: the content is being handed over, so that nobody knows the outcome if the sender crashes.
  state text not null default 'due' check (state in ('due', 'leased', 'sending', 'sent', 'refused', 'dead')),
  -- Identifies the holder of the lease.
  lease_id text,
  attempts integer not null default 0,
  -- The moment from which it shall be sent: in the future for an email that is scheduled.
  created_at text not null,
  -- The earliest moment of the next attempt; while an email is leased or sending, the moment when its lease expires.
  next_attempt_at text not null,
  -- The email is dead when it is not sent by this moment.
  retry_until text not null,
  -- 1 while it is retried for a reason on the side of the visitor's mailbox, which nobody here can mend.
  waits_for_mailbox integer not null default 0,
  -- 1 after an attempt whose outcome is unknown.
  may_have_arrived integer not null default 0,
  -- A code, not the text of an error.
  last_error text,
  unique (reference, kind, revision)
) strict;
insert into outbox_rebuilt
  (id, reference, kind, revision, plan_revision, state, lease_id, attempts, created_at, next_attempt_at, retry_until,
   waits_for_mailbox, may_have_arrived, last_error)
select id, reference, kind, revision, plan_revision, state, lease_id, attempts, created_at, next_attempt_at, retry_until,
  waits_for_mailbox, may_have_arrived, last_error
from outbox;
drop table outbox;
alter table outbox_rebuilt rename to outbox;
create index outbox_open on outbox (state, next_attempt_at);
create index outbox_age on outbox (state, created_at);
