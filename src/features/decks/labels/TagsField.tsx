import { type DeckLabels, MAX_TAG } from '#domain/decks/deckLabels.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './LabelsDialog.module.css'

/** The tags of one or several decks: a checkbox for each known tag, which is mixed if only some decks have it, and a new tag. */
export function TagsField({
  known,
  decks,
  changed,
  onChange,
  text,
  onType,
  error,
}: {
  /** All tags of the member. */
  known: readonly string[]
  decks: readonly DeckLabels[]
  /** The tags that were switched on or off. */
  changed: ReadonlyMap<string, boolean>
  onChange: (tag: string, isOn: boolean) => void
  /** The new tag as it is typed. */
  text: string
  onType: (text: string) => void
  error: string | undefined
}) {
  const tags = [...new Set([...known, ...changed.keys()])]
  const add = () => {
    const tag = plainLine(text)
    if (tag) onChange(tag, true)
    onType('')
  }
  return (
    <>
      {tags.length > 0 ? (
        <fieldset className={styles['tags']}>
          <legend>Tags</legend>
          {tags.map((tag) => {
            const count = decks.filter((deck) => deck.tags.includes(tag)).length
            const isOn = changed.get(tag) ?? count === decks.length
            const isMixed = !changed.has(tag) && count > 0 && !isOn
            return (
              <label key={tag}>
                <input
                  type="checkbox"
                  checked={isOn}
                  ref={(box) => {
                    if (box) box.indeterminate = isMixed
                  }}
                  onChange={({ target }) => onChange(tag, target.checked)}
                />
                {tag}
              </label>
            )
          })}
        </fieldset>
      ) : null}
      <TextField
        label="New tag"
        value={text}
        maxLength={MAX_TAG}
        autoComplete="off"
        error={error}
        end={
          <Button variant="quiet" className={styles['add']} onClick={add}>
            Add Tag
          </Button>
        }
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
    </>
  )
}
