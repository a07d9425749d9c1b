import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { RENDERER_FILE, PRERENDERED_PAGES_FILE } from '../../../tools/build/prerenderedPage.ts'
import { makeCache } from '../cache/makeCache.ts'
import { decodedPath } from '../decodedPath.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { findPage } from './findPage.ts'
import { type StoredBody, storeBody } from './storedBody.ts'

/** Built files with the hash of their content in their name. */
const HASHED = /^\/assets\//
const FOREVER = 'public, max-age=31536000, immutable'

/** Small files that every page needs and that hardly ever change. Later visits do not request them again. */
const LASTING = /^\/(?:theme\.js|icon[\w-]*\.(?:svg|png))$/
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=604800'

/** The most bytes of files in memory; a built site has about 8 MB. */
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Serves the files of the built site. A path that is not a file name is left to the next handler. A missing file is a 404 and
 * never the page, because HTML must not be sent in place of a script.
 */
export function staticFiles({ siteDir }: Pick<SiteParts, 'siteDir'>): MiddlewareHandler<SiteEnv> {
  const root = resolve(siteDir)
  /** Files that the build made for the host only. */
  const ofHost = new Set([PRERENDERED_PAGES_FILE, RENDERER_FILE].map((name) => join(root, name)))
  const cache = makeCache<string, StoredBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  })

  const load = async (path: string): Promise<StoredBody | undefined> => {
    const file = join(root, path)
    const isOfSite = file.startsWith(root + sep) && !ofHost.has(file)
    const found = isOfSite ? await stat(file).catch(() => undefined) : undefined
    if (!found?.isFile()) return undefined
    // By file path, because a file has any number of addresses, such as /assets//app.js.
    return cache.get(`${file} ${found.mtimeMs} ${found.size}`, () => readBody(file))
  }

  return async (c, next) => {
    const path = decodedPath(c.req.path)
    if (path === undefined || path.includes('\0') || path.split('/').includes('..')) return c.text('Not found', 404)
    if (!isFileName(path)) return next()
    const body = await load(path)
    if (!body) return c.text('Not found', 404)
    const cacheControl = HASHED.test(path) ? FOREVER : LASTING.test(path) ? AN_HOUR : 'no-cache'
    return body.answer(c.req.raw, new Headers({ 'Cache-Control': cacheControl }))
  }
}

async function readBody(file: string): Promise<StoredBody> {
  const beside = (ending: string) => readFile(`${file}.${ending}`).catch(() => undefined)
  const [content, br, gzip] = await Promise.all([readFile(file), beside('br'), beside('gz')])
  return storeBody(content, getMimeType(file) ?? 'application/octet-stream', {
    precompressed: { ...(br && { br }), ...(gzip && { gzip }) },
  })
}

/** Whether a path is a file name. An extension is not enough: /card/mr.smee is a page. */
const isFileName = (path: string): boolean =>
  extname(path) !== '' && path !== '/index.html' && findPage(path) === undefined
