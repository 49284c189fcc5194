-- What an operator is told of (src/alarms): a row for each alarm that is on.
create table alarm (
  -- The name of its rule.
  name text primary key,
  -- The first check that found it.
  since text not null,
  -- When somebody was last told of it; null when nobody was yet.
  told_at text
) strict;

-- When a copy of the database was last taken out of Cloudflare.
create table backup (
  id integer primary key check (id = 1),
  taken_at text not null
) strict;
