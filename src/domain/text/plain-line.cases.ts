/**
 * Names as they are typed, and the normalized line of each; empty without visible characters. The database accepts
 * those lines and no others (`private.is_plain_line`).
 */
export const PLAIN_LINE_CASES: readonly (readonly [typed: string, line: string])[] = [
  ['  Frozen Fire ', 'Frozen Fire'],
  ['Frozen\tFire\r\n', 'Frozen Fire'],
  ['\uFEFFFro\u200Bzen', 'Frozen'],
  ['\u202Eerif\u202C', 'erif'],
  ['\u200F\u0645\u0631\u062D\u0628\u0627', '\u0645\u0631\u062D\u0628\u0627'],
  // A zero-width joiner is part of an emoji.
  ['\u{1F469}\u200D\u{1F467}', '\u{1F469}\u200D\u{1F467}'],
  ['\u200B \u2060', ''],
  ['', ''],
  // Invisible characters: no-break space, soft hyphen, combining grapheme joiner, Arabic letter mark, Hangul fillers,
  // Mongolian vowel separator, empty Braille pattern, joiners, a variation selector, a tag.
  ...['\u00A0', '\u00AD', '\u034F', '\u061C', '\u115F', '\u3164', '\u180E', '\u2800', '\u200C\u200D', '\uFE0F'].map(
    (unseen) => [unseen, ''] as const,
  ),
  ['\u{E0041}', ''],
  ['\u2800\u3164\u00AD \u034F', ''],
  ['\u2800a\u3164', '\u2800a\u3164'],
]
