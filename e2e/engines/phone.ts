import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Engine, ElementReference } from './engine.ts'

const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * Adds a function to the page that finds the first visible element of a role and name, or the field of a label, or a
 * summary by its text, which has no role, in the modal dialog if one is open. Firefox runs each script with its own
 * globals, so the library only knows patterns of this script.
 */
const ADD_FIND = `${TESTING_LIBRARY};
  const { queryAllByLabelText, queryAllByRole } = globalThis.TestingLibraryDom ?? this.TestingLibraryDom
  window.findVisible = (role, source, flags) => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const name = new RegExp(source, flags)
    const found =
      role === 'field'
        ? queryAllByLabelText(root, name)
        : role === 'summary'
          ? [...root.querySelectorAll('summary')].filter((summary) => name.test(summary.textContent.trim()))
          : queryAllByRole(root, role, { name, hidden: true })
    return found.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null
  }`

const exactly = (name: string | RegExp) =>
  typeof name === 'string' ? new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`) : name

/** The steps of a journey, the same in every engine. Each waits until it is possible. */
export class Phone {
  private readonly engine: Engine
  private readonly url: string

  /** @param url the address of the host, without a path */
  constructor(engine: Engine, url: string) {
    this.engine = engine
    this.url = url
  }

  /** Opens a page, and waits until its buttons work: prerendered ones have no handlers. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.url + path)
    await expect
      .poll(() => this.run<boolean>('return !!document.querySelector("#root:not(:empty, :has(> [data-prerendered]))")'))
      .toBe(true)
  }

  /** Runs the body of a function in the page. */
  run<T>(script: string, ...values: unknown[]): Promise<T> {
    return this.engine.run(script, ...values) as Promise<T>
  }

  /**
   * The first visible element of a role and name; with the role `field`, the field of a label. A summary is one by its
   * text.
   */
  async find(role: string, name: string | RegExp): Promise<ElementReference> {
    let found: ElementReference | null = null
    await expect.poll(async () => (found = await this.tryFind(role, name)), { message: `${role} ${name}` }).toBeTruthy()
    return found ?? {}
  }

  async press(role: string, name: string | RegExp): Promise<void> {
    await expect(async () => {
      const element = await this.find(role, name)
      await this.center(element)
      await this.engine.click(element)
    }).toPass()
  }

  /** Replaces the text of the field with a label. */
  async fill(label: string, text: string): Promise<void> {
    await expect(async () => {
      const field = await this.find('field', label)
      await this.run('arguments[0].focus(); arguments[0].select()', field)
      await this.engine.type(field, text)
    }).toPass()
  }

  /** Chooses an option of the select field with a label. */
  async choose(label: string, option: string): Promise<void> {
    await expect(async () => {
      const field = await this.find('combobox', label)
      await this.center(field)
      const found = 'return [...arguments[0].options].find(({ label }) => label === arguments[1]) ?? null'
      await this.engine.click(await this.run<ElementReference>(found, field, option))
      expect(await this.run('return arguments[0].selectedOptions[0]?.label', field)).toBe(option)
    }).toPass()
  }

  /** Waits until the page's visible text contains a text. */
  async expectText(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.run<string>('return document.body.innerText'), { message: `${text}` }).toMatch(text)
  }

  /** Scrolls to an element. WebDriver does not if it is within the viewport, where the bar of tabs may cover it. */
  private async center(element: ElementReference): Promise<void> {
    await this.run('arguments[0].scrollIntoView({ block: "center" })', element)
  }

  private async tryFind(role: string, name: string | RegExp): Promise<ElementReference | null> {
    const { source, flags } = exactly(name)
    if (await this.run('return !window.findVisible')) await this.run(ADD_FIND)
    return this.run('return findVisible(...arguments)', role, source, flags)
  }
}
