-- The leader that a deck of Format Coconut names.
alter table public.decks
  add column leader text,
  add constraint decks_leader_is_a_name check (private.is_plain_line(leader) and char_length(leader) between 1 and 200);
comment on column public.decks.leader is
  'The full name of the card that leads it in Format Coconut; null without one. The verdict says if it cannot.';
