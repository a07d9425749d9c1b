import { expect, test } from 'vitest'
import { setCodeOfFolder } from './packSets.ts'

test.each([
  ['set1', '1'],
  ['set12', '12'],
  ['promo1', 'P1'],
  ['challenge1', 'cp'],
  ['challenge2', 'C2'],
  ['d23', 'D23'],
])('pictures in the folder %s belong to the set %s', (folder, code) => {
  expect(setCodeOfFolder(folder)).toBe(code)
})

test('pictures in an unknown folder stop the build', () => {
  expect(() => setCodeOfFolder('promo9')).toThrow('promo9')
})
