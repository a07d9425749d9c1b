import { useSentContent } from '#data/catalogue/sentContent.ts'
import { paths } from '#url/paths.ts'
import { CardGridSkeleton, CardGridStart } from '#cardUi/list/CardGrid.tsx'

/**
 * What stands at /cards before the catalogue is here, in the shape that it will have: the first cards if the host sent
 * them along, else empty frames.
 */
export function FirstCards({ columns }: { columns: number }) {
  const { first } = useSentContent()
  return first.length > 0 ? (
    <CardGridStart label="Cards" cards={first} pathOf={({ slug, set }) => paths.card(slug, set)} columns={columns} />
  ) : (
    <CardGridSkeleton columns={columns} />
  )
}
