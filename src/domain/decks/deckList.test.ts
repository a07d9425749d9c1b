import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { foldText } from '../cards/foldText.ts'
import { indexByName } from './cardNameIndex.ts'
import { anyDeck, copiesById, DECK_SETS } from './deck.arbitrary.ts'
import { makeDeckList, parseDeckList } from './deckList.ts'
import { countCards } from './deckRules.ts'

const elsa = makeCard({ id: 'elsa', name: 'Elsa - Spirit of Winter', cost: 8, collectorNumber: '42' })
const elsaBefore = makeCard({
  id: 'elsa before',
  name: elsa.name,
  cost: 8,
  set: 'The First Chapter',
  collectorNumber: '4a',
})
const garden = makeCard({
  id: 'garden',
  name: "Ursula's Garden - Full of the Unfortunate",
  cost: 4,
  collectorNumber: '43',
})
const song = makeCard({ id: 'song', name: 'A Pirate’s Life', cost: 8, collectorNumber: '44' })
const puppies = makeCard({ id: 'puppies', name: '99 Puppies', cost: 5, collectorNumber: '45' })
const bruno = makeCard({ id: 'bruno', name: "We Don't Talk About Bruno", cost: 5, collectorNumber: '46' })
const maui = makeCard({ id: 'maui', name: 'Maui - Hero to All', cost: 5, collectorNumber: '47' })
const sea = makeCard({ id: 'sea', name: 'Under the Sea… & Beyond!', cost: 8, collectorNumber: '48' })
const index = indexByName([elsa, elsaBefore, garden, song, puppies, bruno, maui, sea], DECK_SETS)

const parse = (text: string) => parseDeckList(text, index)
const entriesOf = (text: string) => {
  const result = parse(text)
  return result.ok ? result.entries.map(({ card, quantity }) => `${quantity} ${card}`) : result.problems
}

