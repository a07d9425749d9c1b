import { expect, test } from 'vitest'
import { pictureSizes } from './pictureSizes.ts'

const ONE = 'https://cards.example/1.jpg'
const one = { small: ONE, normal: ONE, large: ONE }

test('several sizes of the source are offered', () => {
  const images = { small: 's.avif', normal: 'n.avif', large: 'l.avif' }
  expect(pictureSizes('crd_1', images)).toBe('s.avif 180w, n.avif 360w, l.avif 734w')
})

test('the host makes smaller sizes if the source has one size', () => {
  expect(pictureSizes('pack-1-1', one)).toBe(
    `/pictures/180/pack-1-1 180w, /pictures/360/pack-1-1 360w, /pictures/540/pack-1-1 540w, ${ONE} 734w`,
  )
})

test('a host that does not resize pictures offers one size', () => {
  expect(pictureSizes('pack-1-1', one, { smallPictures: false })).toBe(`${ONE} 734w`)
})
