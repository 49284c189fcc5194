create table itinerary_request (
  reference text primary key,
  user_email text not null,
  start_date text not null,
  end_date text not null check (end_date >= start_date),
  created_at text not null
) strict;

create table requested_location (
  reference text not null references itinerary_request (reference) on delete cascade,
  position integer not null,
  id integer not null,
  name text not null,
  description text not null,
  image text not null,
  category text not null,
  difficulty text,
  primary key (reference, position)
) strict;

create table requested_activity (
  reference text not null references itinerary_request (reference) on delete cascade,
  position integer not null,
  id integer not null,
  name text not null,
  description text not null,
  intensity text not null,
  primary key (reference, position)
) strict;
