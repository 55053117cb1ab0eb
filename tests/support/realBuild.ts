import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureBuild } from '#src/build/product.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** Where tests keep what `npm run build` makes: `dist` holds the demo while they run. */
export const REAL_BUILD = resolve(import.meta.dirname, '../../node_modules/.cache/postkampagne/dist')

/**
 * Folder with the product as `npm run build` makes it, without any setting: built by the first process of a run that asks
 * for it where something changed, the others wait. A copy of REAL_BUILD, readable for everybody, as a web server wants it.
 */
export async function realBuild(): Promise<string> {
  const folder = join(process.env.TEST_RUN_FOLDER ?? (await temporaryFolder()), 'real-build')
  const making = `${folder}-making`
  for (;;) {
    if (existsSync(folder)) return folder
    const mine = await mkdir(making, { recursive: false }).then(
      () => true,
      () => false,
    )
    if (mine) break
    await setTimeout(200)
  }
  try {
    await ensureBuild(false, undefined, REAL_BUILD)
    await cp(REAL_BUILD, making, { recursive: true })
    await chmod(dirname(folder), 0o711)
    await rename(making, folder)
    return folder
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}
