import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { usePageKeydown } from '#ui/usePageKeydown.ts'
import { paths } from '#url/paths.ts'
import styles from './KeysDialog.module.css'

const KEYS = [
  ['/', 'Search'],
  ['← ↑ → ↓', 'Walk through a grid of cards; ↓ leads there from the search'],
  ['Home  End', 'First and last card'],
  ['Page Up  Page Down', 'A page of cards up or down'],
  ['Enter', 'Open the card; in the deck builder: add a copy'],
  ['+  −', 'In the deck builder: a copy more or less; elsewhere: a card more or less in your collection'],
  ['F  Shift F', 'In your collection: a foil copy more, one less'],
  ['L', 'On a deck, your decks and your matches: log a match'],
  ['Ctrl Z  Ctrl Y', 'In the deck builder: undo, redo'],
  ['Esc', 'Close a dialog, close what is suggested, empty the search'],
  ['?', 'Show these keys'],
] as const

/** The list of keyboard shortcuts, opened by `?`. */
export function KeysDialog() {
  const [open, setOpen] = useState(false)
  usePageKeydown(({ key }) => {
    if (key === '?') setOpen(true)
  })
  return (
    <Dialog title="Keys" open={open} onClose={() => setOpen(false)}>
      <dl className={styles['keys']}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['more']}>
        The search fields of cards know a language of their own:{' '}
        <Link to={paths.searchHelp()} onClick={() => setOpen(false)}>
          Search Help
        </Link>
      </p>
    </Dialog>
  )
}
