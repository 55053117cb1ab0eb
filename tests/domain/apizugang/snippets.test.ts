import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unflattenFields } from '#src/contract/encoding.ts'
import { apiAdresse } from '#src/contract/openapi/adresse.ts'
import { antwortVon, apiAufrufe, apiBeschreibung, felderVon } from '#src/domain/apizugang/beschreibung.ts'
import { beispielEingabe, beispielWert } from '#src/domain/apizugang/beispielWerte.ts'
import { snippet, SPRACHEN } from '#src/domain/apizugang/snippets.ts'

const serverUrl = 'https://post.example.org'
const openApi = apiBeschreibung({ produktName: 'Postkampagne', serverUrl })
const { schemas } = openApi.components

/** What the service would read from the fields of an example. */
function asFields(eingabe: Record<string, unknown>): Record<string, unknown> {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.fromEntries(
    Object.entries(eingabe).map(([name, value]) => [name, name === 'datei' ? new Blob(['x']) : text(value)]),
  )
}

describe.each(apiAufrufe().map((call) => [call.name, call] as const))('the example of %s', (_name, call) => {
  const { name, operation } = call
  const url = `${serverUrl}${apiAdresse(name, operation)}`
  const eingabe = beispielEingabe(name, felderVon(openApi, call), schemas)

  it('is an input that the service takes', () => {
    const { error } = z.safeDecode(operation.input, unflattenFields(operation, asFields(eingabe)) as never)
    expect(error?.issues).toBeUndefined()
  })

  it('shows an answer that the contract allows', () => {
    if (operation.answer !== 'json') return
    const value = beispielWert(antwortVon(openApi, call) ?? {}, schemas)
    expect(z.safeDecode(operation.output, value as never).error?.issues).toBeUndefined()
  })

  it('names the call and the token in every language', () => {
    for (const sprache of SPRACHEN) {
      const code = snippet(sprache, { operation, eingabe, url })
      expect(code).toContain(name)
      expect(code).toContain('API_TOKEN')
      expect(code.includes('Idempotency-Key')).toBe(operation.once)
    }
  })
})

describe('the examples are programs', () => {
  const codes = (sprache: (typeof SPRACHEN)[number]) =>
    apiAufrufe().map((call) =>
      snippet(sprache, {
        operation: call.operation,
        eingabe: beispielEingabe(call.name, felderVon(openApi, call), schemas),
        url: `${serverUrl}${apiAdresse(call.name, call.operation)}`,
      }),
    )
  const check = (command: string, args: string[], input: string) => {
    const { status, stdout, stderr } = spawnSync(command, args, { input })
    return status === 0 ? 'fine' : `${String(stdout)}${String(stderr)}`
  }
  const isInstalled = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined

  it('curl', () => {
    expect(check('sh', ['-n'], codes('curl').join('\n\n'))).toBe('fine')
  })
  it('TypeScript', () => {
    const modules = codes('typescript').map((code) => code.replace(/^import .*$/m, ''))
    const code = modules.map((one, index) => `async function beispiel${index}() {\n${one}\n}`).join('\n')
    expect(check(process.execPath, ['--check', '--input-type=module-typescript', '-'], code)).toBe('fine')
  })
  it.skipIf(!isInstalled('php'))('PHP (php-cli)', () => {
    // Each is a separate file; in one they are blocks of functions.
    const code = codes('php').map((one, index) => `function beispiel${index}() {\n${one.replace('<?php', '')}\n}`)
    expect(check('php', ['-l'], `<?php\n${code.join('\n')}`)).toBe('fine')
  })
  it.skipIf(!isInstalled('python3'))('Python (python3)', () => {
    const parse = 'import ast, sys; ast.parse(sys.stdin.read())'
    expect(check('python3', ['-c', parse], codes('python').join('\n'))).toBe('fine')
  })
})
