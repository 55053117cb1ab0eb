import { describe, expect, it } from 'vitest'
import texte from '../../../locales/de/bildgenerierung.json' with { type: 'json' }
import { read } from '#src/engines/motifs/words/read.ts'

const names = (text: string) => read(text).wishes.map(({ subject }) => subject.name)

describe('words of a description', () => {
  it.each([
    ['Brötchen', 'Brötchen'],
    ['BROETCHEN', 'Brötchen'],
    ['Semmeln', 'Brötchen'],
    ['Äpfel', 'Apfel'],
    ['Aepfel', 'Apfel'],
    ['Rosenstrauß', 'Rose'],
    ['Fahrradladen', 'Fahrrad'],
    ['Kaffeetassen', 'Tasse'],
  ])('%s is %s', (text, name) => {
    expect(names(text)).toContain(name)
  })

  it('keeps the number she gave', () => {
    expect(read('drei Äpfel und 2 Brote').wishes.map(({ count }) => count)).toEqual([3, 2])
  })

  it('gives a colour to the thing behind it', () => {
    expect(read('weiße Rosen, Tulpen').wishes.map(({ tone }) => tone)).toEqual(['white', null])
  })

  it('names what it does not know, once and as typed', () => {
    expect(read('Quantenkryptografie und Rosen für die Quantenkryptografie').unbekannt).toEqual(['Quantenkryptografie'])
  })
})

/** Word and cases of it: each has to be read as the word itself. */
const INFLECTED = `
rot:rote:roter:rotes:rotem:roten blau:blauer:blauem:blauesten hellblau:hellblauer:hellblaue grau:grauer grün:grüne:grünem
edel:edle:edler:edles:edlem:edlen:edelste dunkel:dunkle:dunklem:dunkler:dunkelsten winterlich:winterlichen:winterlichem
warm:warme:wärmer:wärmere:wärmsten kühl:kühlem:kühlere herbstlich:herbstlichem sonnig:sonnigem:sonniger festlich:festlichstes
Haus:Häuser:Häusern:Hauses Blume:Blumen:Blümchen Baum:Bäume:Bäumen Blatt:Blätter:Blättern Kuh:Kühe:Kühen Hut:Hüte:Hüten
Vogel:Vögel:Vögeln Pizza:Pizzen Kaktus:Kakteen Wald:Wäldern:Waldes Stern:Sternen Kerze:Kerzen Glocke:Glöckchen Uhr:Uhren
Laden:Läden Buch:Büchern Nacht:Nächten Berg:Bergen Fuchs:Füchsen Apfel:Äpfeln Segelboot:Segelbooten Dank:Dankes
`
  .trim()
  .split(/\s+/)
  .map((group) => group.split(':'))

describe('inflected words', () => {
  it.each(INFLECTED)('%s in other cases is the same word', (word, ...cases) => {
    const meant = (text: string) => read(text).erkannt.map(({ motiv }) => motiv)
    expect(meant(word)).toHaveLength(1)
    for (const one of cases) expect([one, meant(one)]).toEqual([one, meant(word)])
  })

  it('are of no weight in any case where the word says nothing', () => {
    expect(read('mit kleinem und großem, schönsten').unbekannt).toEqual([])
    expect(read('Bilder von kleineren Dingen').unbekannt).toEqual([])
  })

  it('what the page proposes is understood to the last word', () => {
    const { hinweis, beispiel } = texte.beschreibung
    const proposed = [hinweis.split('Zum Beispiel:')[1] ?? '', ...Object.values(beispiel)]
    for (const text of proposed) {
      const { erkannt, unbekannt } = read(text)
      expect([text, unbekannt, erkannt.length > 1]).toEqual([text, [], true])
    }
  })
})

/** Words that hold the letters of a thing and do not mean it. */
const TRAPS = `
Erfahren Erfahrung Jahre Jahren Eisen Hufeisen Hinweis Ausweis Weisheit Beweis Meister Bürgermeister Gründer Begründung
Heidelberg Nürnberg Bamberg Spiegel Ziegel Siegel Keule Beule Phase Anfangsphase Neurose Terrasse Buchung Buchungen
einladen herunterladen aufregend Anregung Reis Plätze besonnen gewonnen Handlung Bandscheibe Bankett Kleinigkeit
Begleitung Ballast Freundlichkeit Schnitt Ausschnitt Bestand Landung Wirtschaft Eigenschaft Steuer Grundlage Beirat
Rate Ratgeber Woche Zustand Verstand Beauftragter Gratulation Anfrage Schiene Prosa Wiesel
`
  .trim()
  .split(/\s+/)

