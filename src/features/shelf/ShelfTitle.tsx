export function ShelfTitle() {
  return (
    <h1 data-title-in-bar>
      My <em>Shelf</em>
    </h1>
  )
}
