/** A picture takes one core about 30 ms; the other cores remain for pages. */
const THREADS = 1

const QUALITY = 80

/** The formats of card pictures. Others are refused: SVG can refer to files, and decoders of rare formats are less tested. */
const FORMATS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`)

/** Loads sharp with the first picture, so that the host starts sooner. */
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
 * Converts a card picture (JPEG, PNG, WebP or AVIF) to WebP, at most `width` pixels wide. The picture of a location may be in
 * landscape; its height becomes `width`, because pages rotate it.
 * @throws Error for other formats
 */
export async function shrinkPicture(picture: Buffer, width: number): Promise<Buffer<ArrayBuffer>> {
  loaded ??= load()
  const sharp = await loaded
  const shrunk = sharp(picture).resize({ width, height: width, fit: 'outside', withoutEnlargement: true })
  return Buffer.from(await shrunk.webp({ quality: QUALITY }).toBuffer())
}
