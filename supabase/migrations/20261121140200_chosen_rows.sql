-- A hosted project refuses every update and delete without "where" that a visitor or the service sets off (pg_safeupdate).

create or replace function private.bump_catalogue_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.catalogue_version set version = version + 1, changed_at = now() where id = 1;
  return null;
end
$$;
