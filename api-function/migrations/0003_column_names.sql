-- Columns are called what they hold. A visitor's links lead to the origin of a site, not to the site.
alter table itinerary_request rename column site to site_origin;
-- The earliest moment of the next attempt; while an email is leased, the moment when its lease expires.
alter table outbox rename column due_at to next_attempt_at;
-- A code, not the text of an error.
alter table outbox rename column last_failure to last_error;
