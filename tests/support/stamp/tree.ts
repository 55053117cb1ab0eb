import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Each file of the work tree that is not ignored, with the hash of its content. */
export type Tree = ReadonlyMap<string, string>

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 << 20, stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter(Boolean)

function hashOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    // Deleted, and not yet so in the index.
    return null
  }
}

/** Git's own hashes where a file is as it was committed; null where this is no work tree of git. */
export function readTree(): Tree | null {
  try {
    const tree = new Map<string, string>()
    for (const line of git('ls-files', '-s', '-z')) {
      const [info = '', file = ''] = line.split('\t')
      tree.set(file, info)
    }
    const changed = [...git('diff-files', '--name-only', '-z'), ...git('ls-files', '-o', '--exclude-standard', '-z')]
    for (const file of changed) {
      const hash = hashOf(file)
      if (hash === null) tree.delete(file)
      else tree.set(file, hash)
    }
    return tree
  } catch {
    return null
  }
}
