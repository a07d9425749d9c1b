/** The title of the page. On small screens the bar above shows it. @param isSpoken renders it only for screen readers. */
export function BuilderTitle({ isSpoken = false }: { isSpoken?: boolean }) {
  return (
    <h1 className={isSpoken ? 'spoken' : undefined}>
      Lorcana <em>Deck Builder</em>
    </h1>
  )
}
