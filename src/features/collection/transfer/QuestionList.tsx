import { useId } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Answers } from '#domain/collection/csv/answerQuestions.ts'
import type { RowQuestion } from '#domain/collection/csv/readCollection.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useShown } from '#ui/useShown.ts'
import table from './ImportTable.module.css'
import styles from './QuestionList.module.css'

/** The rows whose number and name disagree, each with its candidates. Nothing is preselected. */
export function QuestionList({
  questions,
  answers,
  disabled,
  onAnswer,
}: {
  questions: readonly RowQuestion[]
  answers: Answers
  disabled: boolean
  onAnswer: (answers: Answers) => void
}) {
  const id = useId()
  const [shown, more, rowProps] = useShown(questions)
  if (questions.length === 0) return null
  const open = questions.filter((question) => !answers.has(question))
  const byNumber = open.flatMap((question) => {
    const [card, ...others] = question.numbered
    return card && others.length === 0 ? [[question, card.id] as const] : []
  })
  const answerAll = (all: readonly (readonly [RowQuestion, string | null])[]) => {
    if (!disabled && all.length > 0) onAnswer(new Map([...answers, ...all]))
  }
  return (
    <section className={table['list']} aria-labelledby={id}>
      <h3 id={id}>Which card is it? {countOf(questions.length, 'question')}</h3>
      <p role="status" className={table['where']}>
        {open.length === 0 ? 'All answered.' : `${countOf(open.length, 'question')} left. Choose a card or skip it.`}
      </p>
      <div className={table['actions']}>
        <Button aria-disabled={disabled || byNumber.length === 0} onClick={() => answerAll(byNumber)}>
          Match All by Number
        </Button>
        <Button
          aria-disabled={disabled || open.length === 0}
          onClick={() => answerAll(open.map((question) => [question, null] as const))}
        >
          Skip the Rest
        </Button>
      </div>
      <ul className={styles['questions']}>
        {shown.map((question, index) => (
          <li key={question.rows[0]} {...rowProps(index)} className={styles['question']}>
            <p>{question.reason}</p>
            <p className={table['written']}>{question.text}</p>
            <SelectField
              label={rowsLabel(question.rows)}
              value={valueOf(answers.get(question))}
              disabled={disabled}
              onChange={({ target }) =>
                onAnswer(new Map(answers).set(question, target.value === LEAVE_OUT ? null : target.value))
              }
            >
              <option value={UNANSWERED} disabled>
                Choose...
              </option>
              {question.numbered.map((card) => (
                <option key={card.id} value={card.id}>
                  {question.named.length > 0 ? 'Matches the number: ' : ''}
                  {optionLabel(card)}
                </option>
              ))}
              {question.named.map((card) => (
                <option key={card.id} value={card.id}>
                  {question.numbered.length > 0 ? 'Matches the name: ' : ''}
                  {optionLabel(card)}
                </option>
              ))}
              <option value={LEAVE_OUT}>Skip it</option>
            </SelectField>
          </li>
        ))}
      </ul>
      {more ? (
        <Button variant="quiet" onClick={more.show}>
          Show {more.count} more
        </Button>
      ) : null}
    </section>
  )
}

// The value of an unanswered question, which is not the id of a card.
const UNANSWERED = ''
const LEAVE_OUT = ' '

const valueOf = (answer: string | null | undefined) => (answer === undefined ? UNANSWERED : (answer ?? LEAVE_OUT))

const optionLabel = ({ name, set, collectorNumber }: Card) => `${name} (${set} · ${collectorNumber})`

const MAX_ROWS = 5

/** "Row 4", "Rows 4, 5", "Rows 2, 3, 4, 5, 6 and 7 more". */
function rowsLabel(rows: readonly number[]): string {
  const rest = rows.length - MAX_ROWS
  const listed = rows.slice(0, MAX_ROWS).join(', ')
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${listed}${rest > 0 ? ` and ${rest} more` : ''}`
}
