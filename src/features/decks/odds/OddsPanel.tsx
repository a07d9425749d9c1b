import type { DeckCard } from '#domain/decks/deckCard.ts'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { CardOdds } from './CardOdds.tsx'
import { CurveOdds } from './CurveOdds.tsx'
import { useOddsQuestion } from './useOddsQuestion.ts'

/** The odds of a deck: of finding cards, and of ink and curve. The question is in the address. */
export function OddsPanel({ cards }: { cards: readonly DeckCard[] }) {
  const [question, change] = useOddsQuestion()
  const Odds = question.about === 'cards' ? CardOdds : CurveOdds
  return (
    <Panel
      title="Odds"
      action={
        <SegmentedControl
          label="Odds of"
          value={question.about}
          options={[
            { value: 'cards', label: 'Cards' },
            { value: 'curve', label: 'Ink and curve' },
          ]}
          onChange={(about) => change({ about })}
        />
      }
    >
      <Odds cards={cards} question={question} onChange={change} />
    </Panel>
  )
}
