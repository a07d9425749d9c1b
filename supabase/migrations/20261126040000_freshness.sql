-- The host reads the card service without an administrator, and pages say how fresh their cards and prices are.

alter table public.catalogue_version
  add column cards_read_at timestamptz,
  add column prices_read_at timestamptz;
comment on column public.catalogue_version.cards_read_at is
  'When an import last read every set of the card service; null if none did, so that the cards are those of the offline pack.';
comment on column public.catalogue_version.prices_read_at is
  'When a price update last read every set; null if none did.';

alter table public.admin_tasks add column next_run timestamptz;
comment on column public.admin_tasks.next_run is
  'When a host runs the task by its schedule; null without a schedule.';

update public.catalogue_version set
  cards_read_at = (
    select last_run from public.admin_tasks
      where task_name = 'card_count_check' and details ? 'imported_count' and details ->> 'outcome' = 'Success'),
  prices_read_at = (
    select last_run from public.admin_tasks where task_name = 'price_data_update' and details ->> 'outcome' = 'Success')
  where id = 1;

create or replace function public.end_admin_task(run uuid, success boolean, error text, details jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended text;
begin
  perform private.only_the_service();
  update private.admin_task_runs set held_until = '-infinity' where run_id = run returning task_name into ended;
  update public.admin_tasks
    set last_run = now(), success = end_admin_task.success, error = left(end_admin_task.error, 5000),
      details = end_admin_task.details, held_until = null
    where task_name = ended;
  if details ->> 'outcome' = 'Success' then
    -- The count runs as the same task as the import, and reads no cards.
    update public.catalogue_version
      set cards_read_at = case when ended = 'card_count_check' and details ? 'imported_count' then now() else cards_read_at end,
        prices_read_at = case when ended = 'price_data_update' then now() else prices_read_at end
      where id = 1 and ended is not null;
  end if;
end
$$;
comment on function public.end_admin_task(uuid, boolean, text, jsonb) is
  'Ends a run, saves the result of its task, and the time of an import or price update that read every set; does nothing if '
  'another run has replaced it. For the service.';
