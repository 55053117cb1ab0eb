import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiAufrufe, apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import { DESCRIPTION_TOOLS, foreignClients, runIn } from '#tests/support/foreignClients.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { listen, newToken, run, type Listening } from './programs.ts'

const tools = await foreignClients(DESCRIPTION_TOOLS)
const bin = (name: string) => join(tools ?? '', 'node_modules/.bin', name)

/** What a customer writes with openapi-fetch, after the documentation alone. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

const { API_URL = '', API_TOKEN = '' } = process.env
const client = createClient<paths>({ baseUrl: API_URL, headers: { Authorization: \`Bearer \${API_TOKEN}\` } })

const params = { header: { 'Idempotency-Key': 'client-0001' } }
const body = {
  bezeichnung: 'Hamburg',
  filter: {
    geschlecht: [],
    kaufkraft: [],
    haustyp: [],
    gebiet: { art: 'bundesland' as const, bundeslaender: ['HH' as const] },
  },
}
const made = await client.POST('/api/v1/zielgruppe/saveZielgruppe', { params, body })
const again = await client.POST('/api/v1/zielgruppe/saveZielgruppe', { params, body })
console.log('made', made.data?.bezeichnung, made.data?.idPtZielgruppe === again.data?.idPtZielgruppe)

const list = await client.GET('/api/v1/zielgruppe/fetchZielgruppen', {
  params: { query: { q: 'hamburg', limit: 1, since: '2020-01-01T00:00:00Z' } },
})
console.log('listed', list.data?.total, list.data?.zielgruppen.map(({ bezeichnung }) => bezeichnung).join())

const refused = await client.GET('/api/v1/kampagne/fetchKampagne', { params: { query: { idPtKampagne: 4711 } } })
console.log('refused', refused.response.status, refused.error?.fehler.code)
`

describe.skipIf(tools === null)('programs of others take the description without an error', () => {
  let folder: string
  let description: string
  beforeAll(async () => {
    folder = await temporaryFolder()
    description = join(folder, 'openapi.json')
    const beschreibung = apiBeschreibung({ produktName: 'Postkampagne', serverUrl: 'https://post.test' })
    await writeFile(description, JSON.stringify(beschreibung, null, 2))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await symlink(join(tools ?? '', 'node_modules'), join(folder, 'node_modules'), 'junction')
  })

  it('redocly finds nothing to object to', () => {
    const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { status, output } = runIn(folder, bin('redocly'), ['lint', description, '--format=stylish'], quiet)
    expect([status, output.match(/^.*\b(?:error|warning)\b.*$/gm)]).toEqual([0, null])
  })

  describe('openapi-typescript and openapi-fetch', () => {
    let backend: Listening
    beforeAll(async () => {
      backend = await listen()
    })
    afterAll(() => backend.close())

    it('make a client that compiles strictly and works', async () => {
      expect(runIn(folder, bin('openapi-typescript'), [description, '-o', 'api.d.ts'])).toMatchObject({ status: 0 })
      await writeFile(join(folder, 'client.ts'), PROGRAM)
      await mkdir(join(folder, 'types'), { recursive: true })
      await cp('node_modules/@types/node', join(folder, 'types/node'), { recursive: true })
      const strict = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext']
      const types = ['--typeRoots', 'types', '--types', 'node', '--allowImportingTsExtensions', '--skipLibCheck']
      expect(runIn(folder, bin('tsc'), [...strict, ...types, 'client.ts'])).toEqual({ status: 0, output: '' })
      const { geheimnis } = await newToken(backend)
      const env = { API_URL: backend.url, API_TOKEN: geheimnis }
      const { code, output } = await run(process.execPath, join(folder, 'client.ts'), env, folder)
      expect([code, output.trim().split('\n')]).toEqual([
        0,
        ['made Hamburg true', 'listed 1 Hamburg', 'refused 404 NICHT_GEFUNDEN'],
      ])
    })
  })

  it('a generator makes Java of it, with a method for every call', { tags: ['proof'] }, async () => {
    const generator = join(tools ?? '', 'node_modules/@openapi-generator-plus/java-cxf-client-generator')
    const args = ['generate', '-g', generator, '-o', join(folder, 'java'), description]
    const { status, output } = runIn(folder, bin('openapi-generator-plus'), args)
    expect([status, /error|failed/i.exec(output)?.[0]]).toEqual([0, undefined])
    const files = await readdir(join(folder, 'java'), { recursive: true })
    const java = await Promise.all(
      files.filter((file) => file.endsWith('.java')).map((file) => readFile(join(folder, 'java', file), 'utf8')),
    )
    const code = java.join('\n')
    const missing = apiAufrufe().filter(({ name }) => !new RegExp(String.raw`\b${name}\(`).test(code))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})
