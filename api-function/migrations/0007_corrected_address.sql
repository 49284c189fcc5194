-- A request that was replaced by one for another address still counts for the limit of its own address. Kept for a day.
create table corrected_address (
  -- Of the request that is gone.
  reference text primary key,
  -- HMAC-SHA-256 of the address, hexadecimal.
  address_digest text not null,
  created_at text not null
) strict;
create index corrected_address_digest on corrected_address (address_digest, created_at);
