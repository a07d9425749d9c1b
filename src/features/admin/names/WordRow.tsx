import type { WordEdit } from '#data/admin/nameWords.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import type { NameWord } from '#domain/moderation/nameWord.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useNow } from '#ui/useNow.ts'
import rows from '../AdminRows.module.css'

/** A word, how names are compared with it, and the action that it has. */
export function WordRow({
  word: { id, word, isPart, inDecks, note, addedAt, addedBy, removedAt, removedBy },
  isBusy,
  onEdit,
}: {
  word: NameWord
  isBusy: boolean
  onEdit: (edit: WordEdit) => void
}) {
  const now = useNow()
  const action = (label: string, edit: WordEdit) => (
    <Button aria-label={`${label}: ${word}`} isBusy={isBusy} onClick={() => onEdit(edit)}>
      {label}
    </Button>
  )
  return (
    <li className={rows['row']}>
      <div>
        <h3>{word}</h3>
        <p className={rows['soft']}>
          {isPart ? 'Anywhere in a name' : 'As a whole word'}
          {note === null ? '' : ` · ${note}`}
          {addedBy === null ? '' : ` · ${addedBy}`} · {relativeTime(addedAt, now)}
          {removedAt === null
            ? ''
            : ` · removed ${relativeTime(removedAt, now).toLowerCase()} by ${removedBy ?? 'a deleted account'}`}
        </p>
        {removedAt === null ? (
          <Switch
            label="Also in names of decks"
            aria-label={`Also in names of decks: ${word}`}
            hint={inDecks ? 'Public decks with it appear in Reports.' : 'Decks with it are not flagged.'}
            checked={inDecks}
            onChange={({ target }) => {
              if (!isBusy) onEdit({ kind: 'decks', id, inDecks: target.checked })
            }}
          />
        ) : null}
      </div>
      <div className={rows['actions']}>
        {removedAt === null
          ? action('Remove', { kind: 'remove', id })
          : action('Add Again', { kind: 'add', word, isPart, note })}
      </div>
    </li>
  )
}
