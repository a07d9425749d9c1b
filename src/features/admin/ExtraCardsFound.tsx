import type { ExtraCards, StoredCard } from '#domain/admin/extraCards.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Notice } from '#ui/Notice.tsx'
import { Figures } from './Figures.tsx'
import styles from './StatusPanel.module.css'

/** The result of a check: extra cards, excluded cards of the pack, and sets that could not be read. */
export function ExtraCardsFound({
  found: { databaseCount, apiCount, extraCards, adoptable, packOnly, skipped },
  refused,
}: {
  found: ExtraCards
  /** The reasons why cards could not be removed, by id. */
  refused: ReadonlyMap<string, string> | undefined
}) {
  return (
    <>
      <p
        role="status"
        className={styles['verdict']}
        data-good={extraCards.length === 0 && skipped.length === 0 ? '' : undefined}
      >
        {extraCards.length === 0 ? 'No extra cards found' : `${countOf(extraCards.length, 'extra card')} found`}
      </p>
      <Figures
        rows={[
          ['In the database', databaseCount],
          ['At the card service', apiCount],
          ['Only in the offline pack', packOnly.length || null],
        ]}
      />
      {skipped.length > 0 ? (
        <Notice
          kind="warning"
          title={skipped.length === 1 ? '1 set was skipped' : `${skipped.length} sets were skipped`}
        >
          None of their cards counts as extra.{' '}
          {skipped.map(({ setName, problem }) => `${setName}: ${problem}`).join(' ')}
        </Notice>
      ) : null}
      {adoptable.length > 0 ? (
        <Notice title="Import first">
          {countOf(adoptable.length, 'card')} of the offline pack {adoptable.length === 1 ? 'is' : 'are'} at the card
          service under another id. They are not extra: Import Missing Cards gives them that id.
        </Notice>
      ) : null}
      {extraCards.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, also by keys
        <ul className={`${styles['rows']} ${styles['cards']}`} aria-label="Extra cards" tabIndex={0}>
          {extraCards.map((card) => (
            <li key={card.id}>
              <b>{nameOf(card)}</b>
              <p>
                {card.setName} · #{card.collectorNumber}
              </p>
              {refused?.has(card.id) ? <p className={styles['refused']}>{refused.get(card.id)}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const nameOf = ({ name, version }: StoredCard) => (version === null ? name : `${name} - ${version}`)
