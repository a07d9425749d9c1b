-- Messages of refused requests in plain English. A message that no function has stops the migration.

do $migration$
declare
  change record;
  routine oid;
  is_found boolean;
begin
  for change in select * from (values
    ('The last deck is known by its id, its time and its favourites.',
      'The position after the last deck needs its id, its time and its favorites.'),
    ('The last deck is known by its missing copies, their price and its id.',
      'The position after the last deck needs its missing copies, their price and its id.'),
    ('Another run has taken over.', 'A newer run has replaced this one.'),
    ('At most %s decks can be kept. Delete one to save another.',
      'You can save at most %s decks. Delete one to save another.'),
    ('A deck has 1 to 4 copies of a card.', 'A deck can have 1 to 4 copies of a card.'),
    ('A deck lists each card once.', 'A deck can list each card only once.'),
    ('An import adds to a collection or replaces it.', 'An import either adds to the collection or replaces it.'),
    ('The format is core or infinity.', 'The format must be core or infinity.'),
    ('Only the service does this.', 'Only the service may do this.'),
    ('Only administrators see this.', 'Only administrators can see this.'),
    ('Only administrators correct cards.', 'Only administrators can correct cards.'),
    ('Name a card, how many copies and which.', 'A card, a number of copies and a kind of copies are required.'),
    ('Name a card, its finish and how many copies.', 'A card, its finish and a number of copies are required.'),
    ('Name a card.', 'A card is required.')
  ) as messages (former, plain) loop
    is_found := false;
    for routine in
      select procedure.oid from pg_catalog.pg_proc as procedure
        where procedure.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and position('''' || change.former || '''' in procedure.prosrc) > 0
    loop
      is_found := true;
      execute replace(pg_get_functiondef(routine), '''' || change.former || '''', '''' || change.plain || '''');
    end loop;
    if not is_found then
      raise exception 'No function has the message "%"', change.former;
    end if;
  end loop;
end
$migration$;
