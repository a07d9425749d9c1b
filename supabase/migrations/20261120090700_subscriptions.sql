-- subscriptions and the view stripe_user_subscriptions: paid plans (specification §3, §6). Filled by the payment provider's
-- webhook alone; a member reads their own through the view.

create table public.subscriptions (
  id text primary key
    constraint subscriptions_id_is_short check (char_length(id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null
    constraint subscriptions_customer_id_is_short check (char_length(customer_id) between 1 and 255),
  price_id text
    constraint subscriptions_price_id_is_short check (char_length(price_id) <= 255),
  status text not null
    constraint subscriptions_status check (status in (
      'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.subscriptions is 'Subscriptions as the payment provider reports them, by its own ids.';

create index subscriptions_of_a_member on public.subscriptions (user_id, created_at desc);
create index subscriptions_of_a_customer on public.subscriptions (customer_id);

create trigger subscriptions_stamp before update on public.subscriptions
  for each row execute function private.stamp_any_change();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.subscriptions enable row level security;
grant select on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

create policy "members see their own subscriptions"
  on public.subscriptions for select to authenticated using (user_id = (select auth.uid()));

-- View ----------------------------------------------------------------------------------------------------------------

create view public.stripe_user_subscriptions with (security_invoker = true) as
  select
    customer_id,
    id as subscription_id,
    price_id,
    status as subscription_status,
    extract(epoch from current_period_start)::bigint as current_period_start,
    extract(epoch from current_period_end)::bigint as current_period_end,
    cancel_at_period_end
  from public.subscriptions
  where user_id = (select auth.uid())
  order by status in ('active', 'trialing') desc, created_at desc
  limit 1;
comment on view public.stripe_user_subscriptions is
  'The viewer''s subscription, none or one row: an active one, else the latest. Periods in seconds since the epoch.';
grant select on public.stripe_user_subscriptions to authenticated, service_role;
