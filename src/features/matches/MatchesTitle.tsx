export function MatchesTitle() {
  return (
    <h1>
      My <em>Matches</em>
    </h1>
  )
}
