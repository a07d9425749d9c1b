import { INKS } from '#domain/cards/vocabulary.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'

const TENDRIL =
  'M0 0C40-2 58-20 84-20A17 17 0 0 1 101-3A11 11 0 0 1 90 8A7 7 0 0 1 83 1A4.5 4.5 0 0 1 88-3M34-3C50 8 60 22 78 22A10 10 0 0 0 88 12M84-20C104-22 120-14 140-14A9 9 0 0 1 148-6A6 6 0 0 1 142 0'

/** The six inks between two golden tendrils, at the end of the page. */
export function InkRow() {
  return (
    <svg viewBox="0 0 560 60" fill="none" aria-hidden>
      <g stroke="var(--gold-line)" strokeWidth="1.6" strokeLinecap="round">
        <path d={TENDRIL} transform="translate(402 30)" />
        <path d={TENDRIL} transform="translate(158 30) scale(-1 1)" />
      </g>
      {INKS.map((ink, place) => (
        <use
          key={ink}
          href="#sketch-ink"
          width="30"
          height="34"
          x={168 + place * 39}
          y="13"
          {...inkAttributes([ink])}
        />
      ))}
    </svg>
  )
}
