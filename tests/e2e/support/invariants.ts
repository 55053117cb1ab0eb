import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, type SharedServer } from './test.ts'
import { keptByBrowser, witness, type Witness } from './witness.ts'

/** Something that a user does, at which faults are thrown. */
export interface Scene {
  page: Page
  server: SharedServer
  /** Where what went wrong is said. */
  message: Locator
  /** Fields with what was typed into each. */
  typed: readonly (readonly [Locator, string])[]
  /** Rows that the service holds of what is done here. */
  rows: () => Promise<number>
  /** Words that are personal: they stand in no address, no log and no storage. */
  personal: readonly string[]
}

/** What a fault must never show: markup, traces of a program, or nothing. */
const NOT_FOR_PEOPLE = /<[a-z/!]|\bat \w+ \(|Error:|undefined|\[object |Bad Gateway|null\b/i

/** The seven invariants of reliability 3 around one fault: begun before it strikes, asked while it lasts and after. */
export class Invariants {
  readonly #scene: Scene
  readonly #errors: string[] = []
  readonly #seen: Witness
  readonly #before: number

  private constructor(scene: Scene, seen: Witness, before: number) {
    this.#scene = scene
    this.#seen = seen
    this.#before = before
    scene.page.on('pageerror', (error) => this.#errors.push(String(error)))
  }

  static async watch(scene: Scene): Promise<Invariants> {
    return new Invariants(scene, await witness(scene.page), await scene.rows())
  }

  /** While the fault lasts; `part` is what the accessibility engine looks at. */
  async hold(part: string): Promise<void> {
    const { page, message, typed } = this.#scene
    // I4: said in words, what was kept, and what to do.
    await expect(message).toBeVisible()
    const text = (await message.innerText()).trim()
    expect(text).not.toMatch(NOT_FOR_PEOPLE)
    expect(text).toMatch(/Bitte|Erneut versuchen|Wieder möglich/)
    if (typed.length > 0) expect(text).toMatch(/Ihre Eingaben sind noch da/)
    await this.#nothingLost()
    // I6: nobody is locked out by it, and the focus is at something.
    expect(await findings(page, 'all', part)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.isConnected ?? false)).toBe(true)
  }

  /** Once it is over and the same thing was done again: `added` rows in all. */
  async holdAfter(added: number): Promise<void> {
    await expect(this.#scene.message).toHaveCount(0)
    // I3, I7: done, and once.
    expect((await this.#scene.rows()) - this.#before).toBe(added)
    await this.#leavesNoTrace()
    // I1
    expect(this.#errors).toEqual([])
  }

  /** I1, I2 */
  async #nothingLost(): Promise<void> {
    const { page, typed } = this.#scene
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [field, value] of typed) await expect(field).toHaveValue(value)
  }

  /** I5 */
  async #leavesNoTrace(): Promise<void> {
    const { page, server, personal } = this.#scene
    const places = [this.#seen.urls.join('\n'), await keptByBrowser(page), await server.output()]
    for (const word of personal) expect(places.filter((place) => place.includes(word))).toEqual([])
    expect(this.#seen.violations).toEqual([])
  }
}
