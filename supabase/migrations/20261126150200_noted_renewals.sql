-- Only updates of decks that took several batches are noted: a statement that changes no rule ends at once and leaves no trace.

create or replace function private.note_renewal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.done_to is not null then
      insert into private.deck_renewals (kind, finished_at) values (old.kind, now())
        on conflict (kind) do update set finished_at = excluded.finished_at, failed_at = null, failure = null;
    end if;
  else
    update private.deck_renewals set failed_at = null, failure = null where kind = new.kind and failure is not null;
  end if;
  return null;
end
$$;
