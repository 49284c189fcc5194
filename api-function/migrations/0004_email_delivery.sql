-- Names are those of the catalogue when the request came. They are null until the catalogue could be read. The texts of the
-- old rows came from the visitor's browser; nothing reads them.
alter table requested_location drop column name;
alter table requested_location drop column description;
alter table requested_location drop column image;
alter table requested_location drop column category;
alter table requested_location drop column difficulty;
alter table requested_location add column name text;
alter table requested_location add column category text;
alter table requested_activity drop column name;
alter table requested_activity drop column description;
alter table requested_activity drop column intensity;
alter table requested_activity add column name text;

-- When the provider answered, or the plan was sent.
alter table itinerary_request add column answered_at text;
create index itinerary_request_unanswered on itinerary_request (created_at) where answered_at is null;

-- Without a foreign key, because the email that tells the provider of a deletion outlives its request.
create table outbox_rebuilt (
  id integer primary key autoincrement,
  reference text not null,
  kind text not null check (kind in ('visitor', 'provider', 'plan', 'deletion')),
  -- 0 for the first email of its kind, then one more for each new version of its content.
  revision integer not null default 0,
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

insert into outbox_rebuilt (id, reference, kind, state, attempts, created_at, next_attempt_at, retry_until, last_error)
select id, reference, kind, state, attempts, created_at, next_attempt_at,
  strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+20 hours'), last_error
from outbox;
drop table outbox;
alter table outbox_rebuilt rename to outbox;
create index outbox_open on outbox (state, next_attempt_at);
create index outbox_age on outbox (state, created_at);

-- The digests of the old list have no key, and cannot get one afterwards.
drop table suppression;
create table suppression (
  -- HMAC-SHA-256 of the address, hexadecimal: the list must not be one of addresses.
  address_digest text primary key,
  reason text not null check (reason in ('owner', 'mailbox')),
  created_at text not null,
  -- Null when it has no end.
  ends_at text
) strict;
create index suppression_end on suppression (ends_at);
