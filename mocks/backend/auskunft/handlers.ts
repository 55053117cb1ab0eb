import { strToU8 } from 'fflate'
import { AUSKUNFT_HOECHSTENS, type AuskunftPerson, type auskunftOperations } from '#src/contract/auskunft.ts'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { FUNDORT } from '#src/domain/zielgruppe/auskunft.ts'
import { refuseFields } from '../konto/save.ts'
import { log } from '../konto/protokoll.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { BOM, csvLine } from '#src/base/csv.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import type { Input } from '#src/contract/operation.ts'
import { loeschePerson } from './loeschung.ts'
import { eintraegeZu, type Fund } from './suche.ts'

function requireName({ nachname, firma }: AuskunftPerson): void {
  if (nachname === '' && firma === '')
    refuseFields({ 'gesucht.nachname': 'Bitte geben Sie den Nachnamen oder die Firma ein.' })
}

const KOPF = ['Fundort', 'Bezeichnung', 'Datenquelle', 'Gespeichert am', ...EMPFAENGER_FELDER, 'weitere Angaben']

const alsEintrag = ({ fassung: _fassung, stelle: _stelle, urteil: _urteil, ...eintrag }: Fund) => eintrag

type Export = Input<(typeof auskunftOperations)['exportiereAuskunft']>

/** Made while it is sent. */
async function* zeilen(context: Context, { gesucht, treffer }: Export): AsyncGenerator<Uint8Array, void> {
  yield strToU8(`${BOM}${csvLine(KOPF)}`)
  // Whoever asked gets what is his: other people's hits never go along, and without a choice only sure ones.
  const gewaehlt = treffer === undefined ? null : new Set(treffer)
  for (const eintrag of await eintraegeZu(context, gesucht)) {
    if (gewaehlt === null ? eintrag.sicher !== true : !gewaehlt.has(eintrag.treffer)) continue
    const { fundort, bezeichnung, datenquelle, seit, weitere } = eintrag
    const mehr = weitere.map(({ feld, wert }) => `${feld}: ${wert}`).join(', ')
    const felder = EMPFAENGER_FELDER.map((feld) => eintrag.person[feld])
    yield strToU8(csvLine([FUNDORT[fundort], bezeichnung, datenquelle, seit, ...felder, mehr]))
  }
}

export const auskunftHandlers: HandlersOf<typeof auskunftOperations> = {
  async suchePerson({ gesucht }, context) {
    requireName(gesucht)
    const funde = await eintraegeZu(context, gesucht)
    const eintraege = funde.slice(0, AUSKUNFT_HOECHSTENS).map(alsEintrag)
    return { eintraege, total: funde.length }
  },

  async exportiereAuskunft(input, context) {
    requireName(input.gesucht)
    // Noted before: what went out of it counts.
    await log(context, requireActor(context).idPtKunde, 'auskunft')
    return { teile: zeilen(context, input), type: 'text/csv;charset=utf-8', name: `auskunft_${context.heute()}.csv` }
  },

  async loeschePerson(input, context) {
    requireName(input.gesucht)
    return loeschePerson(input, context)
  },
}
