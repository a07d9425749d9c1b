import type { CSSProperties } from 'react'

/** A box of a drawing, as satori takes it: the server has no JSX. */
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

/** Parts beside or below each other. Absent ones are left out. */
export const box = (style: CSSProperties, ...children: readonly (Part | null)[]): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', position: 'relative', boxSizing: 'border-box', ...style },
    children: children.filter((child) => child !== null),
  },
})

/** Words as they are, cut with an ellipsis where they need more than `lines` lines of their place. */
export const words = (text: string, style: CSSProperties, lines = 1): Element => ({
  type: 'div',
  props: {
    style: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
      // Room for what hangs below the line, which would be cut off with the rest.
      paddingBottom: '0.16em',
      marginBottom: '-0.16em',
      ...(lines === 1 ? { whiteSpace: 'nowrap' } : { lineClamp: lines }),
      ...style,
    },
    children: [text],
  },
})

/** A stretch within words. */
export const span = (style: CSSProperties, ...children: readonly Part[]): Element => ({
  type: 'span',
  props: { style, children },
})

/** A drawing of our own. `content` is SVG for a box of `view`; never made of what people wrote. */
export const drawing = (
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

/** The faces of the product: one for headings, one for everything else. */
export const DISPLAY = 'Fraunces, Fraunces Ext'
export const BODY = 'Figtree, Figtree Ext'
