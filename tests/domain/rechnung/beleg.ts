import type { PreisPosition } from '#src/contract/kampagne.ts'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { sum } from '#src/domain/price/kampagnePreis.ts'
import { demoAnbieter } from '#mocks/backend/platform/documents/anbieter.ts'

const POSITIONEN: PreisPosition[] = [
  { gruppe: 'porto', internalName: 'porto', title: 'Porto Dialogpost', menge: 1000, einzelpreis: 36, netto: 36_000 },
  {
    gruppe: 'druck',
    internalName: 'druck',
    title: 'Druck & Papier <300 g>',
    menge: 1000,
    einzelpreis: 21,
    netto: 21_000,
  },
  { gruppe: 'service', internalName: 'service', title: 'Auftrag', menge: 1, einzelpreis: 4900, netto: 4900 },
]

/** An invoice as the service hands it out, with sums that fit its positions. */
export function beleg(changes: Partial<Rechnung> = {}): Rechnung {
  const positionen = changes.positionen ?? POSITIONEN
  const { netto, ust, brutto, ustSatz } = sum(positionen, 1, '2026-11-20T09:00:00Z')
  return {
    idPtRechnung: 1,
    rechnungsnummer: 'RE-2026-000123',
    art: 'rechnung',
    rechnungsdatum: '2026-11-20',
    leistungsdatum: '2026-12-15',
    idPtKampagne: 7,
    kampagneBezeichnung: 'Winteraktion für Gärten',
    rechnungsempfaenger: {
      firma: 'Ladenverbund Elbtal eG',
      zusatz: 'Buchhaltung',
      strasse: 'Am Lindenspeicher',
      hausnummer: '14',
      plz: '01099',
      ort: 'Dresden',
      land: 'DE',
      ustIdNr: 'DE999999912',
      email: 'rechnung@example.org',
      kostenstelle: 'KST 12',
      bestellnummer: 'B-4711',
    },
    leistender: demoAnbieter('Musterdruck'),
    positionen,
    netto,
    ustArt: 'regel',
    ustSatz,
    ust,
    brutto,
    vorausbezahlt: brutto,
    zahlungsart: 'kreditkarte',
    zahlungsStatus: 'bezahlt',
    faelligAm: '2026-11-20',
    bezahltAm: '2026-11-20T09:00:00.000Z',
    offenerBetrag: 0,
    stornoZu: null,
    stornoZuDatum: null,
    korrekturZu: null,
    korrekturZuDatum: null,
    stornoDurch: null,
    grund: null,
    ...changes,
  }
}

/** An invoice without German VAT: a confirmed number of another member state, or a seat outside the Union. */
export function belegOhneUst(ustArt: 'reverseCharge' | 'drittland', changes: Partial<Rechnung> = {}): Rechnung {
  const { netto, rechnungsempfaenger, leistender, ...rest } = beleg(changes)
  const [land, ustIdNr] = ustArt === 'reverseCharge' ? (['AT', 'ATU12345675'] as const) : (['CH', null] as const)
  return {
    ...rest,
    netto,
    ustArt,
    ustSatz: 0,
    ust: 0,
    brutto: netto,
    vorausbezahlt: netto,
    rechnungsempfaenger: { ...rechnungsempfaenger, land, ustIdNr, plz: '1010', ort: 'Wien' },
    leistender: { ...leistender, steuernummer: '000/0000/0000' },
  }
}

/** The document that takes such an invoice back. */
export function stornoBeleg(changes: Partial<Rechnung> = {}): Rechnung {
  const original = beleg()
  const positionen = original.positionen.map((position) => ({
    ...position,
    menge: -position.menge,
    netto: -position.netto,
  }))
  return beleg({
    idPtRechnung: 2,
    rechnungsnummer: 'RE-2026-000124',
    art: 'storno',
    rechnungsdatum: '2026-11-24',
    positionen,
    vorausbezahlt: 0,
    zahlungsStatus: 'ausstehend',
    faelligAm: null,
    bezahltAm: null,
    stornoZu: original.rechnungsnummer,
    stornoZuDatum: original.rechnungsdatum,
    grund: 'Falsche Anschrift',
    ...changes,
  })
}
