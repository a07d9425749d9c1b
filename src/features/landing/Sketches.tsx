/** Small drawings beside the landing page's chapters: what a chapter is about, without numbers of anybody. */
const frame = { viewBox: '0 0 240 150', fill: 'none', 'aria-hidden': true } as const

export function ProgressSketch() {
  const widths = [188, 132, 160, 74]
  return (
    <svg {...frame}>
      {widths.map((width, row) => (
        <g key={width} transform={`translate(16 ${22 + row * 32})`}>
          <rect width="208" height="12" rx="6" fill="var(--night-3)" />
          <rect width={width} height="12" rx="6" fill="var(--gold-fill)" opacity={1 - row * 0.18} />
        </g>
      ))}
    </svg>
  )
}

export function CurveSketch() {
  const heights = [28, 62, 96, 84, 58, 40, 24]
  return (
    <svg {...frame}>
      {heights.map((height, cost) => (
        <rect
          key={height}
          x={18 + cost * 30}
          y={126 - height}
          width="20"
          height={height}
          rx="5"
          fill="var(--gold-fill)"
          opacity={0.35 + height / 160}
        />
      ))}
      <path d="M12 132h216" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

export function RecordSketch() {
  return (
    <svg {...frame}>
      <path d="M14 112 46 96l32 10 32-34 32 12 32-30 32 8 20-26" stroke="var(--gold)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M12 132h216M12 75h216" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" strokeDasharray="2 8" />
      {[46, 110, 174, 226].map((x, index) => (
        <circle key={x} cx={x} cy={[96, 72, 54, 36][index]} r="6" fill="var(--night-2)" stroke="var(--gold)" strokeWidth="3" />
      ))}
    </svg>
  )
}

export function FolioSketch() {
  return (
    <svg {...frame}>
      {[0, 1, 2, 3].map((column) => (
        <g key={column} transform={`translate(${20 + column * 52} 32)`} stroke="var(--line-strong)" strokeWidth="2">
          <rect width="42" height="60" rx="5" fill="var(--night-3)" />
          <path d="M6 36h30M6 44h30M6 52h18" strokeLinecap="round" />
          <path d="M21 8c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15Z" stroke="var(--gold)" />
        </g>
      ))}
      <rect x="20" y="108" width="198" height="26" rx="13" fill="var(--night-2)" stroke="var(--gold-line)" strokeWidth="2" />
      <circle cx="36" cy="120" r="5" stroke="var(--gold)" strokeWidth="2.5" />
      <path d="m40 124 5 5" stroke="var(--gold)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
