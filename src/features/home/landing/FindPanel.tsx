import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { countOf } from '#domain/text/countOf.ts'
import { paths } from '#url/paths.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { useEarlyValue } from '#ui/useEarlyValue.ts'
import { FoundRows } from './FoundRows.tsx'
import type { FoundCards } from './landing.ts'
import styles from './Panels.module.css'

/** The results of what a guest types. Its code and all cards are loaded when typing begins. */
const LiveResults = lazyPanel(
  'Search',
  async () => (await import('./LiveResults.tsx')).LiveResults,
  <p className={styles['note']}>Loading cards…</p>,
)

/** A search whose results show as the guest types. Without scripts it leads to /cards. */
export function FindPanel({ found }: { found: FoundCards | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? found?.text ?? ''
  useEarlyValue(field, text, setTyped)
  return (
    <>
      <form className={styles['field']} role="search" aria-label="Search as you type" action={paths.cards()}>
        <Search aria-hidden size={18} />
        <input
          ref={field}
          type="search"
          name="search"
          aria-label="Search as you type"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {typed !== null ? (
        <LiveResults text={typed} />
      ) : found ? (
        <>
          <p className={styles['note']}>{countOf(found.count, 'card')}</p>
          <FoundRows label="Found cards" cards={found.cards} />
        </>
      ) : null}
    </>
  )
}
