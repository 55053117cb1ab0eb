import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, expect, test } from 'vitest'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { openPress, type Press } from '#mocks/backend/platform/print/press.ts'
import type { Druckvorlage } from '#mocks/backend/platform/print/printFile.ts'
import { seitenMitQr } from '#tests/backend/kampagneFlow.ts'
import { asset, image, pagesWith } from '#tests/engines/print/fixtures.ts'
import { druckvorlage } from '#tests/support/druckvorlage.ts'

/** So many are printed in a thread of their own. */
const VIELE = 2000

let press: Press
afterEach(() => press.stop(new Error('the test is over')))

const stapel = (name: string, anzahl: number) => ({
  name,
  empfaenger: Array.from({ length: anzahl }, (_, i) => ({ nr: i + 1, empfaenger: BEISPIEL_EMPFAENGER, qrUrls: {} })),
})

async function pagesOf({ ordner }: Druckvorlage, name: string): Promise<number> {
  return (await PDFDocument.load(await readFile(join(ordner, name)))).getPageCount()
}

test('one thread prints the files of a package one after the other', async () => {
  const vorlage = await druckvorlage({ format: 'maxipostkarte', seiten: seitenMitQr('maxipostkarte') })
  press = openPress(vorlage, VIELE)
  for (const [name, anzahl] of [
    ['druckdaten-001.pdf', 3],
    ['druckdaten-002.pdf', 1],
  ] as const) {
    const { datei, codes } = await press.print(stapel(name, anzahl))
    expect([datei.name, codes.verglichen, await pagesOf(vorlage, name)]).toEqual([name, anzahl, 2 * anzahl])
  }
})

test('what a thread cannot print is refused with its reason, and it goes on', async () => {
  const bild = image({ id: 'b', assetId: 'a', x: 20, y: 20, w: 60, h: 40 })
  const vorlage = await druckvorlage({
    format: 'maxipostkarte',
    seiten: pagesWith('maxipostkarte', 0, bild),
    assets: [asset('a', [600, 400])],
    inhalte: { a: new Uint8Array([1, 2, 3]) },
  })
  press = openPress(vorlage, VIELE)
  for (const name of ['druckdaten-001.pdf', 'druckdaten-002.pdf'])
    await expect(press.print(stapel(name, 1))).rejects.toMatchObject({
      message: 'Ein Bild des Werbemittels wurde verändert.',
      endgueltig: true,
    })
})
