import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before a run: a folder that its processes share (tests/support/templates.ts); gone when it is over. */
export default function setup(): () => void {
  // Named as temporaryFolder.ts names its own, which also clears what a killed run left.
  const folder = mkdtempSync(join(tmpdir(), `stand-in-${process.pid}-`))
  process.env.TEST_RUN_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
