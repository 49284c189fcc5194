-- What a revision was made from: JSON of the schema PlanRequest (shared-planner/src/schema/plan-request.ts). Null in rows from
-- before this migration, which were made from the request as it came.
alter table plan add column request text;
-- Counts how often this revision was saved.
alter table plan add column version integer not null default 1;
-- When the visitor was first sent this revision. From then on it never changes.
alter table plan add column frozen_at text;

-- When the visitor cancelled the trip.
alter table itinerary_request add column cancelled_at text;
-- When the provider last held the plan back.
alter table itinerary_request add column held_at text;
-- What the provider writes to the visitor with the plan.
alter table itinerary_request add column note text not null default '';
-- The keys of the share link and of the calendar address contain these numbers. Each new link has the next one.
alter table itinerary_request add column share_number integer not null default 0;
alter table itinerary_request add column is_shared integer not null default 0;
alter table itinerary_request add column calendar_number integer not null default 0;
alter table itinerary_request add column has_calendar integer not null default 0;

-- Every action on a request.
create table request_action (
  id text primary key,
  reference text not null references itinerary_request (reference) on delete cascade,
  at text not null,
  actor text not null check (actor in ('visitor', 'provider', 'operator', 'system')),
  -- One of the schema RecordedAction (shared-planner/src/schema/plan-document.ts).
  action text not null,
  -- The revision of the plan that it is about.
  revision integer
) strict;
create index request_action_reference on request_action (reference, at);

-- More kinds of emails, and the revision of the plan that each carries.
create table outbox_rebuilt (
  id integer primary key autoincrement,
  reference text not null,
  kind text not null check (
    kind in ('visitor', 'provider', 'plan', 'plan_copy', 'cancellation', 'cancellation_notice', 'deletion')
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

-- A plan that was made has been composed into an email `plan`, or into the visitor's first one when there is none.
insert into outbox_rebuilt
  (id, reference, kind, revision, plan_revision, state, lease_id, attempts, created_at, next_attempt_at, retry_until,
   waits_for_mailbox, may_have_arrived, last_error)
select id, reference, kind, revision,
  case when attempts > 0 and exists (select 1 from plan where plan.reference = outbox.reference) and (
    kind = 'plan' or (kind = 'visitor' and not exists (
      select 1 from outbox as other where other.reference = outbox.reference and other.kind = 'plan'))
  ) then 1 end,
  state, lease_id, attempts, created_at, next_attempt_at, retry_until, waits_for_mailbox, may_have_arrived, last_error
from outbox;
drop table outbox;
alter table outbox_rebuilt rename to outbox;
create index outbox_open on outbox (state, next_attempt_at);
create index outbox_age on outbox (state, created_at);

update plan set frozen_at = created_at
where exists (select 1 from outbox where outbox.reference = plan.reference and plan_revision = plan.revision);