/** Word: what it has to become. */
const HITS = `
Radfahren:Fahrrad Rosengarten:Rose Tulpenfeld:Tulpe Apfelbaum:Apfel Apfelkuchen:Apfel Kirschkuchen:Kirsche
Erdbeertorte:Torte Hundefutter:Hund Katzenfutter:Katze Brotkorb:Brot Bergwanderung:Berg Weinberg:Traube Osterhasen:Hase
Fahrradhelm:Fahrrad Autoreparatur:Auto Herbstblätter:Blatt Herbstfest:Herbst Sonnenblumen:Sonnenblume Gartenhaus:Haus
Sonnenschirm:Sonne Gartenstuhl:Stuhl Kaffeebohnen:Tasse Teetasse:Tasse Geburtstagsgrüße:Geburtstag Äpfeln:Apfel
Sommerabend:Abend Winterwald:Wald Zitronen:Zitrone Birnbäume:Birne Häuschen:Haus Bücherregal:Buch Turnschuhe:Schuh
Wanderschuhe:Schuh Pferdehof:Pferd Fischmarkt:Fisch Käseplatte:Käse Pizzaofen:Pizza Bienenstock:Biene Vogelhaus:Vogel
Gitarrenkurs:Gitarre Luftballons:Luftballon Sektempfang:Sektglas Tannenzweige:Tannenbaum Kerzenlicht:Kerze
Schlüsselbund:Schlüssel Pinselstrich:Pinsel Brillengestell:Brille Zahnbürste:Zahn Sternenstaub:Stern Segelschiff:Segelboot
Kürbissuppe:Kürbis Pilzragout:Pilz Igelfamilie:Igel Honigbrot:Brot Ährenfeld:Ähre Weizenfeld:Ähre Blumenwiese:Blume
Dunkelgrün:Grün grüne:Grün herbstliche:Herbst Schneemänner:Schneemann Weingläser:Weinglas Bierkrüge:Bierkrug
Lavendelseife:Lavendel Krankenhaus:Stethoskop Wasserhähne:Wasserhahn Glühbirnen:Glühbirne Baumarkt:Hammer
Sonderpreise:Aktion Ringelblume:Blume Geschenkband:Geschenk Gesundheitstag:Apotheke Blumenkohl:Obst_und_Gemüse
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.replace('_und_', ' und ').split(':'))

const meant = (text: string) => read(text).erkannt.map(({ motiv }) => motiv)

describe('parts of a word', () => {
  it('mean nothing where they stand there by chance', () => {
    expect(TRAPS.length).toBeGreaterThanOrEqual(60)
    expect(TRAPS.flatMap((word) => meant(word).map((motiv) => `${word} is no ${motiv}`))).toEqual([])
  })

  it('mean their thing where the word is made of it', () => {
    expect(HITS.length).toBeGreaterThanOrEqual(60)
    expect(HITS.filter(([word = '', name = '']) => !meant(word).includes(name)).map(String)).toEqual([])
  })

  it('leave an exact word its own meaning', () => {
    expect([meant('Wasserhahn'), meant('Glühbirne'), meant('Blumenkohl')]).toEqual([
      ['Wasserhahn'],
      ['Glühbirne'],
      ['Obst und Gemüse'],
    ])
  })
})

describe('words that frame a wish', () => {
  it('are neither drawn nor held against her', () => {
    const said = read(
      'Bitte ein schönes Bild, Motiv für die Vorderseite der Postkarte: hundert kleine Tulpen groß vorne, im Hintergrund Farben, schlichter Stil, zeigen',
    )
    expect(said.unbekannt).toEqual([])
    expect(said.wishes.map(({ subject }) => subject.name)).toEqual(['Tulpe'])
  })

  it('green is a colour, not a leaf', () => {
    expect(read('grüne Tasse').wishes.map(({ subject, tone }) => `${subject.name} ${tone}`)).toEqual(['Tasse green'])
  })
})
