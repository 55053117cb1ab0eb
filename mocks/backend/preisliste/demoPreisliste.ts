import type { FormatId } from '#src/contract/dokument.ts'
import type { PreisEintrag, Preisliste } from '#src/contract/preisliste.ts'
import { POST, POST_PRODUKT } from '#src/domain/price/post.ts'

/** Lower bounds of the quantity tiers; each ends where the next begins. */
const STAFFELN = [POST.mindestmenge, 1000, 2500, 5000, 10_000, 25_000] as const
type Staffelpreise = readonly [number, number, number, number, number, number]

/** One name over all tiers; prices in ct per piece. */
function staffel(internalName: string, title: string, preise: Staffelpreise): PreisEintrag[] {
  return STAFFELN.map((min, index) => {
    const next = STAFFELN[index + 1]
    return { internalName, title, price: preise[index] ?? null, min, max: next === undefined ? null : next - 1 }
  })
}

function eintrag(
  internalName: string,
  title: string,
  price: number,
  min: number | null = null,
  max: number | null = null,
): PreisEintrag {
  return { internalName, title, price, min, max }
}

/** Net prices in ct; surcharges of the post (domain 6, 2026) hold for every format. */
const PORTO_ZUSCHLAEGE: PreisEintrag[] = [
  eintrag('porto_easy', 'Zuschlag Kleinmenge (DIALOGPOST EASY)', POST.easyCt, POST.mindestmenge, POST.easyBis),
  eintrag('porto_herbst', 'Zuschlag September bis Dezember', POST.saisonCt),
]

function mailing(
  format: FormatId,
  angaben: {
    druck: string
    druckCt: Staffelpreise
    material: string
    materialCt: Staffelpreise
  },
): Record<string, PreisEintrag[]> {
  const { name, ct, bisGramm } = POST_PRODUKT[format]
  return {
    porto: [eintrag(`porto_${format}`, `${name} bis ${bisGramm} g`, ct, POST.mindestmenge), ...PORTO_ZUSCHLAEGE],
    druck: staffel(`druck_${format}`, angaben.druck, angaben.druckCt),
    werbemittel: staffel(`werbemittel_${format}`, angaben.material, angaben.materialCt),
  }
}

/** The general price list of the demo: plausible market prices, net, in ct. Shape: see domain/price/preisliste.ts. */
export const DEMO_PREISLISTE: Preisliste = {
  Mailing: {
    Maxipostkarte: mailing('maxipostkarte', {
      druck: 'Digitaldruck 4/4-farbig, personalisiert',
      druckCt: [29, 21, 16, 12, 10, 8],
      material: 'Bilderdruckkarton 300 g/m², matt, Zuschnitt 235 × 125 mm',
      materialCt: [8, 7, 6, 5, 5, 4],
    }),
    'DIN-A4-Mailing, einseitig': mailing('dina4mailing', {
      druck: 'Digitaldruck 4/0-farbig, personalisiert, gefalzt',
      druckCt: [25, 18, 14, 11, 9, 7],
      material: 'Papier 90 g/m² und Fensterhülle DIN lang, kuvertiert',
      materialCt: [14, 12, 10, 9, 8, 7],
    }),
    'DIN-A4-Mailing, zweiseitig': mailing('dina4mailing-2seitig', {
      druck: 'Digitaldruck 4/4-farbig, personalisiert, gefalzt',
      druckCt: [34, 25, 19, 15, 13, 10],
      material: 'Papier 90 g/m² und Fensterhülle DIN lang, kuvertiert',
      materialCt: [14, 12, 10, 9, 8, 7],
    }),
  },
  Adressen: {
    Mietadressen: {
      adressen: [eintrag('adressen_miete', 'Mietadresse nach Zielgruppe, einmalige Nutzung, je Adresse', 14)],
    },
    'Eigene Adressen': {
      adressen: [eintrag('adressen_eigene', 'Prüfung und Aufbereitung eigener Adressen, je Adresse', 2)],
    },
    Anreicherung: {
      anreicherung: [eintrag('anreicherung', 'Anreicherung durch Adressdienstleister, je übermittelter Adresse', 9)],
    },
  },
  Service: {
    Auftrag: {
      service: [eintrag('service_auftrag', 'Auftragspauschale: Datenprüfung, Produktion, Einlieferung', 3900)],
    },
    Storno: {
      service: [
        eintrag('storno_pruefung', 'Stornierung nach Bezahlung, vor der Versandvorbereitung', 3900),
        eintrag(
          'storno_vorbereitet',
          'Stornierung nach der Versandvorbereitung, vor der Übergabe an die Druckerei',
          14_900,
        ),
      ],
    },
  },
}
