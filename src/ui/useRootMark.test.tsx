import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRootMark } from './useRootMark.ts'

function Part({ isShown = true }: { isShown?: boolean }) {
  useRootMark('dialog', isShown)
  return null
}

const isMarked = () => document.documentElement.hasAttribute('data-has-dialog')

test('the root element is marked while at least one component shows the part', () => {
  const { rerender } = render([<Part key="1" />, <Part key="2" />])
  expect(isMarked()).toBe(true)
  rerender([<Part key="1" />])
  expect(isMarked()).toBe(true)
  rerender([<Part key="1" isShown={false} />])
  expect(isMarked()).toBe(false)
  rerender([<Part key="1" />])
  expect(isMarked()).toBe(true)
  rerender([])
  expect(isMarked()).toBe(false)
})
