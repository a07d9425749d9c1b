-- The migration before wrote the whole file of the schema into this comment.
comment on function private.deck_list_query is
  'The SQL statement of find_decks. Its parameters are $1 the caller, $2 the author, $3 the format, $4 the query for '
  'the tokens of a row, $5 the query for the index, $6 to $8 the values of the last known row, $9 the number of rows, '
  '$11 a folder and $12 a tag of the caller, $13 the highest price in USD. facts is a condition on private.deck_facts, '
  'or null. "is true" prevents that $4 is searched in the index too. If so few decks are as cheap as a highest price '
  'that looking them up costs less than a scan, they are looked up at once. Any other filter first scans the next '
  '2,000 rows of the list, which fill the page if many decks match. From the number of matches follows how many '
  'further rows should fill the page: that many are scanned, unless the index has fewer matching decks. A page that is '
  'still not full has a rare filter, so all its matches are looked up in the index. Neither way reads the whole table, '
  'whatever its size.';
