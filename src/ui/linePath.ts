/** The SVG path of a line through evenly spaced points in a square of 100 by 100. @param depths from 0 (top) to 100. */
export const linePath = (depths: readonly number[]): string =>
  depths
    .map((depth, index) => `${index === 0 ? 'M' : 'L'}${(index * 100) / Math.max(1, depths.length - 1)} ${depth}`)
    .join('')
