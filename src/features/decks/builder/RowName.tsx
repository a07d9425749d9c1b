import type { Card } from '#domain/cards/card.ts'
import styles from './DeckRows.module.css'

/** The name of a row's card, with the author's note. It opens the card's dialog. @param printing tells two printings apart. */
export function RowName({
  card,
  printing = null,
  note,
  onOpen,
}: {
  card: Card
  printing?: string | null
  note: string | undefined
  onOpen: () => void
}) {
  return (
    <button type="button" className={styles['name']} title={card.name} aria-haspopup="dialog" onClick={onOpen}>
      {card.characterName}
      {card.version ? (
        <>
          {' '}
          <small>{card.version}</small>
        </>
      ) : null}
      {printing ? (
        <>
          {' '}
          <small>{printing}</small>
        </>
      ) : null}
      {note ? <span className={styles['note']}>{note}</span> : null}
    </button>
  )
}
