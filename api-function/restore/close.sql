-- Before a restore: closes the tables whose rows are about to be exported, and those that write to them. What still runs in an
-- invocation from before the pause fails, instead of being lost with the database that is replaced. A statement is a line.
create trigger if not exists closed_itinerary_request_insert before insert on itinerary_request begin select raise(abort, 'paused'); end;
create trigger if not exists closed_itinerary_request_update before update on itinerary_request begin select raise(abort, 'paused'); end;
create trigger if not exists closed_itinerary_request_delete before delete on itinerary_request begin select raise(abort, 'paused'); end;
create trigger if not exists closed_suppression_insert before insert on suppression begin select raise(abort, 'paused'); end;
create trigger if not exists closed_suppression_update before update on suppression begin select raise(abort, 'paused'); end;
create trigger if not exists closed_suppression_delete before delete on suppression begin select raise(abort, 'paused'); end;
create trigger if not exists closed_outbox_insert before insert on outbox begin select raise(abort, 'paused'); end;
create trigger if not exists closed_outbox_update before update on outbox begin select raise(abort, 'paused'); end;
create trigger if not exists closed_outbox_delete before delete on outbox begin select raise(abort, 'paused'); end;
create trigger if not exists closed_desk_link_insert before insert on desk_link begin select raise(abort, 'paused'); end;
create trigger if not exists closed_desk_link_update before update on desk_link begin select raise(abort, 'paused'); end;
create trigger if not exists closed_desk_link_delete before delete on desk_link begin select raise(abort, 'paused'); end;
create trigger if not exists closed_email_stop_insert before insert on email_stop begin select raise(abort, 'paused'); end;
create trigger if not exists closed_email_stop_delete before delete on email_stop begin select raise(abort, 'paused'); end;
