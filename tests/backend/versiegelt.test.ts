import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { loadDataKey, open, seal } from '#mocks/backend/platform/sealing.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ verbraucher: 10 })
let kunde: string
beforeAll(async () => {
  kunde = await backend.login('kunde@example.org')
})

const newKey = () => ({ datenSchluessel: randomBytes(32) })

test('what is sealed opens again, with the same key and for the same purpose alone', () => {
  const key = newKey()
  const sealed = seal(key, 'webhook', 'whsec_ä')
  expect(sealed).not.toContain('whsec')
  expect(seal(key, 'webhook', 'whsec_ä')).not.toBe(sealed)
  expect(open(key, 'webhook', sealed)).toBe('whsec_ä')
  expect(() => open(key, 'zweiFaktor', sealed)).toThrow('authenticate')
  expect(() => open(newKey(), 'webhook', sealed)).toThrow('authenticate')
  expect(() => open(key, 'webhook', 'whsec_ä')).toThrow('not sealed')
})

test('the key is made once, for its owner alone; a variable goes before it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'))
  const [first, again] = await Promise.all([loadDataKey(undefined, folder), loadDataKey('', folder)])
  expect(first.equals(again)).toBe(true)
  const file = join(folder, 'geheimnis.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(Buffer.from(await readFile(file, 'utf8'), 'base64url').equals(first)).toBe(true)
  expect((await loadDataKey('x'.repeat(32), folder)).equals(first)).toBe(false)
  await expect(loadDataKey('short', folder)).rejects.toThrow('32')
  await rm(folder, { recursive: true })
})

test('the database holds no readable secret of a webhook or a second factor', async () => {
  const { geheimnis } = await backend.call(kunde, 'saveWebhook', {
    bezeichnung: 'Lager',
    url: 'https://hook.example.org/a',
    aktiv: true,
    ereignisse: ['kampagne.state'],
  })
  const { schluessel } = await backend.call(kunde, 'beginneZweiFaktor', { passwort: DEMO_PASSWORT })
  const hook = await backend.db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow()
  const faktor = await backend.db.selectFrom('zweiFaktor').selectAll().executeTakeFirstOrThrow()
  const stored = JSON.stringify([hook, faktor])
  expect(stored).not.toContain(geheimnis)
  expect(stored).not.toContain(schluessel.replaceAll(' ', ''))
  expect(open(backend.parts.settings, 'webhook', hook.geheimnis)).toBe(geheimnis)
})
