import { inkAttributes } from '#cardUi/inkAttributes.ts'
import styles from './ShelfSentence.module.css'
import type { Shelf } from './useShelf.ts'

/** The most decks that are shown as spines. */
const MAX_SPINES = 12

/** The answer of the page in one sentence, beside the spines of the assembled decks. */
export function ShelfSentence({ shelf: { decks, deckOf, assembled, allocation } }: { shelf: Shelf }) {
  const standing = assembled.flatMap((id) => deckOf(id) ?? [])
  const ready = decks.filter(({ id }) => {
    const deck = allocation.decks.get(id)
    return deck !== undefined && !deck.isAssembled && deck.missing === 0
  })
  const spines = [...standing, ...ready].slice(0, MAX_SPINES)
  return (
    <section className={styles['sentence']} aria-label="Summary">
      {spines.length > 0 ? (
        <span aria-hidden className={styles['spines']}>
          {spines.map(({ id, inks }, index) => (
            <span key={id} data-ready={index < standing.length ? undefined : ''} {...inkAttributes(inks)} />
          ))}
        </span>
      ) : null}
      <p role="status">
        <Sentence all={decks.length} standing={standing.length} ready={ready.length} />
      </p>
    </section>
  )
}

/** Each deck is compared with the free copies alone, so the sentence claims nothing about several at once. */
function Sentence({ all, standing, ready }: { all: number; standing: number; ready: number }) {
  const decks = all === 1 ? 'deck' : 'decks'
  if (standing === 0)
    return ready === 0 ? (
      <>
        <b>None of your {all === 1 ? '' : `${all} `}decks</b> <span>can be built from free copies yet.</span>
      </>
    ) : (
      <>
        <b>
          {ready} of {all} {decks}
        </b>{' '}
        <span>can be built from free copies{ready > 1 ? ', each on its own' : ''}.</span>
      </>
    )
  return (
    <>
      <b>
        {standing} of {all} {decks} assembled
      </b>
      {standing === all ? (
        <span>.</span>
      ) : (
        <span>
          ; {ready === 0 ? 'no other' : `${ready} more`} can be built from free copies
          {ready > 1 ? ', each on its own' : ''}.
        </span>
      )}
    </>
  )
}
