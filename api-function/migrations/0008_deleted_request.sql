-- What a restore of the database would bring back: requests that were deleted, by whatever way. Kept longer than any backup
-- (docs/operations.md, "Backup and restore"). A reference says nothing of a person.
create table deleted_request (
  reference text primary key,
  deleted_at text not null
) strict;

create trigger record_deleted_request after delete on itinerary_request
begin
  insert into deleted_request (reference, deleted_at) values (old.reference, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (reference) do nothing;
end;
