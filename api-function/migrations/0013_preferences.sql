-- What the visitor prefers: JSON of the schema Preferences (shared-planner/src/schema/plan-request.ts). Null when nothing was
-- chosen.
alter table itinerary_request add column preferences text;
