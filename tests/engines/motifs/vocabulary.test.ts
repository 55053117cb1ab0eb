import { describe, expect, it } from 'vitest'
import { MOOD_WORDS } from '#src/engines/motifs/words/moods.ts'
import { read } from '#src/engines/motifs/words/read.ts'
import { MOTIV_NAMEN, zeichneMotiv } from '#src/engines/motifs/motiv.ts'

describe('trades, feasts and seasons', () => {
  it('bring only subjects that exist', () => {
    const named = new Set(MOOD_WORDS.flatMap(({ subjects }) => subjects))
    const missing = [...named].filter((name) => !MOTIV_NAMEN.includes(name))
    expect(missing).toEqual([])
  })

  it('bring at least two things each, where they bring any', () => {
    expect(MOOD_WORDS.filter(({ subjects }) => subjects.length === 1).map(({ name }) => name)).toEqual([])
  })

  it.each([
    'Bäckerei Blumenladen Optiker Fahrradladen Friseur Metzgerei Gasthaus Handwerk Apotheke Zahnarzt Autohaus Buchhandlung',
    'Weinhandlung Gärtnerei Reisebüro Immobilien Fitness Café Hotel Mode Schmuck Kita Tierarzt Sanitär Elektriker',
    'Weihnachten Ostern Muttertag Valentinstag Geburtstag Silvester Hochzeit Jubiläum Schulanfang Karneval Erntedank',
    'Frühling Sommer Herbst Winter morgens abends nachts warm kühl frisch pastell edel festlich fröhlich ruhig modern',
    'Punkte Streifen Wellen Terrazzo Konfetti Blattmuster Karo Bögen Sternenmuster Dreiecke Kreise Zickzack',
  ])('are known: %s', (words) => {
    expect(read(words).unbekannt).toEqual([])
  })

  it('a trade is more than a second word for one of its things', () => {
    expect(read('Fahrradladen').erkannt).toEqual([{ wort: 'Fahrradladen', motiv: 'Fahrradladen' }])
    expect(read('Optiker').wishes.every(({ named }) => !named)).toBe(true)
  })
})

describe('patterns', () => {
  it('are read beside things and stay a ground', () => {
    const { patterns, wishes } = read('Tulpen auf Karo')
    expect(patterns.map(({ name }) => name)).toEqual(['Karo'])
    expect(wishes.map(({ subject }) => subject.name)).toEqual(['Tulpe'])
  })

  it('come where nothing is known', () => {
    const auftrag = { breite: 120, hoehe: 120, beschnitt: 3, farben: [], freiraum: 'ohne', stil: 'flaechig' } as const
    const drawn = [0, 1, 2, 3, 4, 5].map((saat) => zeichneMotiv({ ...auftrag, beschreibung: 'Xyzzy', saat }))
    expect(new Set(drawn.map(({ formen }) => formen.length)).size).toBeGreaterThan(3)
    expect(drawn.every(({ unbekannt }) => unbekannt[0] === 'Xyzzy')).toBe(true)
  })
})