describe('importing a deck list', () => {
  test.each([
    ['4 Elsa - Spirit of Winter', '4 elsa'],
    ['4x Elsa - Spirit of Winter', '4 elsa'],
    ['4X elsa - spirit of winter', '4 elsa'],
    ['4 x Elsa - Spirit of Winter', '4 elsa'],
    ['4xElsa - Spirit of Winter', '4 elsa'],
    ['  3\tElsa – Spirit of Winter  ', '3 elsa'],
    ['\uFEFF3 Elsa — Spirit of Winter', '3 elsa'],
    ['1 Elsa, Spirit of Winter *E*', '1 elsa'],
    ['2 Elsa - Spirit of Winter (9-42)', '2 elsa'],
    ['2 Elsa - Spirit of Winter (1-4a)', '2 elsa before'],
    ['2 Elsa - Spirit of Winter (001-04A)', '2 elsa before'],
    ['2 Elsa - Spirit of Winter (1-4a) *E*', '2 elsa before'],
    ['2 Elsa - Spirit of Winter (7-123)', '2 elsa'],
    ['2 Elsa - Spirit of Winter (9-43)', '2 elsa'],
    ['2 Elsa - Spirit of Winter [1-4a]', '2 elsa before'],
    ['2 Elsa - Spirit of Winter (1) 4a', '2 elsa before'],
    ['2 Elsa - Spirit of Winter (TFC) 4a', '2 elsa'],
    ['2 Elsa - Spirit of Winter (1) 4a/204 *F*', '2 elsa before'],
    ['2 Elsa - Spirit of Winter (1-4a) (Cold Foil)', '2 elsa before'],
    ['2 Elsa - Spirit of Winter [Ursula’s Return]', '2 elsa'],
    ['Elsa - Spirit of Winter x4', '4 elsa'],
    ['Elsa - Spirit of Winter (1-4a) ×2', '2 elsa before'],
    ['99 Puppies (x3)', '3 puppies'],
    ['Elsa - Spirit of Winter 3', '3 elsa'],
    ["A Pirate's Life 2", '2 song'],
    ['- 4x Elsa - Spirit of Winter', '4 elsa'],
    ['• 2 99 Puppies', '2 puppies'],
    ['4,Elsa - Spirit of Winter', '4 elsa'],
    ['1 Ursula’s Garden - Full of the Unfortunate', '1 garden'],
    ['1 garden', '1 garden'],
    ["2 A Pirate's Life", '2 song'],
    ['4 99 Puppies', '4 puppies'],
    ['4 We Dont Talk About Bruno', '4 bruno'],
    ['4 We Don’t Talk About Bruno', '4 bruno'],
    ['4 We Dont Talk', '4 bruno'],
    ['2 Ursulas Garden Full of the Unfortunate', '2 garden'],
    ['2 Ursulas Garden', '2 garden'],
    ['3 Elsa Spirit of Winter!', '3 elsa'],
    ['3 Élsa - Spirit-of-Winter', '3 elsa'],
    ['1 under the sea and beyond', '1 sea'],
    ['1 Under the Sea... & Beyond', '1 sea'],
  ])('“%s” is %s', (line, entry) => {
    expect(entriesOf(line)).toEqual([entry])
  })

  test('ignores blank lines, comments and headings', () => {
    const text =
      '# 4 A Pirate’s Life\r\n// Deck\r\n\r\nAmber (12)\r\n4 Elsa - Spirit of Winter\r\nTotal: 4\r1 99 Puppies\n'
    expect(entriesOf(text)).toEqual(['4 elsa', '1 puppies'])
  })

  test.each(['0', '5', '60', '99999999999999999999'])('ignores a line with a count of %s', (count) => {
    expect(entriesOf(`${count} Nobody\n1 garden`)).toEqual(['1 garden'])
  })

  test('does not mistake a letter of a name for the x of a count', () => {
    expect(entriesOf('4 Xanadu')).toEqual([{ line: 1, message: 'Card not found: "Xanadu"' }])
  })

  test('adds up the lines of a card to at most 4 copies', () => {
    expect(entriesOf('1 garden\n2 A Pirate’s Life\n2 garden')).toEqual(['3 garden', '2 song'])
    expect(entriesOf('3 garden\n2 garden')).toEqual(['4 garden'])
  })

  test('is refused for unknown names, and reports all of them', () => {
    expect(entriesOf('1 garden\n\n2 Nobody (9-1)\n2 garden\n1 Nothing')).toEqual([
      { line: 3, message: 'Card not found: "Nobody"' },
      { line: 5, message: 'Card not found: "Nothing"' },
    ])
  })

  test.each(['', '  \n\t', '# 4 Elsa'])('of an empty text asks for a list: “%s”', (text) => {
    expect(entriesOf(text)).toEqual([{ line: 1, message: 'Please enter a deck list to import.' }])
  })

  const example = 'Write each line as a number and a card name: 4 Elsa - Spirit of Winter'

  test.each(['Elsa', 'Amber (12)\nElsa - Spirit of Winter\nWe Dont Talk About Bruno\nTotal: 4', '99 Puppies'])(
    'a list without counts says how to write them: “%s”',
    (text) => {
      expect(entriesOf(text)).toEqual([{ line: 1, message: `No counts found. ${example}` }])
    },
  )

  test.each([
    ['0 Maui', '"Maui" was left out: its count is 0.'],
    ['5 Elsa', '"Elsa" was left out: 5 copies are more than the 4 of a deck.'],
    ['0 We Dont Talk About Bruno', '"We Dont Talk About Bruno" was left out: its count is 0.'],
    ['60 Cards', `No counts from 1 to 4 found. ${example}`],
  ])('explains why no count is usable: “%s”', (text, message) => {
    expect(entriesOf(text)).toEqual([{ line: 1, message }])
  })

  test('reports a line with the count 0 beside usable lines', () => {
    const result = parse('1 garden\n0 Maui')
    expect(result.ok && result.differences).toContainEqual({
      line: 2,
      message: '"Maui" was left out: its count is 0.',
    })
  })

  test('reports how the deck differs from the list: skipped cards, reduced counts, cards found by a part of a name', () => {
    const text =
      '4 Elsa - Spirit of Winter\n8 99 Puppies\nUrsula’s Garden - Full of the Unfortunate\n1 Elsa\n1 elsa, spirit of winter'
    const result = parse(`60 Cards\nSongs 4\n24 Garden\nPirate\n# 99 Puppies\n0 Nobody\n${text}`)
    expect(result.ok && result.entries).toEqual([{ card: 'elsa', quantity: 4 }])
    const more = 'The list has more than 4 copies of "Elsa - Spirit of Winter".'
    expect(result.ok && result.differences).toEqual([
      { line: 8, message: '"99 Puppies" was left out: 8 copies are more than the 4 of a deck.' },
      { line: 9, message: '"Ursula’s Garden - Full of the Unfortunate" was left out: the line has no count.' },
      { line: 10, message: more },
      { line: 10, message: 'We read "Elsa" as "Elsa - Spirit of Winter".' },
      { line: 11, message: more },
    ])
  })

  test('reports nothing if the deck equals the list', () => {
    const result = parse('# A deck\n\nAmber (2)\n2 Elsa, Spirit of Winter (9-42)\n1 a pirate’s life')
    expect(result.ok && result.differences).toEqual([])
  })

  test('checks each line: its card, or why it adds none; headings are not lines', () => {
    const text = 'Deck\nAmber (12)\n60 Cards\n4 Elsa\n2 Nobody\nxyzzy\n8 Garden\n// end\n1 garden\nAbout: a deck'
    const { lines, entries } = parse(text)
    expect(lines.map(({ line, card, messages }) => [line, card?.id ?? null, ...messages])).toEqual([
      [4, 'elsa', 'We read "Elsa" as "Elsa - Spirit of Winter".'],
      [5, null, 'Card not found: "Nobody"'],
      [6, null, '"xyzzy" was left out: the line has no count.'],
      [7, null, '"Garden" was left out: 8 copies are more than the 4 of a deck.'],
      [9, 'garden', 'We read "garden" as "Ursula\'s Garden - Full of the Unfortunate".'],
    ])
    expect(entries).toEqual([
      { card: 'elsa', quantity: 4 },
      { card: 'garden', quantity: 1 },
    ])
  })

  test.each([
    ['Quantity,Name\n4,Elsa - Spirit of Winter\n2,"Elsa, Spirit of Winter"\n1,garden', ['4 elsa', '1 garden']],
    ['\uFEFFName;Set;Number;Count\r\nElsa - Spirit of Winter;The First Chapter;4a;3\r\n', ['3 elsa before']],
    ['"Normal","Foil","Name","Set","Card Number"\n"1","2","Elsa - Spirit of Winter","001","04a"', ['3 elsa before']],
    ['Name\tVersion\tQty\nElsa\tSpirit of Winter\t2\n"A Pirate\'s Life"\t""\t1', ['2 elsa', '1 song']],
  ])('of a table with a header: “%s”', (text, entries) => {
    expect(entriesOf(text)).toEqual(entries)
  })

  test('names the line of an unknown card in a table', () => {
    expect(entriesOf('\nName,Count\nElsa,1\n"Nobody ""X""",2')).toEqual([
      { line: 4, message: 'Card not found: "Nobody "X""' },
    ])
  })

  test('accepts more than 60 cards', () => {
    const cards = Array.from({ length: 16 }, (_, at) => makeCard({ name: `Card ${at}`, collectorNumber: `${at}` }))
    const text = makeDeckList(cards.map((card) => ({ card, quantity: 4 })))
    const result = parseDeckList(text, indexByName(cards))
    expect(result.ok && countCards(result.entries)).toBe(64)
  })
})

