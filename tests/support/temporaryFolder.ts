import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'stand-in-'

/** Folders of this process. */
const folders = new Set<string>()
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

// What a run left that was killed: the name says whose it was.
for (const name of readdirSync(tmpdir())) {
  const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
  if (pid !== undefined && isGone(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** Gone with the process at the latest, also when a test forgot to close its backend. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  folders.add(folder)
  return folder
}
