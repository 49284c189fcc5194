-- The plans made for a request, one for each revision.
create table plan (
  reference text not null references itinerary_request (reference) on delete cascade,
  revision integer not null,
  -- Versions of the catalogue's release and of the planner.
  data_version text not null,
  planner_version text not null,
  -- JSON of the schema in shared-planner/src/schema/plan.ts.
  plan text not null,
  created_at text not null,
  primary key (reference, revision)
) strict;
