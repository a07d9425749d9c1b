import fc from 'fast-check'
import type { Card } from '../cards/card.ts'
import { foldText } from '../cards/foldText.ts'
import { marketPrice } from '../cards/prices.ts'
import type { Collection } from '../collection/copies.ts'
import type { Operator, SearchNode, SearchTerm } from './searchTree.ts'
import { treeOf } from './searchTree.arbitrary.ts'

/** A term with a predicate that tests one card independently of the tested code. */
type Sample = { readonly node: SearchNode; readonly has: (card: Card) => boolean }

/** A collection with as many copies of each card as its cost, and a foil copy of each inkable one. */
export const makeCollection = (cards: readonly Card[]): Collection =>
  new Map(
    cards
      .filter(({ cost, inkable }) => cost > 0 || inkable)
      .map(({ id, cost, inkable }) => [id, { nonFoil: cost, foil: inkable ? 1 : 0 }]),
  )

const countNumber = (number: string) => Number(/^\d+/.exec(number)?.[0]) + (/\D/.test(number) ? 0.5 : 0)

const compare = (left: number | null, operator: Operator, right: number) =>
  operator === '!='
    ? left !== right
    : left !== null &&
      ((/[:=]/.test(operator) && left === right) ||
        (operator.startsWith('<') && left < right) ||
        (operator.startsWith('>') && left > right))

const term = (key: string, operator: Operator, value: string): SearchTerm => ({
  kind: 'term',
  key,
  operator,
  values: [{ text: value, span: { start: 0, end: 0 } }],
  span: { start: 0, end: 0 },
})

const sample: fc.Arbitrary<Sample> = fc.oneof(
  fc.constantFrom('Amber', 'Ruby', 'Steel').map((ink) => ({
    node: term('ink', ':', ink),
    has: ({ inks }: Card) => inks.some((one) => one === ink),
  })),
  fc.constantFrom('Hero', 'Queen').map((name) => ({
    node: term('class', '!=', name),
    has: ({ classifications }: Card) => !classifications.includes(name),
  })),
  fc.tuple(fc.constantFrom<Operator>(':', '=', '!=', '<', '<=', '>', '>='), fc.nat(6)).map(([operator, value]) => ({
    node: term('cost', operator, String(value)),
    has: ({ cost }: Card) => compare(cost, operator, value),
  })),
  fc.tuple(fc.constantFrom<Operator>('!=', '<', '>='), fc.constantFrom(1, 50.5, 400)).map(([operator, value]) => ({
    node: term('usd', operator, String(value)),
    has: (card: Card) => compare(marketPrice(card), operator, value),
  })),
  fc.boolean().map((value) => ({
    node: term('inkable', ':', value ? 'yes' : 'no'),
    has: ({ inkable }: Card) => inkable === value,
  })),
  fc.constantFrom('this character', 'Ward', 'gain').map((text) => ({
    node: term('text', ':', text),
    has: (card: Card) => foldText(card.text).includes(foldText(text)),
  })),
  fc.tuple(fc.constantFrom<Operator>('=', '!=', '<', '<=', '>', '>='), fc.nat(300)).map(([operator, value]) => ({
    node: term('number', operator, String(value)),
    has: ({ collectorNumber }: Card) => compare(countNumber(collectorNumber), operator, value),
  })),
  fc.tuple(fc.constantFrom<Operator>('=', '!=', '<', '<=', '>', '>='), fc.nat(5)).map(([operator, value]) => ({
    node: term('owned', operator, String(value)),
    has: ({ cost, inkable }: Card) => compare(cost + (inkable ? 1 : 0), operator, value),
  })),
  fc.boolean().map((value) => ({
    node: term('foil', ':', value ? 'yes' : 'no'),
    has: ({ inkable }: Card) => inkable === value,
  })),
  fc.constantFrom('Te Ka', 's', 'Boat', ' - snow', 'of the').map((text) => ({
    node: term('name', ':', text),
    has: ({ name }: Card) => foldText(name).includes(foldText(text)),
  })),
  fc.constant({ node: term('is', ':', 'dual'), has: ({ inks }: Card) => inks.length === 2 }),
  fc.constantFrom('winter', 'the burning').map((text) => ({
    node: term('version', ':', text),
    has: ({ version }: Card) => foldText(version ?? '').includes(text),
  })),
  fc.constantFrom('queen', 'moana', 'e', 'you play').map((text): Sample => ({
    node: { kind: 'word', text, quoted: true, span: { start: 0, end: 0 } },
    has: ({ name, classifications, inks, types, franchise, text: rules }) =>
      foldText([name, ...classifications, ...inks, ...types, franchise, rules].join('\n')).includes(text),
  })),
)

/** Any tree of these terms, with the predicate of each. */
export const anySampledSearch = fc.array(sample, { minLength: 1, maxLength: 4 }).chain((samples) =>
  fc.record({
    tree: treeOf(fc.constantFrom(...samples.map(({ node }) => node))),
    predicates: fc.constant(new Map(samples.map(({ node, has }) => [node, has]))),
  }),
)

/** Whether a card matches a tree of samples. */
export function isWanted(
  card: Card,
  node: SearchNode,
  predicates: ReadonlyMap<SearchNode, (card: Card) => boolean>,
): boolean {
  switch (node.kind) {
    case 'and':
      return node.parts.every((part) => isWanted(card, part, predicates))
    case 'or':
      return node.parts.some((part) => isWanted(card, part, predicates))
    case 'not':
      return !isWanted(card, node.part, predicates)
    case 'word':
    case 'term':
      return predicates.get(node)?.(card) ?? false
  }
}
