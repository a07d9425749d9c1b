import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './BuyDialogs.module.css'
import type { BuyListState } from './useBuyList.ts'
import type { Shelf } from './useShelf.ts'

/** Chooses the decks and wishes that the buy list is for. */
export function BuyTargetDialog({
  shelf,
  list: { settings, change, wishes },
  onClose,
}: {
  shelf: Shelf
  list: BuyListState
  onClose: () => void
}) {
  const { target, deckIds, isTogether, wishes: included } = settings
  return (
    <Dialog
      title="What to buy for"
      open
      onClose={onClose}
      footer={
        <Button variant="gold" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles['target']}>
        <h3>Decks</h3>
        <SegmentedControl
          label="Which decks"
          value={target}
          options={[
            { value: 'next', label: 'Cheapest next deck' },
            { value: 'chosen', label: 'Decks I choose' },
          ]}
          onChange={(target) => change({ target, started: null })}
        />
        {target === 'next' ? (
          <p>The decks you can build at the same time, and the cheapest one to add.</p>
        ) : (
          <>
            <fieldset className={styles['options']}>
              <legend className="spoken">Decks</legend>
              {shelf.decks.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={deckIds.includes(id)}
                    onChange={({ target: box }) =>
                      change({ deckIds: box.checked ? [...deckIds, id] : deckIds.filter((other) => other !== id) })
                    }
                  />
                  <span>{name}</span>
                  <small>{missingText(shelf.allocation.decks.get(id)?.missing ?? 0)}</small>
                </label>
              ))}
            </fieldset>
            <SegmentedControl
              label="How the decks share copies"
              value={isTogether ? 'together' : 'single'}
              options={[
                { value: 'together', label: 'All at the same time' },
                { value: 'single', label: 'One at a time' },
              ]}
              onChange={(value) => change({ isTogether: value === 'together' })}
            />
            <p>
              {isTogether ? 'Each deck gets its own copies.' : 'The decks share copies. Assembled decks keep theirs.'}
            </p>
          </>
        )}
        <h3>My wishes</h3>
        <SegmentedControl
          label="My wishes"
          value={included}
          options={[
            { value: 'none', label: 'None' },
            { value: 'high', label: 'High priority' },
            { value: 'all', label: 'All' },
          ]}
          onChange={(wishes) => change({ wishes })}
        />
        {wishes.size === 0 ? <p>You have no wishes yet. Press Add to Wishes on the page of a card.</p> : null}
      </div>
    </Dialog>
  )
}

const missingText = (missing: number) => (missing === 0 ? 'complete' : `${countOf(missing, 'card')} missing`)
