import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type AddedCopies, markFoil, type TypedNumbers } from '#domain/collection/cardNumbers.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { useRootMark } from '#ui/useRootMark.ts'
import { LastAdded } from './LastAdded.tsx'
import { NumberPad } from './NumberPad.tsx'
import styles from './NumbersForm.module.css'
import { NumbersPreview, WHERE_NUMBER_IS } from './NumbersPreview.tsx'
import { SetSelect } from './SetSelect.tsx'

const FINISHES = [
  { value: 'nonFoil', label: 'Non-foil' },
  { value: 'foil', label: 'Foil' },
] as const

/** The field for numbers, with a preview of the cards before they are added. On touch screens it has a number pad. */
export function NumbersForm({
  set,
  main,
  promo,
  onChooseSet,
  start,
  onType,
  read,
  ownedOf,
  pathOfName,
  onAdd,
  last,
  onUndo,
}: {
  set: CardSet
  main: readonly CardSet[]
  promo: readonly CardSet[]
  onChooseSet: (code: string) => void
  /** The text of the field at first. */
  start: string
  onType: (text: string) => void
  read: (text: string, isFoil: boolean) => TypedNumbers
  ownedOf: (copies: AddedCopies) => number
  /** The address of the collection's cards with a text in their names. */
  pathOfName: (text: string) => string
  /** @returns why some copies were not added, else an empty text. */
  onAdd: (copies: readonly AddedCopies[]) => string
  /** The copies that were added last. */
  last: readonly AddedCopies[]
  /** Removes the copies that were added last. */
  onUndo: () => void
}) {
  const [text, setText] = useState(start)
  const [isFoil, setIsFoil] = useState(false)
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const isTouchScreen = useMediaQuery('(pointer: coarse)') === true
  // The key Foil of the pad is about the last number, as the keys for copies are.
  const typed = isTouchScreen ? read(isFoil ? markFoil(text) : text, false) : read(text, isFoil)
  useRootMark('number-pad', isTouchScreen)
  const [hasKeyboard, setHasKeyboard] = useState(false)

  // Members can type at once, even before the cards have loaded.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const write = (next: string) => {
    setText(next)
    onType(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (typed.copies.length === 0 && !typed.problem) {
      // A second tap right after the cards were added is no mistake.
      if (!isTouchScreen || last.length === 0) setProblem('Please type the number of a card.')
      return
    }
    setProblem(onAdd(typed.copies) || typed.problem)
    write(typed.rest)
    // A booster has one foil card, so on the pad the next card is a non-foil one again.
    if (isTouchScreen) setIsFoil(false)
  }
  const type = (next: string) => {
    write(next)
    setProblem('')
  }
  // The next digit after a wrong number begins another number; the delete key corrects it.
  const typeByPad = (next: string) => {
    const added = next.startsWith(text) ? next.slice(text.length) : ''
    if (isFoil && added === ', ') {
      setIsFoil(false)
      type(markFoil(text) + added)
    } else type(problem && /^\d$/u.test(added) ? added : next)
  }
  const undo = () => {
    onUndo()
    // The pressed button disappears.
    field.current?.focus()
  }
  const choose = (code: string) => {
    setProblem('')
    onChooseSet(code)
  }
  const preview = (
    <NumbersPreview
      copies={typed.copies}
      text={text}
      problem={isTouchScreen && problem ? { id: problemId, text: problem } : null}
      isTouchScreen={isTouchScreen}
      ownedOf={ownedOf}
      pathOfName={pathOfName}
    />
  )
  return (
    <Panel title="By Number" className={styles['panel']}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <SetSelect set={set} main={main} promo={promo} onChoose={choose} />
        <TextField
          ref={field}
          data-first
          label="Card Numbers"
          {...(isTouchScreen
            ? // The preview shows the problem: a line below the field would move the keys under the finger.
              problem !== '' && { 'aria-invalid': true, 'aria-describedby': problemId }
            : { error: problem, hint: `${WHERE_NUMBER_IS} 45 = one copy, 45f = foil, 3x45 = three.` })}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          inputMode={isTouchScreen && !hasKeyboard ? 'none' : 'text'}
          onChange={({ target }) => type(target.value)}
        />
        {isTouchScreen ? (
          <>
            {preview}
            <div className={styles['keys']}>
              <LastAdded copies={last} onUndo={undo} />
              <NumberPad
                text={text}
                onType={typeByPad}
                isFoil={isFoil}
                onFoil={setIsFoil}
                hasKeyboard={hasKeyboard}
                onKeyboard={(shown) => {
                  setHasKeyboard(shown)
                  field.current?.focus()
                }}
              />
            </div>
          </>
        ) : (
          <>
            <div className={styles['add']}>
              <SegmentedControl
                label="Finish"
                value={isFoil ? 'foil' : 'nonFoil'}
                options={FINISHES}
                onChange={(value) => setIsFoil(value === 'foil')}
              />
              <Button type="submit" variant="gold">
                Add
              </Button>
            </div>
            {preview}
          </>
        )}
      </form>
      <p className="spoken" role="alert">
        {problem}
      </p>
    </Panel>
  )
}
