import type { Deck } from '#data/decks/decks.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countOf } from '#domain/text/countOf.ts'

const WIDTH = 1200
const EDGE = 64
const HEAD = 330
const LINE = 58
const FOOT = 84
const GAP = 36

/** The site's tokens that the picture uses. They are the same in both themes, like those of the text cards. */
const TOKENS = ['card-black', 'card-plate', 'card-plate-2', 'card-plate-text', 'card-gold', 'card-foot'] as const
type Token = (typeof TOKENS)[number]

type Pen = {
  readonly context: CanvasRenderingContext2D
  readonly color: (name: Token | Lowercase<Ink>) => string
}

/**
 * Draws a deck as a PNG: its name, inks, curve and list. It has no card pictures, because browsers do not export a canvas
 * with pictures from other hosts.
 * @param cards in the order of the list.
 */
export async function drawDeckPicture(deck: Deck, cards: readonly DeckCard[]): Promise<File> {
  const rows = Math.ceil(cards.length / 2)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + rows * LINE + FOOT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  const root = getComputedStyle(document.documentElement)
  const pen: Pen = { context, color: (name) => root.getPropertyValue(`--${name}`).trim() }
  await Promise.all([font(36, 'display'), font(28, 'text')].map((face) => document.fonts.load(face)))

  const { byInk, costCurve } = analyzeDeck(cards)
  const inks = byInk.map(({ ink }) => ink)
  drawGround(pen, inks)
  drawHead(pen, deck, inks)
  drawCurve(pen, costCurve)
  cards.forEach((line, index) => drawLine(pen, line, Math.floor(index / rows), index % rows))
  write(pen, `${location.host}/deck/${deck.id}`, EDGE, canvas.height - 32, font(22, 'text'), 'card-foot')
  return toFile(canvas, deck.name)
}

const font = (size: number, face: 'display' | 'text') =>
  face === 'display' ? `560 ${size}px "Fraunces Variable", serif` : `500 ${size}px "Figtree Variable", sans-serif`

function drawGround({ context, color }: Pen, inks: readonly Ink[]) {
  const { width, height } = context.canvas
  context.fillStyle = color('card-black')
  context.fillRect(0, 0, width, height)
  const [first = 'Steel', second = first] = inks
  for (const [ink, x] of [
    [first, 0],
    [second, width],
  ] as const) {
    const wash = context.createRadialGradient(x, 0, 0, x, 0, width * 0.62)
    wash.addColorStop(0, color(lower(ink)))
    wash.addColorStop(1, 'transparent')
    context.globalAlpha = 0.34
    context.fillStyle = wash
    context.fillRect(0, 0, width, height)
  }
  context.globalAlpha = 1
  context.strokeStyle = color('card-gold')
  context.lineWidth = 2
  context.strokeRect(20, 20, width - 40, height - 40)
}

function drawHead(pen: Pen, deck: Deck, inks: readonly Ink[]) {
  inks.forEach((ink, index) => drawInk(pen, ink, EDGE + 26 + index * 60, 96))
  const room = WIDTH - 2 * EDGE
  let size = 66
  pen.context.font = font(size, 'display')
  while (size > 34 && pen.context.measureText(deck.name).width > room) pen.context.font = font(--size, 'display')
  write(pen, deck.name, EDGE, 206, font(size, 'display'), 'card-plate-text', room)
  const format = deck.legality === 'core' ? 'Core' : 'Infinity'
  const facts = [deck.author ? `by ${deck.author}` : '', format, countOf(deck.totalCards, 'card')]
  write(pen, facts.filter(Boolean).join('  ·  '), EDGE, 262, font(28, 'text'), 'card-gold', 660)
}

/** A drop of ink in a hexagon. */
function drawInk({ context, color }: Pen, ink: Ink, x: number, y: number) {
  context.fillStyle = color(lower(ink))
  context.beginPath()
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3 + Math.PI / 6
    context.lineTo(x + 26 * Math.cos(angle), y + 29 * Math.sin(angle))
  }
  context.fill()
  context.fillStyle = color('card-black')
  context.beginPath()
  context.moveTo(x, y - 17)
  context.bezierCurveTo(x + 7, y - 6, x + 12, y, x + 12, y + 6)
  context.arc(x, y + 6, 12, 0, Math.PI)
  context.bezierCurveTo(x - 12, y, x - 7, y - 6, x, y - 17)
  context.fill()
}

function drawCurve(pen: Pen, curve: ReturnType<typeof analyzeDeck>['costCurve']) {
  const { context, color } = pen
  const highest = Math.max(1, ...curve.map(({ cards }) => cards))
  const [width, room, ground] = [38, 80, 128]
  const left = WIDTH - EDGE - curve.length * width
  for (const [index, { cost, cards, inkable }] of curve.entries()) {
    const x = left + index * width
    context.fillStyle = color('card-foot')
    context.globalAlpha = 0.35
    context.fillRect(x + 4, ground - (cards / highest) * room, width - 8, (cards / highest) * room)
    context.globalAlpha = 1
    context.fillStyle = color('card-gold')
    context.fillRect(x + 4, ground - (inkable / highest) * room, width - 8, (inkable / highest) * room)
    write(pen, cost, x + width / 2, ground + 24, font(18, 'text'), 'card-foot', width, 'center')
  }
}

function drawLine(pen: Pen, { card, quantity }: DeckCard, column: number, row: number) {
  const { context, color } = pen
  const width = (WIDTH - 2 * EDGE - GAP) / 2
  const x = EDGE + column * (width + GAP)
  const y = HEAD + row * LINE
  context.fillStyle = color('card-plate')
  context.fillRect(x, y, width, LINE - 8)
  const [first = 'Steel', second = first] = card.inks
  context.fillStyle = color(lower(first))
  context.fillRect(x, y, 8, (LINE - 8) / 2)
  context.fillStyle = color(lower(second))
  context.fillRect(x, y + (LINE - 8) / 2, 8, (LINE - 8) / 2)
  context.strokeStyle = color(card.inkable ? 'card-gold' : 'card-foot')
  context.lineWidth = card.inkable ? 3 : 1
  context.beginPath()
  context.arc(x + 38, y + 25, 17, 0, 2 * Math.PI)
  context.stroke()
  write(pen, String(card.cost), x + 38, y + 33, font(22, 'text'), 'card-plate-text', 30, 'center')
  write(pen, card.name, x + 68, y + 33, font(24, 'text'), 'card-plate-text', width - 136)
  write(pen, `${quantity}×`, x + width - 14, y + 33, font(24, 'text'), 'card-gold', 50, 'right')
}

/** Writes a line of text, shortened with … to fit. */
function write(
  { context, color }: Pen,
  text: string,
  x: number,
  y: number,
  face: string,
  token: Token,
  room = WIDTH,
  align: CanvasTextAlign = 'left',
) {
  context.font = face
  context.fillStyle = color(token)
  context.textAlign = align
  let shown = text
  while (shown.length > 1 && context.measureText(shown).width > room) shown = `${shown.slice(0, -2).trimEnd()}…`
  context.fillText(shown, x, y)
}

const lower = (ink: Ink) => ink.toLowerCase() as Lowercase<Ink>

async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture was not made.')
  const title = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'deck'
  return new File([blob], `${title}.png`, { type: 'image/png' })
}
