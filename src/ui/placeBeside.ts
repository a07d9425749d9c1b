type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }

/**
 * The position of a popup of `size` near `anchor` that does not cover it: above if there is room, else below, else on
 * the roomier side, and always inside `screen`. All values are in CSS px.
 */
export function placeBeside(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const { left, top } = placeFreely(anchor, size, screen)
  return { left: inside(left, size.width, screen.width), top: inside(top, size.height, screen.height) }
}

function placeFreely(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const right = anchor.left + anchor.width
  const bottom = anchor.top + anchor.height
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  if (anchor.top >= size.height) return { left: middle, top: anchor.top - size.height }
  if (screen.height - bottom >= size.height) return { left: middle, top: bottom }
  return {
    left: screen.width - right >= anchor.left ? right : anchor.left - size.width,
    top: anchor.top + anchor.height / 2 - size.height / 2,
  }
}

function inside(start: number, length: number, room: number): number {
  return Math.max(0, Math.min(start, room - length))
}
