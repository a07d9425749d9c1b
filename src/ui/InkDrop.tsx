/** The product's logo without its name: a drop in a hexagon with a curl of ink. */
export function InkDrop() {
  return (
    <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden>
      <path d="M50 5 89 27.500v45L50 95 11 72.500v-45Z" strokeLinejoin="round" />
      <path d="M50 24c10 15 18 24 18 36a18 18 0 0 1-36 0c0-12 8-21 18-36Z" strokeLinejoin="round" />
      <path d="M50 69a8 8 0 0 0 8-8 6 6 0 0 0-6-6 4.500 4.500 0 0 0-4.500 4.500 3 3 0 0 0 3 3" />
    </svg>
  )
}
