-- Who signed up with a name that somebody else took at that moment was told of an internal error, also by a provider, whose names
-- are suggestions: both found it free.

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  chosen text := btrim(coalesce(meta ->> 'username', ''));
  -- A provider's names were not chosen for this site: they are suggestions.
  is_chosen boolean := chosen <> '' and coalesce(new.raw_app_meta_data ->> 'provider', 'email') = 'email';
  problem text;
  shown text;
  broken text;
begin
  select name into shown
    from unnest(array[
      meta ->> 'display_name', meta ->> 'full_name', meta ->> 'name', meta ->> 'preferred_username', chosen
    ]) with ordinality as names (given, place),
    lateral (select btrim(left(btrim(given), 50))) as trimmed (name)
    where private.is_plain_line(name)
    order by place
    limit 1;
  loop
    if is_chosen then
      problem := public.username_problem(chosen);
      if problem is not null then
        raise sqlstate 'PT422' using message = problem;
      end if;
    end if;
    begin
      insert into public.user_profiles (user_id, username, display_name) values (
        new.id,
        case when is_chosen then chosen else private.free_username(array[
          chosen, meta ->> 'full_name', meta ->> 'name', meta ->> 'preferred_username', split_part(new.email, '@', 1)
        ]) end,
        shown
      );
      return new;
    exception when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'user_profiles_username_is_unique' then
        raise;
      end if;
      -- It has just been taken, and is found to be when it is looked for again.
    end;
  end loop;
end
$$;
