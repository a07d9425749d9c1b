import { LayoutGrid, List, Table } from 'lucide-react'
import { CARD_VIEWS } from '#url/cardsSearch.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { CardsView } from './useCardsView.ts'
import styles from './ViewButtons.module.css'

const VIEWS = {
  grid: { label: 'Grid', Icon: LayoutGrid },
  list: { label: 'List', Icon: List },
  table: { label: 'Table', Icon: Table },
}

/** Chooses how cards are shown. */
export function ViewButtons({ view: { layout, addressOf } }: { view: CardsView }) {
  return (
    <div className={styles['views']} role="group" aria-label="View">
      {CARD_VIEWS.map((view) => {
        const { label, Icon } = VIEWS[view]
        return (
          <ButtonLink
            key={view}
            className={`${styles['view']} ${view === 'table' ? styles['table'] : ''}`}
            title={label}
            aria-label={label}
            href={addressOf?.(layout.withView(view))}
            isOn={layout.view === view}
            onPress={() => layout.chooseView(view)}
          >
            <Icon aria-hidden size={18} />
          </ButtonLink>
        )
      })}
    </div>
  )
}
