-- The language of the page that sent the request, in which its emails, files and pages are.
alter table itinerary_request add column language text not null default 'en';