describe('copying a deck list', () => {
  test('writes quantity and name, sorted by cost and name', () => {
    const list = makeDeckList([
      { card: elsa, quantity: 1 },
      { card: song, quantity: 2 },
      { card: garden, quantity: 4 },
    ])
    expect(list).toBe("4 Ursula's Garden - Full of the Unfortunate\n2 A Pirate’s Life\n1 Elsa - Spirit of Winter")
  })

  test('writes the printing of each card if set codes are given', () => {
    const list = makeDeckList([{ card: elsaBefore, quantity: 2 }], index.setCodes)
    expect(list).toBe('2 Elsa - Spirit of Winter (1-4a)')
  })

  test('and importing it gives the same deck if no name occurs twice', () => {
    fc.assert(
      fc.property(
        anyDeck(({ name }) => foldText(name)),
        (deck) => {
          const back = parseDeckList(makeDeckList(deck), indexByName(deck.map(({ card }) => card)))
          const entries = deck.map(({ card, quantity }) => ({ card: card.id, quantity }))
          expect(back.ok && copiesById(back.entries)).toEqual(copiesById(entries))
        },
      ),
    )
  })

  test('and importing it gives the same deck for all printings if they are written', () => {
    fc.assert(
      fc.property(anyDeck(), (deck) => {
        const any = indexByName(
          deck.map(({ card }) => card),
          DECK_SETS,
        )
        const back = parseDeckList(makeDeckList(deck, any.setCodes), any)
        const entries = deck.map(({ card, quantity }) => ({ card: card.id, quantity }))
        expect(back.ok && copiesById(back.entries)).toEqual(copiesById(entries))
      }),
    )
  })

  test('without printings returns up to 4 copies of a name', () => {
    const list = makeDeckList([
      { card: elsa, quantity: 2 },
      { card: elsaBefore, quantity: 1 },
    ])
    expect(entriesOf(list)).toEqual(['3 elsa'])
  })
})
