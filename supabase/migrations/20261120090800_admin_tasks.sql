-- admin_tasks: how the maintenance tasks of the admin area last went (specification §3). Written by server functions.

create table public.admin_tasks (
  task_name text primary key
    constraint admin_tasks_task_name check (task_name in ('price_data_update', 'card_count_check', 'sets_check')),
  last_run timestamptz,
  success boolean,
  error text
    constraint admin_tasks_error_is_short check (char_length(error) <= 5000),
  details jsonb not null default '{}'
    constraint admin_tasks_details_is_an_object check (jsonb_typeof(details) = 'object')
);
comment on table public.admin_tasks is 'One row a task; last_run and success are null until it ran (shown as "Not Run").';
insert into public.admin_tasks (task_name) values ('price_data_update'), ('card_count_check'), ('sets_check');

alter table public.admin_tasks enable row level security;
grant select on public.admin_tasks to authenticated;
grant all on public.admin_tasks to service_role;

create policy "administrators see how tasks went"
  on public.admin_tasks for select to authenticated using ((select private.is_admin()));
