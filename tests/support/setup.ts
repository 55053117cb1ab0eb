import './reactAct.ts'
import './drawnSteps.ts'
import '@testing-library/jest-dom/vitest'
import * as database from 'fake-indexeddb'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { journal } from '#src/api/journal.ts'
import { getElementError } from './elementError.ts'
import { failOnWarnings } from './reactWarnings.ts'

// The build for customers has no warnings.
if (process.env.NODE_ENV !== 'production') failOnWarnings()

// jsdom has no database.
Object.assign(globalThis, database)

// Files go up to the stand-in in process: Node's reader of multipart bodies knows Node's files only, not jsdom's.
const { constructor: NodeFormData } = await new Response(new URLSearchParams('a=1')).formData()
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })

// jsdom keeps one clock for all frames of a run; begun under the timers of one test it would stand still for the others.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)

// jsdom has no place to scroll to; of the window it says so each time, with a stack.
Element.prototype.scrollIntoView ??= () => undefined
globalThis.scrollTo = () => undefined

// Nor has it media queries or animations: its reader wants little motion and nothing else.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// The first page of a worker is compiled meanwhile; afterwards something is there at once.
configure({ asyncUtilTimeout: 10_000, getElementError })

afterEach(() => {
  cleanup()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  journal.clear()
  // A router that has kept its places in the browser's history leaves the last one there.
  globalThis.history?.replaceState(null, '')
})

// A part that comes late would look for the window of a file that is over.
afterAll(() => vi.dynamicImportSettled())
