import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesText } from './card.arbitrary.ts'
import { findAbilityName, parseRulesText, type RulesSegment, spellSymbols } from './rulesText.ts'

const join = (segments: readonly RulesSegment[]): string =>
  segments.map((segment) => (segment.kind === 'reminder' ? join(segment.parts) : segment.text)).join('')

describe('rules text', () => {
  test('is split into keywords, reminders, symbols and names of abilities', () => {
    const text = 'Shift 4 (Pay 4 {I}.)\nPUNY PIRATE! During your turn, gain 1 {L}.'
    expect(parseRulesText(text, ['Shift'])).toEqual([
      [
        { kind: 'keyword', text: 'Shift 4' },
        { kind: 'plain', text: ' ' },
        {
          kind: 'reminder',
          parts: [
            { kind: 'plain', text: '(Pay ' },
            { kind: 'symbol', text: '4 {I}.)', symbol: 'ink', before: '4 ', after: '.)' },
          ],
        },
      ],
      [
        { kind: 'abilityName', text: 'PUNY PIRATE!' },
        { kind: 'plain', text: ' During your turn, gain ' },
        { kind: 'symbol', text: '1 {L}.', symbol: 'lore', before: '1 ', after: '.' },
      ],
    ])
  })

  test('has six symbols; other braces stay text', () => {
    const [line = []] = parseRulesText('{E}{I}{S}{W}{L}{IW}{X}{}', [])
    const symbols = line.map((segment) => (segment.kind === 'symbol' ? segment.symbol : segment.kind))
    expect(symbols).toEqual(['exert', 'ink', 'strength', 'willpower', 'lore', 'inkwell', 'plain', 'plain'])
  })

  test('has the longer of two matching keywords with its value, and never a part of a word', () => {
    const keywords = ['Shift', 'Puppy Shift', 'Resist', 'Ward', 'Sing', 'Sing Together', 'A.B']
    const marked = (text: string) =>
      parseRulesText(text, keywords).flatMap((line) =>
        line.flatMap((each) => (each.kind === 'keyword' ? [each.text] : [])),
      )
    expect(marked('Puppy Shift 3\nResist +2')).toEqual(['Puppy Shift 3', 'Resist +2'])
    expect(marked('Sing Together 7')).toEqual(['Sing Together 7'])
    expect(marked('Wards and Shifting or AxB')).toEqual([])
  })

  test('without content has no lines', () => {
    expect(parseRulesText('', ['Ward'])).toEqual([])
  })

  test('equals the joined segments', () => {
    const keywords = fc.subarray(['Ward', 'When', 'gain', 'Rush', 'a+b'])
    fc.assert(
      fc.property(fc.oneof(rulesText, fc.string()), keywords, (text, words) => {
        expect(parseRulesText(text, words).map(join).join('\n')).toBe(text)
      }),
    )
  })
})

describe('the name of an ability', () => {
  test.each([
    ["YOU'RE EXCUSED Whenever this character quests", "YOU'RE EXCUSED"],
    ['GO AHEAD AND SIGN {E} — Put any card', 'GO AHEAD AND SIGN'],
    ['RESOURCE ALLOCATION 1 {I}, Banish this item', 'RESOURCE ALLOCATION'],
    ['TAKE A BITE... 1 {I}, Banish this item', 'TAKE A BITE...'],
    ['TWO BY TWO A character named Pluto', 'TWO BY TWO'],
    ['10,000 MEDICAL PROCEDURES {E} - Choose one:', '10,000 MEDICAL PROCEDURES'],
    ['I WIN, I WIN! When you play', 'I WIN, I WIN!'],
    ['When you play this character', ''],
    ['A character gains Ward.', ''],
    ['{E} — Draw a card.', ''],
    ['2 {I}: Draw.', ''],
    ['', ''],
  ])('in %j is %j', (line, name) => {
    expect(findAbilityName(line)).toBe(name)
  })
})

describe('rules text with symbols as words', () => {
  test.each([
    ['{E}, 2 {I} — Gain 1 {L}.', 'Exert, 2 ink — Gain 1 lore.'],
    ['Ward\n{E} — Chosen character gets +2 {S}.', 'Ward\nExert — Chosen character gets +2 strength.'],
    ['gains “{E} — Draw a card” and +{S}', 'gains “exert — Draw a card” and +strength'],
    ['at least 3 {W}, ready in your {IW}.', 'at least 3 willpower, ready in your inkwell.'],
    ['{X} and {} and {constructor}', '{X} and {} and {constructor}'],
    ['', ''],
  ])('%j is spelled %j', (text, spelled) => {
    expect(spellSymbols(text)).toBe(spelled)
  })

  test('contains no symbol in braces', () => {
    fc.assert(
      fc.property(rulesText, (text) => {
        expect(spellSymbols(text)).not.toMatch(/\{(?:E|I|L|S|W|IW)\}/)
      }),
    )
  })
})
