import { expect, test } from 'vitest'
import { cardEmblem, STORY_EMBLEMS } from './emblem.ts'

const emblemOf = (franchise: string | null) => cardEmblem({ types: ['Character'], franchise })

test.each([
  ['Mickey Mouse & Friends', 'star'],
  ['Mickey’s Christmas Carol', 'star'],
  ['Aladdin', 'lamp'],
  ['Frozen', 'snowflake'],
  ['Beauty and the Beast', 'rose'],
  ['Hercules', 'bolt'],
  ['The Little Mermaid', 'shell'],
  ['Moana', 'wave'],
  ['Lilo & Stitch', 'flower'],
  ['The Princess and the Frog', 'flower'],
  ['Peter Pan', 'feather'],
  ['The Lion King', 'sun'],
  ['Encanto', 'butterfly'],
  ['DuckTales', 'compass'],
  ['Darkwing Duck', 'moon'],
  ['Snow White', 'apple'],
  ['Snow White and the Seven Dwarfs', 'apple'],
  ['Cinderella', 'crown'],
  ['Alice In Wonderland', 'teacup'],
  ['Raya and the Last Dragon', 'gem'],
  ['Wreck-It Ralph', 'gear'],
  ['The Sword in the Stone', 'sword'],
  ['Lorcana', 'drop'],
  ['101 Dalmatians', 'paw'],
  ['Winnie the Pooh', 'leaf'],
  ['The Great Mouse Detective', 'lens'],
])('the emblem of %s is a %s', (franchise, emblem) => {
  expect(emblemOf(franchise)).toBe(emblem)
})

test('a card of an unknown franchise has the emblem of its type, and a song has the emblem of songs', () => {
  expect(emblemOf('A New Story')).toBe('character')
  expect(emblemOf(null)).toBe('character')
  expect(cardEmblem({ types: ['Action', 'Song'], franchise: null })).toBe('song')
  expect(STORY_EMBLEMS).toContain(cardEmblem({ types: [], franchise: null }))
})
