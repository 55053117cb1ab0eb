import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readIcc } from '#src/engines/print/colour/iccFile.ts'
import { DRUCKPROFIL_ADRESSE } from '#src/engines/print/colour/druckprofil.ts'
import { srgbProfile } from '#src/engines/print/pdf/iccProfile.ts'
import { ConfigError } from '#mocks/backend/platform/configError.ts'
import { ausgabeprofil } from '#mocks/backend/platform/print/ausgabeprofil.ts'
import { makePrintFile } from '#mocks/backend/platform/print/printFile.ts'
import { mountDruckprofil } from '#mocks/backend/serve/static.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { druckvorlage } from '#tests/support/druckvorlage.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const unser = await ausgabeprofil({})

async function gespeichert(bytes: Uint8Array): Promise<string> {
  const pfad = join(await temporaryFolder(), 'druckerei.icc')
  await writeFile(pfad, bytes)
  return pfad
}

/** What the start says; null where it takes the profile. */
async function gesagt(env: { DRUCKPROFIL?: string; DRUCKBEDINGUNG?: string }): Promise<string | null> {
  return ausgabeprofil(env).then(
    () => null,
    (error: unknown) => (error instanceof ConfigError ? error.message : `kein ConfigError: ${String(error)}`),
  )
}

test('without a setting prints go by FOGRA39, with a profile of both directions', () => {
  expect(unser.bedingung).toBe('FOGRA39')
  const icc = readIcc(unser.profil)
  expect(icc).toMatchObject({ version: 2, klasse: 'prtr', farbraum: 'CMYK', pcs: 'Lab ' })
  expect(icc?.name).toBe('FOGRA39L coated (built from the characterisation data)')
  expect(['A2B0', 'A2B1', 'B2A0', 'B2A1'].filter((name) => icc?.tag(name))).toHaveLength(4)
})

test("the print shop's own profile takes its place, under the name that the print shop gives it", async () => {
  const pfad = await gespeichert(unser.profil)
  const { bedingung, profil } = await ausgabeprofil({ DRUCKPROFIL: pfad, DRUCKBEDINGUNG: ' Werk 7 ' })
  expect([bedingung, Buffer.from(profil).equals(unser.profil)]).toEqual(['Werk 7', true])
})

test('a profile that cannot be printed with ends the start with a sentence that says why', async () => {
  const ohneB2A = new Uint8Array(unser.profil)
  for (const at of [...Buffer.from(ohneB2A).toString('latin1', 0, 400).matchAll(/B2A/g)].map(({ index }) => index))
    ohneB2A[at] = 0x58
  const version5 = new Uint8Array(unser.profil)
  version5[8] = 5
  const faelle: [Uint8Array, RegExp][] = [
    [Buffer.from('Guten Tag. '.repeat(50)), /ist kein vollständiges ICC-Profil\. Verlangt ist das ICC-Ausgabeprofil/],
    [unser.profil.subarray(0, 100_000), /ist kein vollständiges ICC-Profil/],
    [srgbProfile(), /ist kein Ausgabeprofil für CMYK \(Klasse „mntr“, Farbraum „RGB“\)/],
    [ohneB2A, /kann Bildfarben nicht in Druckfarben umrechnen \(B2A fehlt\)/],
    [version5, /hat die Version 5; gelesen werden 2 und 4/],
  ]
  for (const [bytes, satz] of faelle)
    expect(await gesagt({ DRUCKPROFIL: await gespeichert(bytes), DRUCKBEDINGUNG: 'FOGRA51' })).toMatch(satz)
  expect(await gesagt({ DRUCKPROFIL: '/gibt/es/nicht.icc', DRUCKBEDINGUNG: 'FOGRA51' })).toMatch(/ist nicht zu lesen/)
  expect(await gesagt({ DRUCKPROFIL: await gespeichert(unser.profil) })).toMatch(/braucht den Namen/)
  expect(await gesagt({ DRUCKBEDINGUNG: 'FOGRA51' })).toMatch(/Setzen Sie auch DRUCKPROFIL/)
})

test('a print file bears condition, registry, name and bytes of the profile, whole', async () => {
  const vorlage = await druckvorlage({ format: 'maxipostkarte', seiten: defaultSeiten('maxipostkarte'), anzahl: 0 })
  await makePrintFile(vorlage, { name: 'druck.pdf', empfaenger: [] })
  const doc = await PDFDocument.load(await readFile(join(vorlage.ordner, 'druck.pdf')), { updateMetadata: false })
  const intents = doc.catalog.lookup(PDFName.of('OutputIntents'))
  const intent = intents instanceof PDFArray ? intents.lookup(0, PDFDict) : null
  const value = (name: string) => intent?.lookup(PDFName.of(name))
  expect(String(value('OutputConditionIdentifier'))).toBe('(FOGRA39)')
  expect(String(value('RegistryName'))).toBe('(http://www.color.org)')
  const info = value('Info')
  expect(info instanceof PDFHexString && info.decodeText()).toBe(readIcc(unser.profil)?.name)
  const profil = value('DestOutputProfile')
  if (!(profil instanceof PDFRawStream)) throw new Error('no profile')
  expect(Buffer.from(decodePDFRawStream(profil).decode()).equals(unser.profil)).toBe(true)
})

test('the browser gets the profile that is printed with', async () => {
  const app = new Hono()
  mountDruckprofil(app, unser.profil)
  const answer = await app.request(DRUCKPROFIL_ADRESSE)
  expect(Buffer.from(await answer.arrayBuffer()).equals(unser.profil)).toBe(true)
  const again = await app.request(DRUCKPROFIL_ADRESSE, {
    headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})
