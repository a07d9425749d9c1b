-- An access token is good for an hour, also after its session ended: by a changed password, a sign-out on all devices or a
-- deleted session. Until then whoever held it could read, write, download and delete everything. From here on the session is
-- looked up: a token whose session is gone is refused with 401 by every write, every
-- procedure and every read of rows that are not for everybody.

create function private.member_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := auth.uid();
  session text := auth.jwt() ->> 'session_id';
begin
  -- Guests, the service and the owner of the database have no session.
  if member is null and auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  if not exists (
    select from auth.sessions
      where id = case when session ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then session::uuid end
        and user_id = member and (not_after is null or not_after > now())
  ) then
    raise sqlstate 'PT401' using message = 'Your session has ended. Please sign in again.', detail = 'session_not_found';
  end if;
  return member;
end
$$;
comment on function private.member_id is
  'Who is signed in; null for guests and the service. PT401 with the detail session_not_found for a token whose session has '
  'ended. Policies and functions ask this one and not auth.uid(), which knows the token alone.';

-- Policies: as a subquery the function runs once for each statement, and where a row is shown to everybody it is not asked.

do $$
declare
  policy record;
begin
  for policy in
    select tablename, policyname,
        ' using (' || replace(qual, 'auth.uid()', 'private.member_id()') || ')' as rows_seen,
        ' with check (' || replace(with_check, 'auth.uid()', 'private.member_id()') || ')' as rows_written
      from pg_catalog.pg_policies
      where schemaname = 'public' and concat(qual, with_check) like '%auth.uid()%'
  loop
    execute format('alter policy %I on public.%I', policy.policyname, policy.tablename)
      || concat(policy.rows_seen, policy.rows_written);
  end loop;
end
$$;

-- Functions that run with the rights of their owner, whom policies do not bind: those that ask who is signed in ask for the
-- session as well. They ask before they look at what everybody may see. Triggers go on with auth.uid(): they run where a policy
-- was asked, also for an account that is being deleted and has no session any more.

do $$
declare
  definition text;
begin
  for definition in
    select pg_catalog.pg_get_functiondef(oid) from pg_catalog.pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and proname <> 'member_id' and prorettype <> 'trigger'::regtype and prosrc like '%auth.uid()%'
  loop
    definition := replace(definition,
      'profile_visibility = ''public'' or owner.user_id = (select auth.uid())',
      'owner.user_id = (select auth.uid()) or profile_visibility = ''public''');
    execute replace(definition, 'auth.uid()', 'private.member_id()');
  end loop;
end
$$;
