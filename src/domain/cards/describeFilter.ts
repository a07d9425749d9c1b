import type { CardFilter } from './filter.ts'

const OR = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * Says a filter in English, as the end of a sentence: `inkable Amber or Ruby cards, Rare, from Fabled, matching "elsa"`,
 * `cards matching "elsa"`; "all cards" when it asks for nothing.
 */
export function describeFilter(filter: CardFilter): string {
  const { search, rarities, inks, types, sets, franchises, classifications, inkable } = filter
  const kind = [
    inkable === null ? '' : inkable ? 'inkable' : 'non-inkable',
    OR.format(inks),
    OR.format(types),
    'cards',
  ].filter((words) => words !== '')
  const what = [kind.join(' '), OR.format(rarities), OR.format(classifications)].filter((words) => words !== '')
  const whence = [
    sets.length > 0 ? `from ${OR.format(sets)}` : '',
    franchises.length > 0 ? `of ${OR.format(franchises)}` : '',
    search.trim() === '' ? '' : `matching "${search.trim()}"`,
  ].filter((words) => words !== '')
  if (what.length + whence.length === 1 && kind.length === 1) return 'all cards'
  return [what.join(', '), ...whence].join(what.length > 1 ? ', ' : ' ')
}
