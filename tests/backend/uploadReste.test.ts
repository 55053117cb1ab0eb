import { spawnSync } from 'node:child_process'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Hono } from 'hono'
import { operations } from '#src/contract/index.ts'
import { layDown, fegeAb } from '#mocks/backend/platform/ablage.ts'
import { meinName } from '#mocks/backend/platform/besitz.ts'
import { createFileStore, createMemoryFileStore, sha256 } from '#mocks/backend/platform/files.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { failingWrites, tableOf, VOLL } from '#tests/support/failingWrites.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { ADRESSEN_CSV, cardPdf, hugePng } from '#tests/support/uploads.ts'
import { requestOf } from '#tests/support/wire.ts'

describe('LOAD-13 an upload that cannot be written leaves nothing, at once', () => {
  let backend: TestBackend
  let token: string
  let sample: Sample
  let app: Hono
  const files = new Map<string, Uint8Array>()
  /** The table whose writes fail. */
  let voll = ''
  beforeAll(async () => {
    backend = await createTestBackend({ seed: 'demo' })
    token = await backend.login('kunde@example.org')
    sample = { ...(await readSample(backend, 1)), pdf: await cardPdf(2) }
    const db = failingWrites(backend.db, (node) => (tableOf(node) === voll ? VOLL : null))
    app = composeApp({ ...backend.parts, db, files: createMemoryFileStore(files) })
  })
  afterAll(() => backend.close())
  const assets = async () => (await backend.db.selectFrom('asset').select('assetId').execute()).length

  it.each([
    // Contents that nothing of the sample has, nor one before.
    ['uploadBild', 'asset', hugePng(3, 2)],
    ['uploadBild', 'werbemittelAsset', hugePng(3, 3)],
    ['uploadPdf', 'werbemittel', null],
    ['uploadLogo', 'kunde', null],
    ['saveAdressEntwurf', 'adressEntwurf', ADRESSEN_CSV],
  ] as const)('%s, full at %s', async (name, tabelle, datei) => {
    const input = { ...SAMPLE_INPUTS[name](sample), ...(datei && { datei: new Blob([datei]) }) }
    const [before, names] = [await assets(), [...files.keys()]]
    const upload = () => app.request(requestOf(operations[name], input, { authorization: `Bearer ${token}` }))
    voll = tabelle
    expect((await upload()).status).toBe(503)
    expect([[...files.keys()], await assets()]).toEqual([names, before])
    // Judged once more it would take as long again.
    if (name === 'uploadPdf') return
    voll = ''
    expect((await upload()).status).toBe(200)
    expect(files.size).toBe(names.length + 1)
  })
})

describe('what a killed process has left', () => {
  let backend: TestBackend
  afterEach(() => backend.close())
  const BYTES = new TextEncoder().encode('Druckdatei')
  const KEY = sha256(BYTES)
  let folder: string
  beforeEach(async () => {
    backend = await createTestBackend({ verbraucher: 10 })
    folder = await temporaryFolder()
  })
  const store = () => createFileStore(folder)
  const contextOf = (files = store()) => ({ db: backend.db, files })
  const nameOf = (assetId: string, key = KEY) =>
    backend.db
      .insertInto('asset')
      .values({
        assetId,
        idPtKunde: 1,
        name: 'x.png',
        sha256: key,
        mime: 'image/png',
        breitePx: 1,
        hoehePx: 1,
        farbraum: 'rgb',
        bytes: 1,
        quelle: 'upload',
        erstelltAm: '',
      })
      .execute()
  const inFolder = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.length > 12).toSorted()
  /** The name of a process that is gone. */
  const toter = () => {
    const text = `process.stdout.write((await import(${JSON.stringify(resolve('mocks/backend/platform/besitz.ts'))})).meinName())`
    return spawnSync(process.execPath, ['--input-type=module', '-e', text]).stdout.toString()
  }
  const put = async (name: string, alter: number) => {
    await mkdir(join(folder, KEY.slice(0, 2)), { recursive: true })
    await mkdir(join(folder, 'angekuendigt'), { recursive: true })
    await writeFile(join(folder, name), '')
    const then = new Date(Date.now() - alter)
    await utimes(join(folder, name), then, then)
  }
  const MINUTE = 60_000

  it('of a file that cannot be put in its place no part stays', async () => {
    await mkdir(join(folder, KEY.slice(0, 2), KEY), { recursive: true })
    await expect(store().put(BYTES)).rejects.toThrow('EISDIR')
    expect(await readdir(join(folder, KEY.slice(0, 2)))).toEqual([KEY])
  })

  it('is swept once a day: parts of the dead, never those of the living', async () => {
    const part = (name: string) => `${KEY.slice(0, 2)}/${KEY}.${name}.part`
    const lebender = meinName()
    const fremder = meinName().replace(/^[^~]*/, 'andere-maschine')
    const tot = toter()
    await put(part(tot), 11 * MINUTE)
    await put(part(lebender), 23 * 60 * MINUTE)
    await put(part(fremder), 23 * 60 * MINUTE)
    await put(part(`frisch-${tot}`), MINUTE)
    await fegeAb(contextOf())
    expect(await inFolder()).toEqual([part(lebender), part(fremder), part(`frisch-${tot}`)].toSorted())
    await put(part(fremder), 25 * 60 * MINUTE)
    const files = store()
    await fegeAb(contextOf(files))
    expect(await inFolder()).toEqual([part(lebender), part(`frisch-${tot}`)].toSorted())
    await put(part(tot), 11 * MINUTE)
    await fegeAb(contextOf(files))
    expect(await inFolder()).toContain(part(tot))
  })

  it('is swept: a whole file that nobody came to name, and none that somebody names', async () => {
    const tot = toter()
    const files = store()
    const other = await files.put(new TextEncoder().encode('genannt'))
    await files.put(BYTES)
    await nameOf('a', other)
    await put(`angekuendigt/${KEY}.${tot}`, 11 * MINUTE)
    await put(`angekuendigt/${other}.${tot}`, 11 * MINUTE)
    await fegeAb(contextOf(files))
    expect(await inFolder()).toEqual([`${other.slice(0, 2)}/${other}`])
  })

  it('of two uploads of the same content the one that fails leaves the other its file', async () => {
    const context = contextOf()
    let here = (): void => undefined
    const bothThere = new Promise<void>((done) => (here = done))
    const one = layDown(context, BYTES, async () => {
      await bothThere
      throw VOLL
    })
    const two = layDown(context, BYTES, async (key) => {
      here()
      await one.catch(() => undefined)
      await nameOf('b', key)
    })
    await expect(one).rejects.toBe(VOLL)
    await two
    expect(await inFolder()).toEqual([`${KEY.slice(0, 2)}/${KEY}`])
    await expect(layDown(context, BYTES, () => Promise.reject(VOLL))).rejects.toBe(VOLL)
    expect(await inFolder()).toEqual([`${KEY.slice(0, 2)}/${KEY}`])
  })
})
