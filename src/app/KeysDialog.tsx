import { Link } from '@tanstack/react-router'
import { Dialog } from '#ui/Dialog.tsx'
import { paths } from '#url/paths.ts'
import { GO_KEYS } from './goKeys.ts'
import styles from './KeysDialog.module.css'

const KEYS = [
  ['/', 'Search'],
  ['← ↑ → ↓', 'Move between cards; ↓ moves from the search to the cards'],
  ['←  →', 'On a card: the previous or next card of its set'],
  ['Home  End', 'First and last card'],
  ['Page Up  Page Down', 'A page of cards up or down'],
  ['Enter', 'Open the card; in the deck builder: add a copy'],
  ['+  −', 'Add or remove a copy: in the deck builder, or elsewhere in your collection'],
  ['F  Shift F', 'In your collection: add a foil copy, remove one'],
  ['L', 'On a deck, your decks and your matches: log a match'],
  ['Ctrl Enter', 'In that form, from any field: save the match'],
  ['0 … 4', 'In the deck builder: set the number of copies'],
  ['M', 'In the deck builder: add a copy to the maybeboard'],
  ['+3 elsa', 'In the search of the deck builder: Enter adds 3 copies; -1 removes one, =4 sets the number of copies'],
  ['F6', 'In the deck builder: to the deck, its name, the cards'],
  ['Ctrl S', 'In the deck builder: save the deck'],
  ['Ctrl Z  Ctrl Y', 'In the deck builder: undo, redo'],
  [
    `G  then  ${GO_KEYS.map(({ letter }) => letter.toUpperCase()).join('  ')}`,
    `To ${GO_KEYS.map(({ to }) => to).join(', ')}`,
  ],
  ['F8', 'Focus the button of a message, such as Undo'],
  ['Esc', 'Close a dialog or suggestions, clear the search, leave the search'],
  ['?', 'Show these keys'],
] as const

/** The list of keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" open onClose={onClose}>
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
        Card search supports advanced syntax:{' '}
        <Link to={paths.searchHelp()} onClick={onClose}>
          Search Help
        </Link>
      </p>
    </Dialog>
  )
}
