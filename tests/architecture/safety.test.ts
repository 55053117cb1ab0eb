import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }
import { projectFiles, read } from './imports.ts'

const files = projectFiles()
const product = files.filter((file) => file.startsWith('src/'))

/** Files that contain a pattern, as a list that is empty when all is well. */
function holding(pattern: RegExp, among: string[], except: (file: string) => boolean = () => false): string[] {
  return among.filter((file) => !except(file) && pattern.test(read(file)))
}

describe('safety', () => {
  test('SEC-22 browser storage is touched in one place only', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB)\b/
    expect(holding(storage, product, (file) => file.startsWith('src/shared/storage/'))).toEqual([])
  })

  test('the name of a call stands in the contract only', () => {
    expect(holding(/aktion=|['"]aktion['"]/, product, (file) => /^src\/(contract|api)\//.test(file))).toEqual([])
  })

  test('colours stand in the theme, and print inks where print is drawn', () => {
    const allowed = (file: string) => /^src\/(shared\/theme|domain\/print)\//.test(file)
    expect(holding(/['"`]#[0-9a-fA-F]{3,8}['"`]/, product, allowed)).toEqual([])
  })

  test('nothing writes HTML from data', () => {
    expect(holding(/dangerouslySetInnerHTML|\.innerHTML\s*=/, product)).toEqual([])
  })

  test('rules read no clock and no chance', () => {
    const domain = files.filter((file) => file.startsWith('src/domain/'))
    expect(holding(/Date\.now\(|new Date\(\)|Math\.random|crypto\./, domain)).toEqual([])
  })

  test('SEC-16 keys and tokens come from a secure source', () => {
    expect(
      holding(
        /Math\.random/,
        files.filter((file) => /^(src|mocks)\//.test(file)),
      ),
    ).toEqual([])
  })

  test('the lock file holds no address, and versions are exact', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved"')
    const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test.each([
    ['axios', '1.18.0'],
    ['react-router-dom', '7.18.2'],
    ['hono', '4.13.7'],
    ['pdfjs-dist', '6.2.108'],
  ] as const)('%s is at least %s', (name, minimum) => {
    const number = (version: string) => version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0)
    expect(number(packageJson.dependencies[name])).toBeGreaterThanOrEqual(number(minimum))
  })

  test('no package runs a script when it is installed', () => {
    const packages = Object.entries(lock.packages as Record<string, { hasInstallScript?: boolean; optional?: boolean }>)
    // fsevents belongs to macOS and is optional; it is never installed where its script would matter.
    const scripted = packages.filter(([name, entry]) => entry.hasInstallScript && !name.endsWith('/fsevents'))
    expect(scripted.map(([name]) => name)).toEqual([])
  })
})
