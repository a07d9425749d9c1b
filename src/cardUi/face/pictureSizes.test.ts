import { expect, test } from 'vitest'
import { pictureSizes } from './pictureSizes.ts'

const ONE = 'https://cards.example/1.jpg'
const one = { small: ONE, normal: ONE, large: ONE }

test('where a source has several sizes they are what is offered', () => {
  const images = { small: 's.avif', normal: 'n.avif', large: 'l.avif' }
  expect(pictureSizes('crd_1', images)).toBe('s.avif 180w, n.avif 360w, l.avif 734w')
})

test('where it has one alone, the host makes the smaller ones', () => {
  expect(pictureSizes('pack-1-1', one)).toBe(
    `/pictures/180/pack-1-1 180w, /pictures/360/pack-1-1 360w, /pictures/540/pack-1-1 540w, ${ONE} 734w`,
  )
})

test('where no host does that, there is one', () => {
  expect(pictureSizes('pack-1-1', one, { smallPictures: false })).toBe(`${ONE} 734w`)
})
