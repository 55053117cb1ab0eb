import { describe, expect, test } from 'vitest'
import type { Asset } from '#src/contract/asset.ts'
import type { ImageLayer, Seite } from '#src/contract/dokument.ts'
import { dienstText } from '#src/engines/images/dienstText.ts'
import {
  herkunftVon,
  kennzeichnungDerSeiten,
  kennzeichnungVon,
  quelleVon,
  staerkste,
} from '#src/engines/print/marks/kennzeichnung.ts'
import { kontingentAm, monatVon, uebrig } from '#src/engines/images/kontingent.ts'
import { gewuenschtePx, masseVon } from '#src/engines/images/masse.ts'
import { zeichne } from '#src/engines/images/motivDatei.ts'
import { scharfBis, schaerfeVon } from '#src/engines/images/schaerfe.ts'
import { readVektor } from '#src/engines/print/vektor/readVektor.ts'

describe('the quota of a month', () => {
  test('counts what is there, keeps what is open, and is full again on the first of the next month', () => {
    const orders = [
      { anzahl: 4, fertige: 4, offen: false },
      { anzahl: 4, fertige: 1, offen: true },
      { anzahl: 3, fertige: 1, offen: false },
    ]
    const kontingent = kontingentAm('2026-11-30', orders)
    expect(kontingent).toEqual({ gesamt: 100, verbraucht: 6, reserviert: 3, erneuertAm: '2026-12-01' })
    expect(uebrig(kontingent)).toBe(91)
  })

  test.each([
    ['2026-12-31', '2027-01-01', '2026-12'],
    ['2026-09-01', '2026-10-01', '2026-09'],
    ['2028-02-29', '2028-03-01', '2028-02'],
  ])('on %s it renews on %s and belongs to %s', (tag, erneuertAm, monat) => {
    expect(kontingentAm(tag, [])).toMatchObject({ verbraucht: 0, reserviert: 0, erneuertAm })
    expect(monatVon(tag)).toBe(monat)
  })

  test('is never less than nothing', () => {
    expect(uebrig({ gesamt: 100, verbraucht: 99, reserviert: 4, erneuertAm: '2026-12-01' })).toBe(0)
  })
})

describe('how sharp a picture is', () => {
  test.each([
    [[1024, 1024], 241, 131, { dpi: 107, stufe: 'zuKlein', scharfBis: 86, druckbarBis: 173 }],
    [[2847, 1548], 241, 131, { dpi: 300, stufe: 'gut', scharfBis: 241, druckbarBis: 482 }],
    // One pixel less than 300 dpi on the shorter side still counts as 300.
    [[2838, 1548], 241, 131, { dpi: 299, stufe: 'gut', scharfBis: 240, druckbarBis: 480 }],
    [[2828, 1548], 241, 131, { dpi: 298, stufe: 'knapp', scharfBis: 239, druckbarBis: 478 }],
    [[1424, 774], 241, 131, { dpi: 150, stufe: 'knapp', scharfBis: 120, druckbarBis: 241 }],
    [[1414, 774], 241, 131, { dpi: 149, stufe: 'zuKlein', scharfBis: 119, druckbarBis: 239 }],
    // The picture fills the area: its narrow side decides.
    [[3000, 500], 60, 60, { dpi: 211, stufe: 'knapp', scharfBis: 254, druckbarBis: 508 }],
  ] as const)('%j px on %d x %d mm', (px, breite, hoehe, expected) => {
    expect(schaerfeVon(px, breite, hoehe)).toEqual(expected)
    expect(scharfBis(px)).toBe(expected.scharfBis)
  })
})

describe('the measures of a picture', () => {
  test.each([
    ['maxipostkarte', { breite: 241, hoehe: 131, beschnitt: 3 }, [1536, 832]],
    ['dina4mailing', { breite: 216, hoehe: 303, beschnitt: 3 }, [1088, 1536]],
    ['dina4mailing-2seitig', { breite: 216, hoehe: 303, beschnitt: 3 }, [1088, 1536]],
    ['quadrat', { breite: 60, hoehe: 60, beschnitt: 0 }, [704, 704]],
    ['frei', { breite: 200, hoehe: 20, beschnitt: 0 }, [1536, 256]],
  ] as const)('%s', (format, masse, [breite, hoehe]) => {
    expect(masseVon(format, { breite: 200, hoehe: 20 })).toEqual(masse)
    expect(gewuenschtePx(masse)).toEqual({ breite, hoehe })
  })
})

