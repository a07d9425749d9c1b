import type { DeckQuestion } from '#domain/matches/transfer/findDecks.ts'
import { describeProblems, describeResults } from '#domain/matches/transfer/describeImport.ts'
import type { ImportPlan } from '#domain/matches/transfer/compareImport.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import type { RowProblem } from '#domain/matches/transfer/readMatchRows.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Switch } from '#ui/Switch.tsx'
import { matchesText } from '../texts.ts'
import styles from './ImportMatchesDialog.module.css'
import type { MatchContent } from './readMatchFile.ts'

/** The number of listed problems. */
const SHOWN_PROBLEMS = 20

/** The results of a file in one sentence. */
export function ImportSummary({
  content: { matches, problems },
  plan: { known, completed },
}: {
  content: MatchContent
  plan: ImportPlan
}) {
  return (
    <Notice kind={problems.length > 0 || matches.length === 0 ? 'warning' : 'success'}>
      {describeResults(matches)}
      {describeProblems(problems.length)}.
      {known === 0
        ? null
        : known === matches.length
          ? ' All of them are already logged.'
          : ` ${formatCount(known)} of them ${known === 1 ? 'is' : 'are'} already logged.`}
      {completed === 0
        ? null
        : ` ${countOf(completed, 'unfinished match', 'unfinished matches')} will get the missing games.`}
    </Notice>
  )
}

/** The content of a file below its summary: decks to choose, and the rows that cannot be read. */
export function ImportPreview({
  content: { matches, problems, questions },
  bots,
  importsBots,
  onBots,
  ready,
  decks,
  answers,
  onAnswer,
}: {
  content: MatchContent
  /** The number of games against bots in the file, and whether they are imported. */
  bots: number
  importsBots: boolean
  onBots: (importsBots: boolean) => void
  /** The number of matches with a deck. */
  ready: number
  decks: readonly ImportDeck[]
  answers: ReadonlyMap<string, string>
  onAnswer: (key: string, deckId: string) => void
}) {
  const open = matches.length - ready
  return (
    <>
      {bots > 0 ? (
        <Switch
          label="Import games against bots"
          hint={
            importsBots ? `${matchesText(bots)} against bots count like any other.` : `${matchesText(bots)} left out.`
          }
          checked={importsBots}
          onChange={({ target }) => onBots(target.checked)}
        />
      ) : null}
      {questions.length > 0 ? (
        <fieldset className={styles['decks']}>
          <legend>Which decks were these?</legend>
          {questions.map((question) => (
            <SelectField
              key={question.key}
              label={questionText(question)}
              value={answers.get(question.key) ?? ''}
              onChange={({ target }) => onAnswer(question.key, target.value)}
            >
              <option value="">Leave out</option>
              {decks.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          ))}
          {open > 0 ? <p role="status">{matchesText(open)} left out without a deck.</p> : null}
        </fieldset>
      ) : null}
      <Problems problems={problems} />
    </>
  )
}

/** "Ruby + Steel: 22 matches, Aug 14 to Sep 11". */
function questionText({ name, inks, matches }: DeckQuestion): string {
  const days = matches.map(({ matchDate }) => matchDate).toSorted((one, other) => (one < other ? -1 : 1))
  const [first, last] = [days.at(0), days.at(-1)].map((day) => formatDay(new Date(day ?? 0), 'medium'))
  const deck = name ? `“${name}”` : inks.split('/').join(' + ') || 'Without a deck'
  return `${deck}: ${matchesText(matches.length)}, ${first}${first === last ? '' : ` to ${last}`}`
}

function Problems({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <ul className={styles['problems']}>
      {problems.slice(0, SHOWN_PROBLEMS).map(({ row, message }) => (
        <li key={row}>
          <b>Row {formatCount(row)}:</b> {message}
        </li>
      ))}
      {problems.length > SHOWN_PROBLEMS ? <li>…and {formatCount(problems.length - SHOWN_PROBLEMS)} more.</li> : null}
    </ul>
  )
}
