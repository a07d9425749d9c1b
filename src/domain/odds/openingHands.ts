import { OPENING_HAND_SIZE } from '../decks/openingHand.ts'
import { type HandState, HandStates } from './handStates.ts'
import { addCounts, type Counts, forEachSample, subtractCounts, sumOf } from './hypergeometric.ts'

/**
 * The hands after the one mulligan of CR 2.2.2: the chosen cards go to the bottom of the deck, the player draws as many from the
 * top, then the deck is shuffled. So the refill has none of the chosen cards, unless the deck has too few others, and later
 * draws come from all cards that are not in the hand.
 * @param deck the cards of the deck by class.
 * @param choose selects the cards of a hand that are put back, by class.
 */
export function handsAfterMulligan(deck: Counts, choose: (hand: Counts) => Counts): Iterable<HandState> {
  const hands = new HandStates()
  forEachSample(deck, OPENING_HAND_SIZE, (opening, chance) => {
    const putBack = choose(opening)
    const remaining = subtractCounts(opening, putBack)
    const top = subtractCounts(deck, opening)
    const toDraw = sumOf(putBack)
    const fromTop = Math.min(toDraw, sumOf(top))
    forEachSample(top, fromTop, (refill, ofRefill) => {
      const hand = addCounts(remaining, refill)
      if (fromTop === toDraw) return hands.add(hand, chance * ofRefill)
      // After the whole deck the player draws cards that went to the bottom.
      forEachSample(putBack, toDraw - fromTop, (back, ofBack) =>
        hands.add(addCounts(hand, back), chance * ofRefill * ofBack),
      )
    })
  })
  return hands.values()
}

/**
 * The same hands if the player always puts back the same cards. Then the classes of the others do not matter for the number
 * of cards that are put back or refilled, so that any number of classes takes little time: the hand's cards to put back are a
 * random sample of all these, and its other cards a random sample of the others.
 * @param stay the cards of the deck that the player does not put back, by class.
 * @param putBack the cards that the player puts back, by the same classes.
 */
export function handsAfterPuttingBack(stay: Counts, putBack: Counts): Iterable<HandState> {
  const hands = new HandStates()
  const sizes = [sumOf(stay), sumOf(putBack)]
  for (const { hand, chance } of handsAfterMulligan(sizes, ([, put = 0]) => [0, put]))
    forEachSample(stay, hand[0] ?? 0, (good, ofGood) =>
      forEachSample(putBack, hand[1] ?? 0, (bad, ofBad) => hands.add(addCounts(good, bad), chance * ofGood * ofBad)),
    )
  return hands.values()
}
