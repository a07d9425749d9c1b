/**
 * The shapes that the landing page's drawings share. A `<use>` of the card or the ink gets its colours from the
 * attributes of inkAttributes.
 */
export function SketchSymbols() {
  return (
    <svg width="0" height="0" className="spoken" aria-hidden>
      <symbol id="sketch-ink" viewBox="0 0 40 46" overflow="visible">
        <path
          d="M20 1 39 12v22L20 45 1 34V12Z"
          fill="var(--a-d)"
          stroke="var(--a)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M20 10c5 7 9 11 9 17a9 9 0 0 1-18 0c0-6 4-10 9-17Z" fill="var(--a)" />
        <path
          d="M15.5 27.5a4.5 4.5 0 0 0 3 4.4"
          stroke="var(--card-cap)"
          strokeWidth="1.6"
          strokeLinecap="round"
          fill="none"
        />
      </symbol>
      <symbol id="sketch-card" viewBox="0 0 44 62" overflow="visible">
        <rect width="44" height="62" rx="4" fill="var(--card-black)" stroke="var(--card-gold)" />
        <rect x="3" y="3" width="38" height="32" rx="2" fill="var(--a-d)" />
        <path d="M3 35V5a2 2 0 0 1 2-2h34a2 2 0 0 1 2 2v3C30 10 28 24 17 27 11 28.5 7 32 6 35Z" fill="var(--a)" />
        <path d="M22 11c4 5.5 6.5 8.5 6.5 12.5a6.5 6.5 0 0 1-13 0c0-4 2.5-7 6.5-12.5Z" fill="var(--card-cap)" />
        <rect x="3" y="37" width="38" height="3" fill="var(--a)" />
        <rect x="3" y="40" width="38" height="19" rx="1.5" fill="var(--card-parch)" />
        <path d="M8 46h28M8 50.5h28M8 55h17" stroke="var(--card-parch-line)" strokeWidth="1.4" strokeLinecap="round" />
      </symbol>
      <symbol id="sketch-curl" viewBox="0 0 100 100" overflow="visible">
        <g fill="none" stroke="var(--card-gold)" strokeWidth="2.4" strokeLinecap="round">
          <path d="M14 74A44 44 0 0 1 62.4 34.800A29 29 0 0 1 88.2 66.800A19.2 19.2 0 0 1 67.1 83.800A12.6 12.6 0 0 1 55.9 69.900A8.3 8.3 0 0 1 65.1 62.5" />
          <path d="M74 14A44 44 0 0 0 34.8 62.400A29 29 0 0 0 66.8 88.200A19.2 19.2 0 0 0 83.8 67.100A12.6 12.6 0 0 0 69.9 55.9" />
          <path d="M10 118V26A16 16 0 0 1 26 10H118" />
        </g>
        <circle cx="25" cy="25" r="5" fill="var(--card-gold)" />
      </symbol>
    </svg>
  )
}
