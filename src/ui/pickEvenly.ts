/** Some of the points, `count` at most, evenly spread and with the first and the latest: enough to read the way in words. */
export function pickEvenly<Point>(points: readonly Point[], count: number): readonly Point[] {
  if (points.length <= count) return points
  const step = (points.length - 1) / (count - 1)
  const places = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)))
  return points.filter((_, index) => places.has(index))
}
