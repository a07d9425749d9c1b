import { useEffect } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { WORD_PARTS } from '#domain/cards/wordSearch.ts'
import { plainVocabulary } from '#domain/search/plain/vocabulary.ts'

/**
 * Indexes the words of all cards when a field gets the focus, so that the first key is fast. Visitors who never search do
 * not pay for it: it takes 0.2 s on a slow phone.
 */
export function usePreparedSearch(catalogue: Catalogue): void {
  useEffect(() => {
    const prepare = () => {
      if (!(document.activeElement instanceof HTMLInputElement)) return
      document.removeEventListener('focusin', prepare)
      for (const part of WORD_PARTS) setTimeout(() => catalogue.search.textsOf(part))
      setTimeout(() => catalogue.search.named())
      setTimeout(() => plainVocabulary(catalogue))
    }
    document.addEventListener('focusin', prepare)
    prepare()
    return () => document.removeEventListener('focusin', prepare)
  }, [catalogue])
}
