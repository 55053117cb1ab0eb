import type { Seite } from '#src/contract/dokument.ts'
import { frontAndBack, picture, placeSystem, shape, text, withLayers } from './layers.ts'

const M = 'montserrat'
const FULL: [number, number, number, number] = [0, 0, 241, 131]

interface Karte {
  bild: string
  alt: string
  /** Colour of headline and of what stands out. */
  farbe: string
  akzent: string
  papier: string
  titel: string[]
  unter: string[]
  titelFarbe: string
  url: string
  rueck: { titel: string[]; text: string[]; angebot: string[]; kontakt: string[]; scan: string }
  /** Where the headline stands on the front. */
  y: number
}

/** A postcard: picture and headline in front; offer, code and sender behind. */
function postkarte(karte: Karte): Seite[] {
  const [vorne, hinten] = frontAndBack('maxipostkarte')
  const { rueck } = karte
  return [
    withLayers(vorne, [
      picture('bild', FULL, karte.bild, karte.alt),
      text('titel', [14, karte.y, 128, 34], karte.titel, {
        font: M,
        weight: 700,
        size: 12.4,
        color: karte.titelFarbe,
        leading: 1.14,
      }),
      text('unter', [14.4, karte.y + 35, 110, 14], karte.unter, { weight: 600, size: 4.9, color: karte.titelFarbe }),
    ]),
    withLayers(
      placeSystem(hinten, { qr: { inhalt: karte.url } }),
      [
        text('scan', [6, 55, 30, 8], [rueck.scan], { weight: 600, size: 2.7, color: karte.farbe }),
        text('r-titel', [68, 9, 90, 22], rueck.titel, {
          font: M,
          weight: 700,
          size: 7.2,
          color: karte.farbe,
          leading: 1.2,
        }),
        text('r-text', [68, 31, 88, 34], rueck.text, { size: 3.9, color: '#2f2a26', leading: 1.38 }),
        shape('r-flaeche', [68, 69, 84, 24], karte.akzent, { radius: 3 }),
        text('r-angebot', [72, 71, 76, 20], rueck.angebot, {
          font: M,
          weight: 700,
          size: 5.4,
          color: '#ffffff',
          vAlign: 'middle',
          leading: 1.25,
        }),
        text('r-kontakt', [68, 98, 90, 12], rueck.kontakt, { size: 3.1, color: '#4a433d', leading: 1.35 }),
      ],
      karte.papier,
    ),
  ]
}

export const backhaus = (bild: string) =>
  postkarte({
    bild,
    alt: 'Brot, Baguette und Croissant im Morgenlicht',
    farbe: '#7a3a1c',
    akzent: '#b8562c',
    papier: '#fdf5e8',
    titel: ['Der Duft', 'von heute früh.'],
    unter: ['Ab sechs Uhr frisch', 'aus dem Steinofen.'],
    titelFarbe: '#5c2a12',
    y: 18,
    url: 'https://backhaus-morgenrot.example.org/fruehstueck',
    rueck: {
      titel: ['Guten Morgen,', 'Nachbarschaft!'],
      text: [
        'Wir haben umgebaut und backen jetzt vor Ihren Augen: Sauerteigbrot mit 24 Stunden Ruhe, Brötchen im Stundentakt und Croissants mit echter Butter.',
      ],
      angebot: ['1 Frühstück zu zweit', 'zum halben Preis'],
      kontakt: [
        'Backhaus Morgenrot · Am Mühlgraben 8, 01099 Dresden',
        'täglich 6 bis 18 Uhr · backhaus-morgenrot.example.org',
      ],
      scan: 'Scannen und Tisch sichern',
    },
  })

export const GARTENHOF_URL = 'https://gartenhof-lindenau.example.org/saison'

export const gartenhof = (bild: string) =>
  postkarte({
    bild,
    alt: 'Tulpenfeld vor einem Gewächshaus',
    farbe: '#1f5a3a',
    akzent: '#2f7d4b',
    papier: '#f3f8ec',
    titel: ['Frühling', 'zum Mitnehmen.'],
    unter: ['40.000 Blüten aus eigener Anzucht.'],
    titelFarbe: '#174a30',
    y: 13,
    url: GARTENHOF_URL,
    rueck: {
      titel: ['Jetzt ist', 'Pflanzzeit.'],
      text: [
        'Stauden, Kräuter und Gehölze aus unserem Garten, abgehärtet für das Klima an der Elbe. Unsere Gärtnerinnen planen mit Ihnen das Beet, samstags auch ohne Termin.',
      ],
      angebot: ['20 % auf alle Stauden', 'bis 30. April'],
      kontakt: [
        'Gartenhof Lindenau · Obere Wiesen 21, 01326 Dresden',
        'Mo bis Sa 9 bis 18 Uhr · gartenhof-lindenau.example.org',
      ],
      scan: 'Scannen und Beet planen',
    },
  })

export const radwerk = (bild: string) =>
  postkarte({
    bild,
    alt: 'Fahrrad am Fluss bei Sonnenaufgang',
    farbe: '#12344d',
    akzent: '#c9472e',
    papier: '#eef4f4',
    titel: ['Die Elbe', 'wartet schon.'],
    unter: ['Ihr Rad auch,', 'wenn wir es durchgesehen haben.'],
    titelFarbe: '#fff6e4',
    y: 12,
    url: 'https://radwerk-elbe.example.org/durchsicht',
    rueck: {
      titel: ['Fertig für', 'die erste Tour?'],
      text: [
        'Bremsen, Schaltung, Licht und Lager: Wir prüfen 32 Punkte und sagen Ihnen vor der Reparatur, was sie kostet. Morgens gebracht, abends abgeholt.',
      ],
      angebot: ['Große Durchsicht', '59 € statt 79 €'],
      kontakt: ['Radwerk Elbe · Uferring 5, 01127 Dresden', 'Di bis Sa 10 bis 19 Uhr · radwerk-elbe.example.org'],
      scan: 'Scannen und Termin wählen',
    },
  })

export const kuechenbau = (bild: string) =>
  postkarte({
    bild,
    alt: 'Frisches Brot auf einem Holztisch',
    farbe: '#7a3a1c',
    akzent: '#8d4a24',
    papier: '#fbf4ea',
    titel: ['Hier wird', 'gekocht.'],
    unter: ['Unsere Schauküche', 'ist eröffnet.'],
    titelFarbe: '#5c2a12',
    y: 18,
    url: 'https://albrecht-kuechen.example.org/schaukueche',
    rueck: {
      titel: ['Probieren Sie', 'Ihre Küche aus.'],
      text: [
        'Holz, Stein oder Stahl: Kochen Sie an einem Abend in der Küche, die Ihnen gefällt. Wir planen danach mit Ihnen, auf den Zentimeter und mit festem Preis.',
      ],
      angebot: ['Kochabend für zwei', 'jeden ersten Freitag'],
      kontakt: ['Albrecht Küchenbau GmbH · Fährmannsweg 3a, 22767 Hamburg', 'albrecht-kuechen.example.org'],
      scan: 'Scannen und anmelden',
    },
  })
