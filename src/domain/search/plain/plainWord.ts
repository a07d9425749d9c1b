import { foldText } from '../../cards/foldText.ts'
import type { Token } from '../tokenize.ts'
import type { Span } from '../searchTree.ts'

/** A word of a search as a person types it, with its place in the text. */
export type PlainWord = {
  /** Folded, without the punctuation around it: "Songs," gives "songs". */
  readonly text: string
  readonly span: Span
}

/** The words of a token that may be read as plain words: unquoted ones, and the words "and", "or" and "not". */
export function toPlainWord(token: Token): PlainWord | null {
  const isWord =
    token.kind === 'word' ? !token.quoted : token.kind === 'and' || token.kind === 'or' || token.kind === 'not'
  if (!isWord || !('text' in token)) return null
  return { text: foldText(token.text).replaceAll(/^[.,;!?]+|[.,;!?]+$/g, ''), span: token.span }
}
