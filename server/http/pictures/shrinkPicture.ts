/** One picture needs a core for some 30 ms: the others stay with those who wait for pages. */
const THREADS = 1

const QUALITY = 80

/** What pictures of cards come as. Others are refused: drawings can name files, and rare formats are decoded by rare code. */
const FORMATS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`)

/** Loaded with the first picture: a host that is asked for none starts sooner. */
const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(THREADS)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: FORMATS })
  return sharp
}

let loaded: ReturnType<typeof load> | undefined

/**
 * A picture (JPEG, PNG, WebP or AVIF) of a card as WebP, `width` pixels wide or as wide as it is, if that is less. One that
 * lies, as those of locations may, is as high: pages turn it.
 * @throws Error when it is none of these
 */
export async function shrinkPicture(picture: Buffer, width: number): Promise<Buffer<ArrayBuffer>> {
  loaded ??= load()
  const sharp = await loaded
  const shrunk = sharp(picture).resize({ width, height: width, fit: 'outside', withoutEnlargement: true })
  return Buffer.from(await shrunk.webp({ quality: QUALITY }).toBuffer())
}
