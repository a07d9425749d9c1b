export function MatchesTitle() {
  return (
    <h1 data-title-in-bar>
      My <em>Matches</em>
    </h1>
  )
}
