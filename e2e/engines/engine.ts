/** A WebDriver reference to an element of the page: an object with one entry, whose value is the id. */
export type ElementReference = Readonly<Record<string, string>>

/** A running browser with one window, and the WebDriver commands that the journeys need. */
export type Engine = {
  open(url: string): Promise<void>
  /** Runs the body of a function in the page. @returns what it returns: JSON, or references to elements */
  run(script: string, ...values: unknown[]): Promise<unknown>
  click(element: ElementReference): Promise<void>
  /** Types at the caret, or over the selected text, of a field that has the focus. */
  type(element: ElementReference, text: string): Promise<void>
  /** Sets the size of the page's viewport in CSS px. */
  resize(width: number, height: number): Promise<void>
  /** @returns the viewport as PNG. */
  screenshot(): Promise<Buffer>
  stop(): Promise<void>
}

/** The id in a reference to an element. */
export const idOf = (element: ElementReference): string => Object.values(element)[0] ?? ''
