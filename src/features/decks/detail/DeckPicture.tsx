import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { Button } from '#ui/Button.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { drawDeckPicture } from './drawDeckPicture.ts'
import styles from './DeckPicture.module.css'

type Picture = { readonly file: File; readonly url: string }

/** The deck as a picture to post or to send. */
export function DeckPicture({ deck, cards }: { deck: Deck; cards: readonly DeckCard[] }) {
  const [picture, setPicture] = useState<Picture | 'failed' | null>(null)

  useEffect(() => {
    let url: string | undefined
    let isGone = false
    const draw = async () => {
      const file = await drawDeckPicture(deck, cards).catch(() => null)
      if (isGone) return
      if (file) url = URL.createObjectURL(file)
      setPicture(file && url ? { file, url } : 'failed')
    }
    void draw()
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [deck, cards])

  if (picture === 'failed')
    return <p role="alert">This browser could not create the picture. Please try another one.</p>
  if (picture === null)
    return (
      <p className={styles['waiting']}>
        <Spinner label="Creating a picture of the deck" />
      </p>
    )
  const { file, url } = picture
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  const share = async () => {
    try {
      await navigator.share({ files: [file], title: deck.name })
    } catch (error) {
      // A reader who closed the share menu needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast('Failed to share the picture.')
    }
  }
  return (
    <section className={styles['picture']} aria-labelledby="deck-picture">
      <h3 id="deck-picture">Picture</h3>
      <img src={url} alt={`${deck.name} with its cards and its curve`} />
      <div className={styles['buttons']}>
        {canShare ? (
          <Button onClick={() => void share()}>
            <Share2 aria-hidden size={18} /> Share Picture
          </Button>
        ) : null}
        <Button onClick={() => downloadFile(file)}>
          <Download aria-hidden size={18} /> Download Picture
        </Button>
      </div>
    </section>
  )
}
