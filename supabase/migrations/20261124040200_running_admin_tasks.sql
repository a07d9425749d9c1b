-- A second start of a task that runs already was refused, and nobody could see which run held it or when it had ended. The row of
-- the task says so, for all administrators: also for a run of the host's own schedule.

alter table public.admin_tasks add column held_until timestamptz;
comment on column public.admin_tasks.held_until is
  'While a run holds the task: until when, unless it goes on. Null when no run holds it. The other columns are the last result.';

create or replace function public.begin_admin_task(task text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  begun private.admin_task_runs;
begin
  perform private.only_the_service();
  insert into private.admin_task_runs as runs (task_name, run_id, held_until)
    values (task, gen_random_uuid(), now() + interval '3 minutes')
    on conflict (task_name) do update set run_id = excluded.run_id, held_until = excluded.held_until
      where runs.held_until <= now()
    returning * into begun;
  if begun is null then
    raise sqlstate 'PT409' using message = 'This task is running already. Please wait until it has ended.';
  end if;
  update public.admin_tasks set held_until = begun.held_until where task_name = task;
  return jsonb_build_object('run_id', begun.run_id, 'sets_read', begun.sets_read);
end
$$;

create or replace function public.continue_admin_task(run uuid, set_code text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  continued private.admin_task_runs;
begin
  perform private.only_the_service();
  update private.admin_task_runs
    set held_until = now() + interval '3 minutes',
      sets_read = sets_read || jsonb_build_object(set_code, extract(epoch from now()))
    where run_id = run
    returning * into continued;
  if continued is null then
    raise sqlstate 'PT409' using message = 'Another run has taken over.';
  end if;
  update public.admin_tasks set held_until = continued.held_until where task_name = continued.task_name;
  -- Runs of different tasks write one after the other, so that they never wait for each other in a circle.
  perform pg_advisory_xact_lock(hashtext('card service'));
end
$$;

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
end
$$;

comment on column public.admin_tasks.success is
  'Whether the last run saved what it could read. details.outcome is "Success", "Incomplete" (details.sets_left_out of '
  'details.sets_total sets were left out) or "Failed".';
