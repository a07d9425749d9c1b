import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import type { Member, TestBackend } from './startTestBackend.ts'

/**
 * Adds a row of `member` to every table with personal rows. Returns the member's deck, and the deck of `other` that is the
 * member's favorite. account.test.ts fails for a table that is missing here.
 */
export async function useEverything(backend: TestBackend, member: Member, other: Member) {
  const deck = await saveDeck(member, { name: `Deck of ${member.id}`, is_public: true })
  const liked = await saveDeck(other, { name: `Deck of ${other.id}` })
  const { client, id: user_id } = member
  await given(client.from('deck_favorites').insert({ user_id, deck_id: liked.id }).select())
  await given(
    client
      .from('deck_labels')
      .insert({ user_id, deck_id: deck.id, folder: 'League', tags: ['aggro'] })
      .select(),
  )
  await given(client.rpc('name_deck_version', { deck: deck.id, version: 1, label: 'First' }).then(asData))
  await given(client.from('assembled_decks').insert({ user_id, deck_id: deck.id }).select())
  await given(client.from('user_collections').insert({ user_id, card_id: 'pack-9-1', quantity: 3 }).select())
  const wish = { card_id: 'pack-9-1', quantity: 4, priority: 1, only_foil: true }
  await given(client.rpc('set_wish', wish))
  await given(client.rpc('set_playset', { card_id: 'pack-9-1', playset: 2 }))
  await given(client.rpc('set_list_settings', { playset: 3 }).then(asData))
  // Adds an operation with its changes, and restores the collection.
  const operation_id = crypto.randomUUID()
  await given(client.rpc('add_set_to_collection', { set_id: '5', operation_id }))
  await given(client.from('user_collections').delete().like('card_id', 'pack-5-%').select())
  await given(client.rpc('report_content', { kind: 'name', target: other.id, reason: 'other' }).then(asData))
  await backend.sql(`insert into private.flagged_names (member_id, word_id) select $1, min(id) from name_words`, [
    user_id,
  ])
  await backend.sql(`insert into private.flagged_decks (deck_id, word_id) select $1, min(id) from name_words`, [
    deck.id,
  ])
  const match = {
    user_id,
    deck_id: deck.id,
    result: 'win',
    player_initiative: 'on_play',
    opponent_colors: ['Ruby', 'Steel'],
    notes: `Notes of ${member.id}`,
    game_id: `Game of ${member.id}`,
    import_id: user_id,
  }
  await given(client.from('matches').insert(match).select())
  await given(client.rpc('set_match_sharing', { shares: true }).then(asData))
  await backend.sql(
    `insert into private.community_picks (user_id, match_id, week, game, format, inks, opponent_inks, played_first, first_won)
      select user_id, id, '2026-09-07', game_id, 'core', '{Amber,Steel}', '{Ruby,Steel}', true, true from matches where user_id = $1`,
    [user_id],
  )
  const subscription = { id: `sub_${user_id}`, user_id, customer_id: `cus_${user_id}`, status: 'active' }
  await given(backend.service.from('subscriptions').insert(subscription).select())
  // An unfinished sign-in with Google.
  await backend.sql(
    `insert into auth.flow_state (id, user_id, authentication_method, provider_type, provider_access_token)
      values (gen_random_uuid(), $1, 'oauth', 'google', 'token-of-google')`,
    [user_id],
  )
  return { deck, liked }
}

/** Answers of procedures without a result have no data. */
export const asData = <Answer extends object>(answer: Answer) => ({ ...answer, data: true })
