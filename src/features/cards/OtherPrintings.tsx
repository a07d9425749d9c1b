import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsOf } from '#domain/cards/printings.ts'
import { Panel } from '#ui/Panel.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardTile } from '#cardUi/list/CardTile.tsx'
import styles from './Panel.module.css'

/** The same card in other sets and rarities. */
export function OtherPrintings({ card, catalogue }: { card: Card; catalogue: Catalogue }) {
  const printings = printingsOf(card, catalogue).filter(({ id }) => id !== card.id)
  if (printings.length === 0) return null
  return (
    <Panel title="Other Printings">
      <ul className={styles['thumbs']}>
        {printings.map((printing) => (
          <li key={printing.id}>
            <CardTile card={printing} path={cardPath(catalogue, printing)} sizes="110px" isDecorative />
            <span>{printing.set}</span> <span>{printing.rarity}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
