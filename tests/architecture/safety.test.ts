import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }
import { projectFiles, read } from './imports.ts'

const files = projectFiles()
const product = files.filter((file) => file.startsWith('src/'))
/** Those of the browser too, which are part of the build. */
const packagesNamed = { ...packageJson.dependencies, ...packageJson.devDependencies }

/** Files that contain a pattern, as a list that is empty when all is well. */
function holding(pattern: RegExp, among: string[], except: (file: string) => boolean = () => false): string[] {
  return among.filter((file) => !except(file) && pattern.test(read(file)))
}

describe('safety', () => {
  test('SEC-22 browser storage is touched in one place only', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB)\b|from 'idb'/
    expect(holding(storage, product, (file) => file.startsWith('src/shared/storage/'))).toEqual([])
  })

  test('the name of a call stands in the contract only', () => {
    expect(holding(/aktion=|['"]aktion['"]/, product, (file) => /^src\/(contract|api)\//.test(file))).toEqual([])
  })

  test('colours stand in the theme, and print inks where print is drawn', () => {
    const allowed = (file: string) => /^src\/(shared\/theme|engines\/print)\//.test(file)
    expect(holding(/['"`]#[0-9a-fA-F]{3,8}['"`]/, product, allowed)).toEqual([])
  })

  test('SEC-27 nothing writes HTML or runs code from data', () => {
    const html =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=|insertAdjacentHTML|\bsrcDoc\b|document\.write\(|createContextualFragment|setHTMLUnsafe/
    const code = /\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/
    expect(holding(html, product)).toEqual([])
    expect(holding(code, product)).toEqual([])
  })

  test('rules read no clock and no chance', () => {
    const domain = files.filter((file) => /^src\/(base|domain|engines)\//.test(file))
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

  test('SEC-29 statements are written with parameters, never put together from texts', () => {
    const backend = files.filter((file) => file.startsWith('mocks/'))
    const migrations = (file: string) => /^mocks\/backend\/platform\/db\/(migrations\/|migrate\.ts|open\.ts)/.test(file)
    expect(holding(/\bsql(<[^`(]*>)?`|\bsql\.\w+\(|CompiledQuery|\.executeQuery\(/, backend, migrations)).toEqual([])
    // Even there no text of a statement is made where it is run.
    expect(holding(/\.(prepare|query|exec|raw)\(\s*`[^`]*\$\{|\bsql\.(raw|lit)\(/, backend)).toEqual([])
  })

  test('SEC-48 the lock file holds no address, and versions are exact', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved"')
    const versions = Object.values(packagesNamed)
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test.each([
    ['axios', '1.18.0'],
    ['react-router-dom', '7.18.2'],
    ['hono', '4.13.7'],
    ['pdfjs-dist', '6.2.108'],
  ] as const)('SEC-48 %s is at least %s', (name, minimum) => {
    const number = (version: string) => version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0)
    expect(number(packagesNamed[name])).toBeGreaterThanOrEqual(number(minimum))
  })

  test('SEC-48 every package is known by its content, and none that are known to be harmful', () => {
    const packages = Object.entries(lock.packages as Record<string, { integrity?: string; version?: string }>)
    const bought = packages.filter(([name]) => name !== '')
    expect(bought.length).toBeGreaterThan(300)
    expect(bought.filter(([, entry]) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ''))).toEqual([])
    expect(bought.filter(([name]) => /(^|\/)node_modules\/(xlsx|exceljs)$/.test(name))).toEqual([])
    const axios = bought.filter(([name]) => name.endsWith('node_modules/axios')).map(([, { version }]) => version)
    expect(axios).toEqual([packagesNamed.axios])
  })

  test('SEC-48 the list of all that is delivered can be written, with licences and content', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 64 * 1024 * 1024 })
    const { bomFormat, components } = JSON.parse(stdout) as {
      bomFormat: string
      components: { name: string; version: string; hashes?: object[] }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const listed = components.map(({ name, version }) => `${name}@${version}`)
    const direct = Object.entries(packagesNamed).map(([name, version]) => `${name}@${version}`)
    expect(direct.filter((entry) => !listed.includes(entry))).toEqual([])
    expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  })

  test('SEC-48 no package runs a script when it is installed', () => {
    const packages = Object.entries(lock.packages as Record<string, { hasInstallScript?: boolean; optional?: boolean }>)
    // fsevents belongs to macOS and is optional; it is never installed where its script would matter.
    const scripted = packages.filter(([name, entry]) => entry.hasInstallScript && !name.endsWith('/fsevents'))
    expect(scripted.map(([name]) => name)).toEqual([])
  })
})
