import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { webAdresse } from '#src/contract/wire.ts'
import { zugangOperations } from '#src/contract/zugang.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

const SQL = [
  "' OR 1=1--",
  '" OR ""="',
  "'; DROP TABLE kampagne;--",
  "x') UNION SELECT passwort FROM zugang--",
  '%',
  '_',
  "\\' OR 1=1 #",
]
const READING = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].method === 'GET')

describe('what comes from outside', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let token: string
  beforeAll(async () => {
    sample = await readSample(backend, 1)
    token = await backend.login('kunde@example.org')
  })

  const ask = async (url: URL) => {
    const response = await backend.app.request(new Request(url, { headers: { authorization: `Bearer ${token}` } }))
    return { status: response.status, body: await response.text() }
  }

  it('SEC-29 no field of a reading call becomes part of a statement', async () => {
    const before = await databaseState(backend.db)
    const broken: string[] = []
    let asked = 0
    for (const name of READING) {
      const { input } = operations[name]
      const fields = input instanceof z.ZodMiniObject ? Object.keys(input.shape as object) : []
      for (const field of fields)
        for (const text of SQL) {
          const url = new URL(requestOf(operations[name], SAMPLE_INPUTS[name](sample)).url)
          url.searchParams.set(field, text)
          const { status, body } = await ask(url)
          asked += 1
          if (status >= 500 || /sqlite|syntax error|near "|postgres/i.test(body))
            broken.push(`${name} ${field} ${text}`)
        }
    }
    expect(asked).toBeGreaterThan(100)
    expect(broken).toEqual([])
    expect(await databaseState(backend.db)).toEqual(before)
  })

  it.each(["' OR 1=1--", '%', '_', "x') OR ('1'='1"])(
    'SEC-29 the search for %j finds what holds it, not all',
    async (q) => {
      const found = await backend.call(token, 'fetchKampagnen', { q })
      expect(found.kampagnen).toEqual([])
      expect((await backend.call(token, 'fetchZielgruppen', { q })).zielgruppen).toEqual([])
      expect((await backend.call(token, 'fetchWerbemittelListe', { q })).werbemittel).toEqual([])
    },
  )

  it.each(['idPtKunde', 'bezeichnung; drop table kampagne', '__proto__', 'constructor', '1'])(
    'SEC-29 nothing is sorted by %s',
    async (sort) => {
      const url = new URL(requestOf(operations.fetchKampagnen, {}).url)
      url.searchParams.set('sort', sort)
      expect((await ask(url)).status).toBe(422)
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    'https:evil',
    'https://a b',
  ])('SEC-28 %s is no link that the product opens', (url) => {
    expect(z.safeParse(webAdresse, url).success).toBe(false)
    const link = z.object({ url: z.nullable(webAdresse) })
    expect(z.safeParse(link, { url }).success).toBe(false)
    const totp = zugangOperations.beginneZweiFaktor.output
    expect(z.safeParse(totp, { schluessel: 'A', otpauthUrl: url }).success).toBe(false)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'SEC-28 a sheet whose code holds %s is faulty',
    async (inhalt) => {
      const { idPtWerbemittel, format, bezeichnung, version, seiten } = await backend.call(token, 'saveWerbemittel', {
        bezeichnung: 'Karte',
        format: 'maxipostkarte',
      })
      const saved = await backend.call(token, 'saveWerbemittel', {
        idPtWerbemittel,
        format,
        bezeichnung,
        version,
        seiten: seiten.map((seite) => ({
          ...seite,
          layers: seite.layers.map((layer) =>
            layer.type === 'qrcode' ? { ...layer, enabled: true, inhaltTyp: 'website' as const, inhalt } : layer,
          ),
        })),
      })
      expect(saved.status).toBe('fehlerhaft')
      expect(saved.pruefung.map(({ code }) => code)).toContain('qrInhalt')
    },
  )
})
