import { strToU8 } from 'fflate'
import { AUSKUNFT_HOECHSTENS, type AuskunftPerson, type auskunftOperations } from '#src/contract/auskunft.ts'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { FUNDORT } from '#src/domain/zielgruppe/auskunft.ts'
import { refuseFields } from '../konto/save.ts'
import { protokolliere } from '../konto/protokoll.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { BOM, csvLine } from '../platform/csv.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { eintraegeZu } from './suche.ts'

function requireName({ nachname, firma }: AuskunftPerson): void {
  if (nachname === '' && firma === '')
    refuseFields({ 'gesucht.nachname': 'Bitte geben Sie den Nachnamen oder die Firma ein.' })
}

const KOPF = ['Fundort', 'Bezeichnung', 'Datenquelle', 'Gespeichert am', ...EMPFAENGER_FELDER, 'weitere Angaben']

/** Made while it is sent. */
async function* zeilen(context: Context, gesucht: AuskunftPerson): AsyncGenerator<Uint8Array, void> {
  yield strToU8(`${BOM}${csvLine(KOPF)}`)
  for await (const eintrag of eintraegeZu(context, gesucht)) {
    const { fundort, bezeichnung, datenquelle, seit, weitere } = eintrag
    const mehr = weitere.map(({ feld, wert }) => `${feld}: ${wert}`).join(', ')
    const felder = EMPFAENGER_FELDER.map((feld) => eintrag.person[feld])
    yield strToU8(csvLine([FUNDORT[fundort], bezeichnung, datenquelle, seit, ...felder, mehr]))
  }
}

export const auskunftHandlers: HandlersOf<typeof auskunftOperations> = {
  async suchePerson({ gesucht }, context) {
    requireName(gesucht)
    const eintraege = []
    let total = 0
    for await (const eintrag of eintraegeZu(context, gesucht)) {
      total += 1
      if (total <= AUSKUNFT_HOECHSTENS) eintraege.push(eintrag)
    }
    return { eintraege, total }
  },

  async exportiereAuskunft({ gesucht }, context) {
    requireName(gesucht)
    // Noted before: what went out of it counts.
    await protokolliere(context, requireActor(context).idPtKunde, 'auskunft')
    return { teile: zeilen(context, gesucht), type: 'text/csv;charset=utf-8', name: `auskunft_${context.heute()}.csv` }
  },
}
