-- After a restore: empties the tables whose rows were exported before it (docs/operations.md, "Backup and restore").
delete from deleted_request;
delete from suppression;
delete from outbox;
delete from private_link;
delete from desk_link;
delete from email_stop;
