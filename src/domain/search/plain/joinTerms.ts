import type { PlainPart, TermParts } from './plainTerm.ts'

/** A card has few values of these keys, so two typed values are alternatives: "ruby sapphire songs". */
const ALTERNATIVES = new Set(['ink', 'type', 'rarity', 'set'])

type Terms = Extract<PlainPart, { kind: 'terms' }>

/**
 * Joins terms of one key: neighbors with "or" between them, and values of a key of `ALTERNATIVES` at any distance, up to an
 * "or" that joins other parts. "ruby or sapphire songs" means songs of either ink.
 */
export function joinTerms(parts: readonly PlainPart[]): readonly PlainPart[] {
  const joined: PlainPart[] = []
  let sectionStart = 0
  for (const part of joinNeighbors(parts)) {
    if (part.kind === 'or') sectionStart = joined.length + 1
    const earlier = part.kind === 'terms' ? findAlternative(joined, sectionStart, part) : -1
    if (earlier < 0) joined.push(part)
    else {
      joined[earlier] = unite(joined[earlier] as Terms, part as Terms) // findAlternative finds terms
      if (joined.at(-1)?.kind === 'and') joined.pop()
    }
  }
  return joined
}

/** Joins terms of one key with "or" between them. */
function joinNeighbors(parts: readonly PlainPart[]): readonly PlainPart[] {
  const joined: PlainPart[] = []
  for (const part of parts) {
    const joint = joined.at(-1)
    const before = joined.at(-2)
    if (joint?.kind === 'or' && before?.kind === 'terms' && part.kind === 'terms' && canJoin(before, part)) {
      joined.splice(-2, 2, unite(before, part))
    } else joined.push(part)
  }
  return joined
}

function findAlternative(parts: readonly PlainPart[], from: number, terms: Terms): number {
  if (!ALTERNATIVES.has(terms.terms[0]?.key ?? '')) return -1
  return parts.findIndex((part, place) => place >= from && part.kind === 'terms' && canJoin(part, terms))
}

function canJoin({ terms: [a, ...moreA] }: Terms, { terms: [b, ...moreB] }: Terms): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    moreA.length + moreB.length === 0 &&
    a.key === b.key &&
    isPlain(a) &&
    isPlain(b)
  )
}

const isPlain = ({ operator, isNot }: TermParts) => (operator === ':' || operator === '=') && !isNot

function unite({ terms, words }: Terms, other: Terms): Terms {
  const [first, second] = [terms[0], other.terms[0]]
  if (!first || !second) return other
  const values = [...new Set([...first.values, ...second.values])]
  return { kind: 'terms', terms: [{ ...first, values }], words: [...words, ...other.words] }
}
