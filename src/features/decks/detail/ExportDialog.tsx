import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findDeckCards, sortDeckCards } from '#domain/decks/deckCard.ts'
import { makeInktableLink } from '#domain/decks/pixelborn.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { copyableList } from '../share/copyableList.ts'
import { CopyListButton } from './CopyListButton.tsx'
import { DeckPicture } from './DeckPicture.tsx'
import styles from './ExportDialog.module.css'
import { pixelbornCode } from '../share/pixelbornCode.ts'
import { RegistrationList } from './RegistrationList.tsx'

/** The formats for using a deck elsewhere. */
export function ExportDialog({ deck, catalogue, onClose }: { deck: Deck; catalogue: Catalogue; onClose: () => void }) {
  const cards = useMemo(() => sortDeckCards(findDeckCards(deck.entries, catalogue.byId)), [deck.entries, catalogue])
  const { data: sets } = useQuery(setsQuery)
  const setCodes = useMemo(() => sets && new Map(sets.map(({ id, code }) => [id, code])), [sets])
  return (
    <Dialog title="Export Deck" open onClose={onClose}>
      <ul className={styles['ways']}>
        <Way name="Deck list" use="Plain text, for other sites and for friends.">
          <CopyListButton makeText={() => copyableList(deck.entries, catalogue.byId)}>Copy as Text</CopyListButton>
        </Way>
        {setCodes ? (
          <Way name="Deck list with printings" use="Includes set and number, so you get exactly these printings.">
            <CopyListButton makeText={() => copyableList(deck.entries, catalogue.byId, setCodes)}>
              Copy with Printings
            </CopyListButton>
          </Way>
        ) : null}
        <Way name="Pixelborn code" use="For any app that reads Pixelborn codes.">
          <CopyListButton makeText={() => pixelbornCode(cards)}>Copy Code</CopyListButton>
        </Way>
        <Way name="Inktable" use="Opens the deck at inktable.net, to play it online.">
          <a
            href={makeInktableLink(deck.name, pixelbornCode(cards))}
            className={buttonStyle()}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open in Inktable <ExternalLink aria-hidden size={16} />
            <span className="spoken">(opens in a new tab)</span>
          </a>
        </Way>
        <Way name="Registration list" use="A sheet for a tournament, with room for your name and the event.">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden size={18} /> Print
          </Button>
        </Way>
      </ul>
      <DeckPicture deck={deck} cards={cards} />
      <RegistrationList deck={deck} cards={cards} catalogue={catalogue} />
    </Dialog>
  )
}

function Way({ name, use, children }: { name: string; use: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>{use}</p>
      </div>
      {children}
    </li>
  )
}
