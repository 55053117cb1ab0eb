import { join } from 'node:path'
import { build } from 'vite'
import { correction } from '#src/contract/correction.ts'
import { wireCallOf } from '#src/contract/correct/wireCall.ts'
import { sessionOperations } from '#src/contract/sessionOperations.ts'
import { GUARDED, STARTS } from '#src/routes/kinds.ts'
import { paths } from '#src/routes/paths.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Where index.html takes its script. */
export const BOOT_PLACE = /\s*\/\* before the first paint \*\/\s*/

/**
 * The script of index.html that runs before the first paint, made of the product's own settings, so that there is one
 * definition of what they can be. `files`: what the first pages need, by the beginning of their address.
 */
export async function bootScript(files: Record<string, readonly string[]>): Promise<string> {
  const { operation, aktionField } = wireCallOf('checkUserLogin', sessionOperations.checkUserLogin, correction)
  const { path, aktion, encoding } = operation
  const output = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      GUARDED: JSON.stringify(GUARDED),
      STARTS: JSON.stringify(STARTS),
      ENTRANCE: JSON.stringify(paths.login),
      HOME: JSON.stringify(paths.dashboard),
      // A check that is no form is made by the product itself.
      LOGIN_PATH: JSON.stringify(encoding === 'form' ? path : ''),
      LOGIN_BODY: JSON.stringify(new URLSearchParams({ [aktionField]: aktion ?? '' }).toString()),
    },
    build: {
      write: false,
      reportCompressedSize: false,
      lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })
  const [script, ...more] = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('the script before the first paint is not one file')
  // After minifying, as the page writes them elsewhere: what is the same to the letter costs nothing compressed.
  return script.code.trim().replace('LANDING_FILES', () => JSON.stringify(files))
}
