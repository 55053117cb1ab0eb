import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { checkAdressen } from '#mocks/backend/zielgruppe/upload.ts'
import { AdressdateiEngine } from '#src/entities/zielgruppe/adressdateiEngine.ts'

/**
 * The same six people as other programs write them: Python's csv module in four dialects, SQLite's shell, PostgreSQL's
 * COPY, that once more through iconv.
 */
const FOLDER = join(import.meta.dirname, 'fremd')
const NACHNAMEN = ['Groß', 'Öztürk', 'Weber', "D'Angelo", 'Łukasz-Beispiel', 'Beispiel']
const FELDER: AdressFeld[] = ['anrede', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort']

async function read(bytes: Uint8Array, anfuehrung?: 'text') {
  const engine = new AdressdateiEngine()
  const seen = await engine.open(new File([new Uint8Array(bytes)], 'liste.csv'), () => undefined)
  const { leseart } = anfuehrung ? await engine.look({ ...seen.leseart, anfuehrung }) : seen
  const result = await engine.check(
    leseart,
    FELDER.map((feld, at) => [at, feld]),
    () => undefined,
  )
  if (result.art === 'stopp') return { stopp: result.stopp }
  const csv = (await (await engine.uploadFile(() => true))?.text()) ?? ''
  return { pruefung: result.bericht.pruefung, csv }
}
const file = (name: string) => readFile(join(FOLDER, name))

describe('lists that other programs wrote', () => {
  test('CSV-06 php-htmlentities.csv: what was meant for a web page becomes letters again', async () => {
    const engine = new AdressdateiEngine()
    const seen = await engine.open(new File([await file('php-htmlentities.csv')], 'liste.csv'), () => undefined)
    const result = await engine.check(seen.leseart, [...seen.vorschlag], () => undefined)
    expect(result).toMatchObject({
      art: 'bericht',
      bericht: { pruefung: { gesamt: 3, jeCode: { zeichenBereinigt: 3 } } },
    })
    await engine.show({ befund: { art: 'alle' }, suche: '', sortierung: null })
    expect(engine.zeilen(0, 3).map(({ zellen }) => zellen.join('|'))).toEqual([
      'Herr|Jürgen|Müller||Königstraße|5|01067|Dresden',
      '|||Meier & Söhne "Bau" GmbH|Am Mühlgraben|7|99084|Erfurt',
      "Frau|Renée|Weiß|Café d'Or|Große Straße|3 a|20095|Hamburg",
    ])
  })

  test.each([
    ['python-minimal.csv', NACHNAMEN],
    ['python-alle.csv', NACHNAMEN],
    ['python-nichtzahlen.csv', NACHNAMEN],
    ['sqlite.csv', NACHNAMEN],
    ['psql.csv', NACHNAMEN],
    ['iconv-utf16.csv', NACHNAMEN],
    ['iconv-1252.csv', NACHNAMEN.filter((name) => !name.startsWith('Ł'))],
  ])('CSV-06 %s: everybody is there, word for word', async (name, people) => {
    const { pruefung, csv } = await read(await file(name))
    expect(pruefung?.gesamt).toBe(people.length)
    for (const nachname of people) expect(csv).toContain(nachname)
    expect(csv).toContain('"Wein; Käse & mehr"')
    expect(csv).toContain('"Gasthaus ""Zum Anker"""')
  })

  test.each(['python-minimal.csv', 'sqlite.csv', 'psql.csv', 'iconv-utf16.csv', 'iconv-1252.csv'])(
    '%s: put right on the desk, the service counts the same rows',
    async (name) => {
      const engine = new AdressdateiEngine()
      const { leseart } = await engine.open(new File([new Uint8Array(await file(name))], name), () => undefined)
      await engine.check(
        leseart,
        FELDER.map((feld, at) => [at, feld]),
        () => undefined,
      )
      await engine.show({ befund: { art: 'alle' }, suche: '', sortierung: { feld: 'nachname', absteigend: true } })
      const indexe = engine.zeilen(0, 100).map(({ index }) => index)
      await engine.perform({ art: 'nimmAn', vorschlag: 'alle', indexe })
      await engine.perform({ art: 'zelle', index: indexe[0]!, feld: 'nachname', wert: 'Wein; "Käse"\n& =mehr' })
      await engine.perform({ art: 'entferne', indexe: [indexe[1]!], entfernt: true })
      const { pruefung } = await engine.suchePaare(['person', 'haushalt', 'firma'], () => undefined)
      const datei = await engine.uploadFile(() => true)
      const liste = await checkAdressen(new Uint8Array((await datei?.arrayBuffer()) ?? []))
      expect(liste.pruefung()).toEqual(pruefung)
      expect(pruefung.gesamt).toBe(indexe.length - 1)
    },
  )

  test('CSV-06 quotes with a backslash before them stop where they stand; read as text nobody is missing', async () => {
    const bytes = await file('python-rueckstrich.csv')
    expect((await read(bytes)).stopp).toMatchObject({ zeile: 3 })
    // The one record on two lines becomes two: more than there are, never fewer.
    expect((await read(bytes, 'text')).pruefung?.gesamt).toBe(NACHNAMEN.length + 1)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('CSV-06 PostgreSQL’s file without its quote number %i', async (nr) => {
    const text = (await file('psql.csv')).toString()
    let seen = 0
    const broken = text.replaceAll('"', (quote) => ((seen += 1) === nr ? '' : quote))
    const { stopp, pruefung } = await read(Buffer.from(broken))
    // Either it says where it stopped, or nobody is missing.
    expect(stopp ? stopp.zeile >= 3 : pruefung?.gesamt).toBe(stopp ? true : NACHNAMEN.length)
  })
})
