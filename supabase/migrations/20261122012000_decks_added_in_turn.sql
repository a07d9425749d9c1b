-- A member's decks were counted after each statement that added some. Several at once each saw their own alone, and all of them
-- were kept past the limit.

alter function private.wait_for_collection_turn rename to wait_for_own_turn;
comment on function private.wait_for_own_turn is
  'Before any statement on user_collections: table calls take turns with the operations. Before decks are added: those of one '
  'member are, and so are counted, one statement after the other.';

create trigger decks_wait_to_come before insert on public.decks
  for each statement execute function private.wait_for_own_turn();
