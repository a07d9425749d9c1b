import type { CardFilter } from './filter.ts'

const OR = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * Says a filter in English: `inkable Amber or Ruby cards, Rare, from Fabled, matching "elsa"`;
 * "all cards" when it asks for nothing.
 */
export function describeFilter(filter: CardFilter): string {
  const { search, rarities, inks, types, sets, franchises, classifications, inkable } = filter
  const kind = [
    inkable === null ? '' : inkable ? 'inkable' : 'non-inkable',
    OR.format(inks),
    OR.format(types),
    'cards',
  ].filter((words) => words !== '')
  const parts = [
    kind.length === 1 ? 'all cards' : kind.join(' '),
    OR.format(rarities),
    OR.format(classifications),
    sets.length > 0 ? `from ${OR.format(sets)}` : '',
    franchises.length > 0 ? `of ${OR.format(franchises)}` : '',
    search.trim() === '' ? '' : `matching "${search.trim()}"`,
  ]
  return parts.filter((words) => words !== '').join(', ')
}
