-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Subscriptions from the payment provider.

-- Subscriptions as the payment provider reports them, with the provider's ids.
create table public.subscriptions (
  id text not null,
  user_id uuid not null,
  customer_id text not null,
  price_id text,
  status text not null,
  current_period_start timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint subscriptions_pkey primary key (id),
  constraint subscriptions_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint subscriptions_customer_id_is_short check (char_length(customer_id) >= 1 and char_length(customer_id) <= 255),
  constraint subscriptions_id_is_short check (char_length(id) >= 1 and char_length(id) <= 255),
  constraint subscriptions_price_id_is_short check (char_length(price_id) <= 255),
  constraint subscriptions_status check (status = any (array['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused']))
);

create index subscriptions_of_a_customer on public.subscriptions using btree (customer_id);
create index subscriptions_of_a_member on public.subscriptions using btree (user_id, created_at desc);

alter table public.subscriptions enable row level security;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy "members see their own subscriptions" on public.subscriptions
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

create trigger subscriptions_stamp before update on subscriptions
  for each row
  execute function private.stamp_any_change();

-- The viewer's subscription, at most one row: an active one, else the latest. Periods in seconds since the epoch.
create view public.stripe_user_subscriptions with (security_invoker=true) as
 select customer_id,
    id as subscription_id,
    price_id,
    status as subscription_status,
    extract(epoch from current_period_start)::bigint as current_period_start,
    extract(epoch from current_period_end)::bigint as current_period_end,
    cancel_at_period_end
   from subscriptions
  where user_id = ((select auth.uid()))
  order by (status = any (array['active', 'trialing'])) desc, created_at desc
 limit 1;

grant select on public.stripe_user_subscriptions to authenticated;
grant select on public.stripe_user_subscriptions to service_role;
