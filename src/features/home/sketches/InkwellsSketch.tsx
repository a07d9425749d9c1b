import { INKS } from '#domain/cards/vocabulary.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { Plate } from './Plate.tsx'

const BOTTLE = 'M15 8V28C6 32 1 41 1 53V124Q1 138 15 138H31Q45 138 45 124V53C45 41 40 32 31 28V8Z'

/** The height of the ink in each bottle. One of them is full. */
const LEVELS = [48, 96, 66, 108, 82, 30]

/** A drawing of six bottles filling with ink, for a growing collection. */
export function InkwellsSketch() {
  return (
    <Plate>
      <clipPath id="sketch-bottle">
        <path d={BOTTLE} />
      </clipPath>
      {INKS.map((ink, place) => (
        <g key={ink} transform={`translate(${52 + place * 58} 84)`} {...inkAttributes([ink])}>
          <path d={BOTTLE} fill="var(--a-d)" opacity=".45" />
          <g clipPath="url(#sketch-bottle)">
            <path d={`M-8 ${138 - (LEVELS[place] ?? 0)}q8-7 16 0t16 0 16 0 16 0V140H-8Z`} fill="var(--a)" />
            <path d="M34 30V140H46V30Z" fill="var(--a-d)" opacity=".35" />
          </g>
          <path d="M8 56V112" stroke="var(--card-cap)" strokeWidth="3" strokeLinecap="round" opacity=".55" />
          <path d={BOTTLE} stroke="var(--card-gold)" strokeWidth="1.6" strokeLinejoin="round" />
          <path
            d="M12 8H34M16 0H30V8H16Z"
            fill="var(--card-gold)"
            stroke="var(--card-gold)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <path d="M40 228H400" stroke="var(--card-gold)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M220 236 226 244 220 252 214 244ZM190 240 193 244 190 248 187 244ZM250 240 253 244 250 248 247 244Z"
        fill="var(--card-gold)"
      />
      <path
        d="M249 34q2 12 12 14-10 2-12 14-2-12-12-14 10-2 12-14ZM276 56q1 6 6 7-5 1-6 7-1-6-6-7 5-1 6-7ZM222 60q1 5 5 6-4 1-5 6-1-5-5-6 4-1 5-6Z"
        fill="var(--card-cap)"
      />
    </Plate>
  )
}
