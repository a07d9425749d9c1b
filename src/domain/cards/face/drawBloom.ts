/** The number of variants, small so that the browser rasterizes each only once. */
const VARIANTS = 10

/** A number for a text: a card gets the same variant everywhere. */
const hash = (text: string): number =>
  Array.from(text).reduce((value, letter) => (value * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)

/** Lehmer's generator of numbers in (0, 1). */
const seeded = (seed: number) => (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647

const round = (value: number) => Math.round(value * 10) / 10

/**
 * A spiral of quarter circles, each smaller than the one before and tangent to it.
 * @param heading the direction at (x, y) in radians.
 */
function curl(x: number, y: number, radius: number, heading: number, turn: 1 | -1, quarters: number, shrink: number) {
  let path = `M${round(x)} ${round(y)}`
  let [px, py, angle, r] = [x, y, heading, radius]
  for (let i = 0; i < quarters; i++) {
    const cx = px + Math.cos(angle + (turn * Math.PI) / 2) * r
    const cy = py + Math.sin(angle + (turn * Math.PI) / 2) * r
    angle += (turn * Math.PI) / 2
    px = cx + Math.cos(angle - (turn * Math.PI) / 2) * r
    py = cy + Math.sin(angle - (turn * Math.PI) / 2) * r
    path += `A${round(r)} ${round(r)} 0 0 ${turn === 1 ? 1 : 0} ${round(px)} ${round(py)}`
    r *= shrink
  }
  return path
}

function drawVariant(variant: number): string {
  const random = seeded(variant * 7919 + 17)
  const between = (low: number, high: number) => low + random() * (high - low)
  let drawing = ''
  for (let i = 0; i < 6; i++)
    drawing += `<circle cx="${round(between(0, 100))}" cy="${round(between(0, 70))}" r="${round(between(10, 34))}" fill="#fff" fill-opacity=".05" stroke-opacity=".05"/>`
  for (let i = 0; i < 4; i++) {
    const [x, y, heading] = [between(5, 95), between(5, 65), between(0, 6.28)]
    const turn = random() < 0.5 ? 1 : -1
    const size = between(10, 20)
    const opacity = round(between(0.35, 0.75))
    const arms = [curl(x, y, size, heading, turn, 9, 0.78), curl(x, y, size * 0.7, heading + 3.14, turn, 8, 0.76)]
    if (random() < 0.7) arms.push(curl(x, y, size * 0.42, heading + 3.5, turn === 1 ? -1 : 1, 7, 0.74))
    drawing += `<path d="${arms.join('')}" stroke-opacity="${opacity}"/>`
  }
  for (let i = 0; i < 12; i++)
    drawing += `<circle cx="${round(between(0, 100))}" cy="${round(between(0, 70))}" r="${round(between(0.3, 0.9))}" fill="#fff3cf" stroke="none" fill-opacity="${round(between(0.3, 0.9))}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="#f7dc97" stroke-width=".55" stroke-linecap="round">${drawing}</g></svg>`
}

const cachedBlooms: string[] = []

/**
 * Makes the gold filigree that fills the place of a missing card picture, as SVG source. Browser and host make the same
 * one for the same name.
 */
export function drawBloom(name: string): string {
  const variant = hash(name) % VARIANTS
  return (cachedBlooms[variant] ??= drawVariant(variant))
}
