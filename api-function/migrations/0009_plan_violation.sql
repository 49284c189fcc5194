-- Requests whose plan broke a hard rule when it was last made (shared-planner/src/check), so that it was not stored. A plan of
-- the request that keeps the rules removes the row when it is stored.
create table plan_violation (
  reference text primary key references itinerary_request (reference) on delete cascade,
  -- The codes of the rules, such as H1 H8.
  rules text not null,
  -- Versions of the catalogue's release and of the planner.
  data_version text not null,
  planner_version text not null,
  -- When it was last found.
  found_at text not null
) strict;
create index plan_violation_found on plan_violation (found_at);
