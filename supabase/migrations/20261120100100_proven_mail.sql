-- Who proves by a provider to own a mail address owns the account with it. Where new accounts are not confirmed by mail, somebody
-- else may have made that account beforehand and wait for its owner: their password and their sessions end.

create function private.forget_unproven_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known jsonb := coalesce(old.raw_app_meta_data -> 'providers', '[]');
begin
  if old.confirmation_sent_at is null and exists (
    select from jsonb_array_elements_text(coalesce(new.raw_app_meta_data -> 'providers', '[]')) as provider
      where provider <> 'email' and not known @> to_jsonb(provider)
  ) then
    new.encrypted_password := null;
    delete from auth.sessions where user_id = new.id;
  end if;
  return new;
end
$$;
comment on function private.forget_unproven_password is
  'Before update on auth.users: a provider joins an account whose mail was never confirmed by a mail. A new password can be '
  'set by the mail of "Forgot your password?".';

create trigger accounts_forget_unproven_password before update of raw_app_meta_data on auth.users
  for each row execute function private.forget_unproven_password();
