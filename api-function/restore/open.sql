-- Opens what close.sql has closed; the database of a backup may be closed too, after a restore that was given up.
drop trigger if exists closed_itinerary_request_insert;
drop trigger if exists closed_itinerary_request_update;
drop trigger if exists closed_itinerary_request_delete;
drop trigger if exists closed_suppression_insert;
drop trigger if exists closed_suppression_update;
drop trigger if exists closed_suppression_delete;
drop trigger if exists closed_outbox_insert;
drop trigger if exists closed_outbox_update;
drop trigger if exists closed_outbox_delete;
drop trigger if exists closed_desk_link_insert;
drop trigger if exists closed_desk_link_update;
drop trigger if exists closed_desk_link_delete;
drop trigger if exists closed_email_stop_insert;
drop trigger if exists closed_email_stop_delete;
