import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { UnwrittenPage } from '../UnwrittenPage.tsx'

/** Addresses of the specification whose pages are not built yet. They say so; a page that lands leaves this list. */
const UNWRITTEN = ['/user/$userId/collection', '/user/$userId/collection/activity'] as const

export const unwrittenRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  UNWRITTEN.map((path) => createRoute({ getParentRoute: () => parent, path, component: UnwrittenPage }))
