import type { FormatRule, OfficialFormat, RuleKind } from './formatRule.ts'

const CONSTRUCTED = 'TR 1.3.1, 1.6'
const BANS = 'TR of 2026-07-14'
const COCONUT = 'Format Coconut rules of 2026-06-26'
const CARD_TEXT = "the card's text"
const ROTATION_OF_FABLED = { from: '2025-08-29', source: CONSTRUCTED }
const ROTATION_OF_VINE = { from: '2026-07-17', source: CONSTRUCTED }
const SINCE_BETA = { from: '2026-06-26', source: COCONUT }

/**
 * The rules that a new database has (Tournament Rules of 2026-07-14, Comprehensive Rules 2.3.0 of 2026-10-16, Format
 * Coconut of 2026-06-26), which administrators change there. Pages use these until they have read those.
 */
export const OFFICIAL_RULES: readonly FormatRule[] = [
  ...(['core', 'infinity'] as const).flatMap((format) => [
    rule(format, 'size', '', { amount: 60, source: CONSTRUCTED }),
    rule(format, 'inks', '', { amount: 2, source: CONSTRUCTED }),
    rule(format, 'copies', '', { amount: 4, source: CONSTRUCTED }),
  ]),
  rule('core', 'sets', 'main', { source: CONSTRUCTED }),
  // A promo of a set without another printing there.
  rule('core', 'card', "Ursula's Lair - Eye of the Storm", {
    from: '2024-05-17',
    until: '2025-08-29',
    source: CONSTRUCTED,
  }),
  ...['1', '2', '3', '4'].map((code) => rule('core', 'rotation', code, ROTATION_OF_FABLED)),
  ...['5', '6', '7', '8'].map((code) => rule('core', 'rotation', code, ROTATION_OF_VINE)),
  ...['Hiram Flaversham - Toymaker', 'Fortisphere'].map((name) =>
    rule('core', 'ban', name, { from: '2025-04-08', until: '2026-07-14', source: BANS }),
  ),
  rule('infinity', 'sets', 'all', { source: CONSTRUCTED }),
  rule('infinity', 'ban', 'Hiram Flaversham - Toymaker', { from: '2026-03-26', source: BANS }),
  rule('coconut', 'size', '', { amount: 60, ...SINCE_BETA }),
  rule('coconut', 'inks', '', { amount: 3, ...SINCE_BETA }),
  rule('coconut', 'copies', '', { amount: 1, ...SINCE_BETA }),
  rule('coconut', 'leaders', 'Coconut', SINCE_BETA),
  rule('coconut', 'leader copies', '', { amount: 4, ...SINCE_BETA }),
  rule('coconut', 'sets', 'all', { source: COCONUT }),
  // Its own limit of two would replace the one copy of this format.
  rule('coconut', 'copies', 'The Glass Slipper', { amount: 1, ...SINCE_BETA }),
  rule(null, 'copies', 'Dalmatian Puppy - Tail Wagger', { amount: 99, source: CARD_TEXT }),
  rule(null, 'copies', 'Microbots', { source: CARD_TEXT }),
  rule(null, 'copies', 'The Glass Slipper', { amount: 2, source: CARD_TEXT }),
  rule(null, 'any ink', 'Christopher Robin - Hunny Sage', { classification: 'Hunny', source: 'CR 1.10.1.3' }),
]

function rule(
  format: OfficialFormat | null,
  kind: RuleKind,
  subject: string,
  parts: Partial<FormatRule> & Pick<FormatRule, 'source'>,
): FormatRule {
  return { format, kind, subject, amount: null, classification: null, from: null, until: null, ...parts }
}
