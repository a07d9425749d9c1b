/** At most `count` evenly spread points, including the first and the last: enough to describe the line in a table. */
export function pickEvenly<Point>(points: readonly Point[], count: number): readonly Point[] {
  if (points.length <= count) return points
  const step = (points.length - 1) / (count - 1)
  const places = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)))
  return points.filter((_, index) => places.has(index))
}
