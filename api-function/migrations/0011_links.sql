-- The numbers of each request's share link and calendar address, and whether they work, apart from the request: a restore of
-- the database keeps these rows, so that a number is given once, and what was taken back stays so (restore/replay.sql).
-- Without a foreign key, because a row outlives its request in that export. A reference says nothing of a person.
create table private_link (
  reference text primary key,
  share_number integer not null,
  is_shared integer not null,
  calendar_number integer not null,
  has_calendar integer not null
) strict;

insert into private_link (reference, share_number, is_shared, calendar_number, has_calendar)
select reference, share_number, is_shared, calendar_number, has_calendar from itinerary_request
where share_number > 0 or calendar_number > 0;

create trigger record_private_link
after update of share_number, is_shared, calendar_number, has_calendar on itinerary_request
begin
  insert into private_link (reference, share_number, is_shared, calendar_number, has_calendar)
  values (new.reference, new.share_number, new.is_shared, new.calendar_number, new.has_calendar)
  on conflict (reference) do update set share_number = excluded.share_number, is_shared = excluded.is_shared,
    calendar_number = excluded.calendar_number, has_calendar = excluded.has_calendar;
end;

create trigger forget_private_link after delete on itinerary_request
begin
  delete from private_link where reference = old.reference;
end;

-- The links to the desk in emails to the provider, one for each email. Its key, and those of the requests that the desk lists,
-- contain the id, and work while the row is here and less than 30 days old.
create table desk_link (
  id text primary key,
  -- The email that it stands in, as the outbox names it.
  reference text not null,
  kind text not null,
  revision integer not null,
  issued_at text not null,
  last_used_at text,
  unique (reference, kind, revision)
) strict;
create index desk_link_issued on desk_link (issued_at);
