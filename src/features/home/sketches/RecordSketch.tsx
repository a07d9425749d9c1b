import type { Ink } from '#domain/cards/vocabulary.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { Plate } from './Plate.tsx'

/** The games of the drawing: the opponent's inks, and whether the game was won. */
const GAMES: readonly { x: number; y: number; inks: readonly [Ink, Ink]; won: boolean }[] = [
  { x: 74, y: 228, inks: ['Amber', 'Steel'], won: false },
  { x: 136, y: 172, inks: ['Ruby', 'Amethyst'], won: true },
  { x: 208, y: 206, inks: ['Emerald', 'Sapphire'], won: false },
  { x: 268, y: 142, inks: ['Sapphire', 'Steel'], won: true },
  { x: 336, y: 152, inks: ['Amber', 'Emerald'], won: true },
  { x: 378, y: 76, inks: ['Amethyst', 'Ruby'], won: true },
]

const WON = 'M0-11 7 0 0 11-7 0Z'

/** A drawing of games as rising stars, won ones filled with gold. */
export function RecordSketch() {
  return (
    <Plate>
      <g stroke="var(--card-gold)" opacity=".28">
        <circle cx="378" cy="76" r="46" strokeDasharray="2 5" />
        <circle cx="378" cy="76" r="112" />
        <circle cx="378" cy="76" r="188" strokeDasharray="2 7" />
        <circle cx="378" cy="76" r="272" />
      </g>
      <path
        d="M70 62q1 6 6 7-5 1-6 7-1-6-6-7 5-1 6-7ZM190 70q1 7 7 8-6 1-7 8-1-7-7-8 6-1 7-8ZM300 238q1 6 6 7-5 1-6 7-1-6-6-7 5-1 6-7ZM130 112h.01M240 44h.01M256 254h.01M388 214h.01M52 132h.01"
        fill="var(--card-cap)"
        stroke="var(--card-cap)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M74 228C96 200 112 180 136 172S184 214 208 206 244 152 268 142 316 162 336 152 366 108 378 76"
        stroke="var(--card-gold)"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {GAMES.map(({ x, y, inks, won }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <use href="#sketch-ink" width="32" height="37" x="-2" y="-14" {...inkAttributes([inks[1]])} />
          <use href="#sketch-ink" width="32" height="37" x="-24" y="-20" {...inkAttributes([inks[0]])} />
          <path
            d={WON}
            transform="translate(2 -34)"
            fill={won ? 'var(--card-gold)' : 'var(--card-plate)'}
            stroke="var(--card-gold)"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </Plate>
  )
}
