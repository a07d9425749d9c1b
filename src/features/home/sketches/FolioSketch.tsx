import { INKS } from '#domain/cards/vocabulary.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { Plate } from './Plate.tsx'

/** A drawing of an open book with cards of all inks, one of them under a lens. */
export function FolioSketch() {
  return (
    <Plate>
      {INKS.map((ink, place) => (
        <use
          key={ink}
          href="#sketch-card"
          width="48"
          height="68"
          x="196"
          y="40"
          transform={`rotate(${(place - 2.5) * 23} 220 214)`}
          {...inkAttributes([ink])}
        />
      ))}
      <path
        d="M220 200C182 180 122 178 62 190L42 256C110 242 180 244 220 262 260 244 330 242 398 256L378 190C318 178 258 180 220 200Z"
        fill="var(--card-plate-2)"
        stroke="var(--card-gold)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M220 196C184 176 126 174 70 184L54 244C114 232 182 236 220 254Z" fill="var(--card-parch)" />
      <path d="M220 196C256 176 314 174 370 184L386 244C326 232 258 236 220 254Z" fill="var(--card-parch-2)" />
      <path d="M220 196V254" stroke="var(--card-parch-line)" strokeWidth="1.6" />
      <path
        d="M128 192q34-1 72 12M126 203q36-1 74 13M124 214q38-1 76 13M72 226q66-10 128 12M240 204q34-14 112-10M240 216q36-14 116-9M240 228q38-14 120-8M240 239q40-13 92-11"
        stroke="var(--card-parch-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M78 190Q96 187 114 188L110 217Q91 217 72 220Z"
        fill="var(--card-plate)"
        stroke="var(--card-gold)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M95 192c4 6 7 8 6 14a7 7 0 0 1-14-1c0-5 4-8 8-13Z" fill="var(--card-gold)" />
      <g transform="translate(282 96)">
        <circle r="39" fill="var(--card-cap)" opacity=".16" />
        <circle r="39" stroke="var(--card-gold)" strokeWidth="5" />
        <path d="M-26-14A30 30 0 0 1-8-28" stroke="var(--card-cap)" strokeWidth="3" strokeLinecap="round" />
        <path d="M29 29 62 62" stroke="var(--card-gold)" strokeWidth="9" strokeLinecap="round" />
      </g>
    </Plate>
  )
}
