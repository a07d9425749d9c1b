-- A statement that reaches no row is no change of the catalogue: a visitor may send one, row level security leaves it without
-- any row, and every browser would load all cards again.

create or replace function private.bump_catalogue_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  update public.catalogue_version set version = version + 1, changed_at = now() where id = 1;
  return null;
end
$$;
comment on function private.bump_catalogue_version is
  'After a statement that changed rows of cards_2 or sets_2; those are the transition table "changed".';

drop trigger cards_2_version on public.cards_2;
create trigger cards_2_version_insert after insert on public.cards_2
  referencing new table as changed for each statement execute function private.bump_catalogue_version();
create trigger cards_2_version_update after update on public.cards_2
  referencing new table as changed for each statement execute function private.bump_catalogue_version();
create trigger cards_2_version_delete after delete on public.cards_2
  referencing old table as changed for each statement execute function private.bump_catalogue_version();
create trigger cards_2_version_truncate after truncate on public.cards_2
  for each statement execute function private.bump_catalogue_version();

drop trigger sets_2_version on public.sets_2;
create trigger sets_2_version_insert after insert on public.sets_2
  referencing new table as changed for each statement execute function private.bump_catalogue_version();
create trigger sets_2_version_update after update on public.sets_2
  referencing new table as changed for each statement execute function private.bump_catalogue_version();
create trigger sets_2_version_delete after delete on public.sets_2
  referencing old table as changed for each statement execute function private.bump_catalogue_version();
create trigger sets_2_version_truncate after truncate on public.sets_2
  for each statement execute function private.bump_catalogue_version();