describe('what a service reads', () => {
  const wunsch = { beschreibung: 'Ein Korb Brot', stil: 'foto', farben: [], freiraum: 'ohne' } as const

  test('is the description with its style, and no letters', () => {
    expect(dienstText(wunsch)).toBe(
      'Ein Korb Brot. Stil: Fotografie, natürliches Licht, scharf, Werbefotografie. Ohne Schrift, Logos und Rahmen.',
    )
  })

  test('names colours and the calm side, and ends no sentence twice', () => {
    const text = dienstText({
      ...wunsch,
      beschreibung: 'Ein Korb Brot!',
      stil: '3d',
      farben: ['#112233', '#445566'],
      freiraum: 'links',
    })
    expect(text).toBe(
      'Ein Korb Brot! Stil: 3D-Darstellung, weiches Studiolicht. Farben: #112233, #445566. Das linke Drittel bleibt ruhig und leer. Ohne Schrift, Logos und Rahmen.',
    )
  })

  test('differs with every style and side', () => {
    const stile = ['foto', 'illustration', 'aquarell', 'minimal', '3d'] as const
    const seiten = ['ohne', 'oben', 'unten', 'links', 'rechts'] as const
    const texte = stile.flatMap((stil) => seiten.map((freiraum) => dienstText({ ...wunsch, stil, freiraum })))
    expect(new Set(texte).size).toBe(25)
  })
})

describe('the mark of a picture', () => {
  test.each([
    ['generiert', 'trainedAlgorithmicMedia', 'ki'],
    ['muster', 'algorithmicMedia', 'muster'],
    ['upload', null, null],
    ['vorlage', null, null],
  ] as const)('%s: %s', (quelle, herkunft, kennzeichnung) => {
    expect([herkunftVon(quelle), kennzeichnungVon(quelle)]).toEqual([herkunft, kennzeichnung])
  })

  test.each([
    ['trainedAlgorithmicMedia', 'generiert'],
    ['compositeWithTrainedAlgorithmicMedia', 'generiert'],
    ['algorithmicMedia', 'upload'],
    [null, 'upload'],
  ] as const)('of an upload that says %s makes it %s', (herkunft, quelle) => {
    expect(quelleVon(herkunft)).toBe(quelle)
  })

  test('of a whole design is the strongest one that is printed', () => {
    const layer = (assetId: string, more: Partial<ImageLayer> = {}) =>
      ({ type: 'bild', assetId, visible: true, print: true, ...more }) as ImageLayer
    const assets = [
      { id: 'ki', quelle: 'generiert' },
      { id: 'motiv', quelle: 'muster' },
      { id: 'foto', quelle: 'upload' },
    ] satisfies Pick<Asset, 'id' | 'quelle'>[]
    const says = (...layers: ImageLayer[]) =>
      kennzeichnungDerSeiten([{ layers }] satisfies Pick<Seite, 'layers'>[], assets)
    expect(says(layer('foto'))).toBeNull()
    expect(says(layer('foto'), layer('motiv'))).toBe('muster')
    expect(says(layer('motiv'), layer('ki'))).toBe('ki')
    expect(says(layer('motiv'), layer('ki', { visible: false }))).toBe('muster')
    expect(says(layer('ki', { print: false }))).toBeNull()
    expect(staerkste([])).toBeNull()
  })
})

test('a motif is drawn into its own file: its size, the mark, and the colours that lead it', () => {
  const wunsch = { beschreibung: 'Ein Apfel', stil: 'flaechig', saat: 3, freiraum: 'ohne' } as const
  const card = zeichne({ ...wunsch, format: 'maxipostkarte', farben: [] })
  const free = zeichne({ ...wunsch, format: 'frei', breite: 80, hoehe: 40.5, farben: ['#0b6623'] })
  expect(readVektor(new TextEncoder().encode(card.svg))).toMatchObject({ breite: 241, hoehe: 131 })
  expect(readVektor(new TextEncoder().encode(free.svg))).toMatchObject({ breite: 80, hoehe: 40.5 })
  expect(zeichne({ ...wunsch, format: 'frei', farben: [] }).masse).toEqual({ breite: 100, hoehe: 100, beschnitt: 0 })
  expect(card.svg).toContain('/digitalsourcetype/algorithmicMedia<')
  expect(zeichne({ ...wunsch, format: 'maxipostkarte', farben: [] }).svg).toBe(card.svg)
  expect(zeichne({ ...wunsch, format: 'maxipostkarte', farben: ['#0b6623'] }).svg).not.toBe(card.svg)
})
