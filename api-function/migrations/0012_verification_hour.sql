-- How many of the emails of an hour asked for a verification: they have a share of their own.
alter table email_hour add column verifications integer not null default 0;
