-- One key per attempt at the same content: a retry after a lost answer finds what was stored.
alter table itinerary_request add column idempotency_key text;
alter table itinerary_request add column content_hash text;
-- Where the visitor's links lead.
alter table itinerary_request add column site text;
alter table itinerary_request add column purge_after text;

create unique index itinerary_request_key on itinerary_request (idempotency_key);
create index itinerary_request_address on itinerary_request (user_email collate nocase, created_at);
create index itinerary_request_purge on itinerary_request (purge_after);

-- A letter to be sent. Written with its request, so that no accepted request is without its letters.
create table outbox (
  id integer primary key,
  reference text not null references itinerary_request (reference) on delete cascade,
  kind text not null check (kind in ('visitor', 'provider')),
  state text not null default 'due' check (state in ('due', 'leased', 'sent', 'dead')),
  attempts integer not null default 0,
  created_at text not null,
  -- Not before this; while leased: whose lease has ended may be taken by another.
  due_at text not null,
  last_failure text,
  unique (reference, kind)
) strict;

create index outbox_open on outbox (state, due_at);

-- Addresses that get no letters any more, as digests: the list must not be one of addresses.
create table suppression (
  address_digest text primary key,
  created_at text not null
) strict;
