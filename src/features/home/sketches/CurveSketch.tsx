import type { Ink } from '#domain/cards/vocabulary.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { Plate } from './Plate.tsx'

/** The cards of each column, back to front: a deck of two inks. */
const COLUMNS: readonly (readonly Ink[])[] = [
  ['Amethyst', 'Sapphire'],
  ['Amethyst', 'Amethyst', 'Sapphire', 'Sapphire'],
  ['Amethyst', 'Amethyst', 'Amethyst', 'Sapphire', 'Sapphire', 'Sapphire'],
  ['Amethyst', 'Amethyst', 'Sapphire', 'Sapphire', 'Amethyst'],
  ['Sapphire', 'Sapphire', 'Amethyst'],
  ['Amethyst', 'Sapphire'],
  ['Amethyst'],
]

const STEP = 18
const FOOT = 256

/** A drawing of cards sorted by cost, with a curve over them. */
export function CurveSketch() {
  return (
    <Plate>
      {COLUMNS.map((inks, cost) =>
        inks.map((ink, place) => (
          <use
            // oxlint-disable-next-line react/no-array-index-key -- a card of the drawing is its position
            key={`${cost} ${place}`}
            href="#sketch-card"
            width="44"
            height="62"
            x={48 + cost * 50}
            y={FOOT - 62 - (inks.length - 1 - place) * STEP}
            {...inkAttributes([ink])}
          />
        )),
      )}
      <path
        d="M44 176C58 156 74 150 106 126S140 84 170 84 228 96 262 128 336 178 384 176"
        stroke="var(--card-gold)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="translate(384 176) rotate(8)">
        <path d="M0 0 5-16 0-20-5-16Z" fill="var(--card-gold)" />
        <path d="M0-20C-20-46-16-84 6-118 20-84 20-50 0-20Z" fill="var(--card-parch)" stroke="var(--card-gold)" />
        <path
          d="M0-20C0-50 2-84 6-112M1-40-11-52M2-56-12-68M3-72-8-84M1-42 13-56M2-58 15-72M4-76 14-88"
          stroke="var(--card-parch-line)"
          strokeLinecap="round"
        />
      </g>
    </Plate>
  )
}
