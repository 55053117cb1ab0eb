import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/**
 * What the compiler refuses in a table of corrections, a line each, without the rest of the product: 1.3 s of computing
 * time where all types take 46.
 */
export function typeProblems(file = resolve('src/contract/correction.ts')): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const compilerOptions = { types: [], noEmit: true }
    const config = { extends: resolve('tsconfig.json'), compilerOptions, include: [], files: [file] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const args = [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status === 0) return []
    // Lines that begin with a blank explain the one before.
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
    return lines.map((line) => line.replace(/^[^(]*(?=\(\d)/, `${relative('.', file)} `))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
