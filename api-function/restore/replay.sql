-- After the exported rows are back: repeats what happened between the moment of the backup and the restore.
-- What was deleted stays deleted.
delete from outbox where kind <> 'deletion' and reference in (select reference from deleted_request);
delete from itinerary_request where reference in (select reference from deleted_request);
-- A link works only if it worked at the moment of the backup and afterwards. Its number is the highest that was ever given, so
-- that no key comes back.
update itinerary_request set
  is_shared = min(itinerary_request.is_shared, kept.is_shared, itinerary_request.share_number = kept.share_number),
  share_number = max(itinerary_request.share_number, kept.share_number),
  has_calendar = min(itinerary_request.has_calendar, kept.has_calendar, itinerary_request.calendar_number = kept.calendar_number),
  calendar_number = max(itinerary_request.calendar_number, kept.calendar_number)
from private_link as kept where kept.reference = itinerary_request.reference;
delete from private_link where reference not in (select reference from itinerary_request);
-- Requests that came after the moment of the backup are gone: their emails cannot be composed any more.
delete from outbox where kind <> 'deletion' and reference not in (select reference from itinerary_request);
-- A request whose plan has gone out since is answered; one that was cancelled since is cancelled.
update itinerary_request set answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
where answered_at is null and exists (
  select 1 from outbox
  where outbox.reference = itinerary_request.reference and state = 'sent' and plan_revision is not null
    and kind in ('visitor', 'plan')
);
update itinerary_request set cancelled_at = (
  select created_at from outbox where outbox.reference = itinerary_request.reference and kind = 'cancellation'
)
where cancelled_at is null and exists (
  select 1 from outbox where outbox.reference = itinerary_request.reference and kind = 'cancellation'
);
-- A request whose visitor has said since that it is theirs waits no more.
update itinerary_request
set needs_verification = 0, purge_after = strftime('%Y-%m-%dT%H:%M:%fZ', end_date, '+30 days')
where needs_verification and exists (
  select 1 from outbox where outbox.reference = itinerary_request.reference and kind = 'visitor'
);
-- An email that waits for a revision of a plan which is gone carries the one that there is.
update outbox set plan_revision = null
where state <> 'sent' and plan_revision is not null and not exists (
  select 1 from plan where plan.reference = outbox.reference and plan.revision = outbox.plan_revision
);
