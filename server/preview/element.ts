import type { CSSProperties } from 'react'

/** An element as satori takes it, written without JSX, which Node.js cannot load. */
export type Element = {
  readonly type: string
  readonly props: {
    readonly style?: CSSProperties
    readonly children?: readonly Part[]
    readonly src?: string
    readonly width?: number
    readonly height?: number
  }
}
type Part = Element | string

/** A flex box. It skips children that are null. */
export const box = (style: CSSProperties, ...children: readonly (Part | null)[]): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', position: 'relative', boxSizing: 'border-box', ...style },
    children: children.filter((child) => child !== null),
  },
})

/** A text, clamped with an ellipsis to `lines` lines. */
export const clampedText = (text: string, style: CSSProperties, lines = 1): Element => ({
  type: 'div',
  props: {
    style: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
      // Room for descenders, which `overflow: hidden` would clip.
      paddingBottom: '0.16em',
      marginBottom: '-0.16em',
      ...(lines === 1 ? { whiteSpace: 'nowrap' } : { lineClamp: lines }),
      ...style,
    },
    children: [text],
  },
})

/** An inline element inside a text. */
export const span = (style: CSSProperties, ...children: readonly Part[]): Element => ({
  type: 'span',
  props: { style, children },
})

/** An inline SVG image. @param content trusted SVG for the view box `view`, never text written by users. */
export const svgImage = (
  content: string,
  { width, height, view = `0 0 ${width} ${height}`, ...style }: Omit<CSSProperties, 'width' | 'height'> & Size,
): Element => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">${content}</svg>`)}`,
    width,
    height,
    style: { position: 'relative', ...style, width, height, flexShrink: 0 },
  },
})

type Size = { readonly width: number; readonly height: number; readonly view?: string }

/** The fonts of the product: one for headings, one for everything else. */
export const DISPLAY = 'Fraunces, Fraunces Ext'
export const BODY = 'Figtree, Figtree Ext'
