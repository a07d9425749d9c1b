import fc from 'fast-check'
import { joinNodes, negateNode, type Operator, type SearchNode } from './searchTree.ts'

const NOWHERE = { start: 0, end: 0 }

const OPERATORS: readonly Operator[] = [':', '=', '!=', '<', '<=', '>', '>=']

/** Typed values with all special characters. */
const typedText = fc
  .oneof(
    fc.constantFrom(
      'Ruby',
      "ursula's return",
      'a "b" c',
      '(x)',
      'a,b',
      'back\\slash',
      '“curly”',
      '-',
      'or',
      'ink:ruby',
    ),
    fc.string({ minLength: 1, maxLength: 6 }),
  )
  .filter((text) => text.trim() !== '')

const anyWord: fc.Arbitrary<SearchNode> = fc
  .oneof(
    fc.constantFrom('elsa', 'Te', 'gain', '&', "can't", 'mr.').map((text) => ({ text, quoted: false })),
    typedText.map((text) => ({ text, quoted: true })),
  )
  .map((word) => ({ kind: 'word', ...word, span: NOWHERE }))

const anyValue = typedText.map((text) => ({ text, span: NOWHERE }))

const anyTerm: fc.Arbitrary<SearchNode> = fc
  .record({
    key: fc.constantFrom('ink', 'Cost', 'text', 'nosuchkey'),
    operator: fc.constantFrom(...OPERATORS),
    values: fc.tuple(anyValue, fc.array(anyValue, { maxLength: 2 })).map(([first, more]) => [first, ...more] as const),
  })
  .map((term) => ({ kind: 'term', ...term, span: NOWHERE }))

/** Any tree that a text can express, with leaves of `leaf`. */
export function treeOf(leaf: fc.Arbitrary<SearchNode>): fc.Arbitrary<SearchNode> {
  const { tree } = fc.letrec<{ tree: SearchNode }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      tie('tree').map((part) => negateNode(part)!), // only null has no opposite
      fc
        .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
        .map(([kind, parts]) => joinNodes(kind, parts)!), // only an empty list gives null
    ),
  }))
  return tree
}

/** Any tree that a text can express. */
export const anyTree: fc.Arbitrary<SearchNode> = treeOf(fc.oneof(anyWord, anyTerm))

/** A tree without spans, for comparisons. */
export function withoutSpans(node: SearchNode | null): unknown {
  return node === null ? null : JSON.parse(JSON.stringify(node, (name, value) => (name === 'span' ? undefined : value)))
}
