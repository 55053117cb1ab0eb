import type { Input } from '#src/contract/operation.ts'
import type { AnzahlAnders, Zielgruppe } from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { ABGLEICH_GRUENDE, ABGLEICH_SICHER } from '#src/contract/ausschluss.ts'
import { anzahlAusgenommen, OHNE_FRAGE, ohneFragliche } from '#src/engines/addresses/file.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { sichererName } from '#src/domain/upload/dateiname.ts'
import type { AdressListe } from '#src/engines/addresses/worker.ts'
import { emitEreignis } from '../apizugang/emitEreignis.ts'
import { Refusal, refuseCancelled, requireActor, type Context } from '../platform/context.ts'
import { leaseUntil } from '../platform/lease.ts'
import { pause } from '../platform/pause.ts'
import { readUpload } from '../platform/upload.ts'
import { requireAvv } from './avv.ts'
import { endUpload, beginUpload, refuseAbgebrochen, forgetUpload } from './abbruch.ts'
import { answerZielgruppe, loadZielgruppe } from './load.ts'
import { hide } from './entwurf.ts'
import { replace, refuseGeaendert } from './replace.ts'
import { loadAbgleich } from './abgleich.ts'
import { geprueft } from './ausschluss.ts'
import { angabenOf } from './save.ts'
import { fuelle } from './unfertig.ts'
import { spaltenFrom } from './spalten.ts'
import { storeRows, walkRows } from './upload.ts'

type Eingabe = Input<(typeof zielgruppeOperations)['uploadAdressen']>

/** Lists that nothing uses are deleted after this many days (DSG-03). */
const UNBENUTZT_TAGE = 90
/** Lists from this size on wait for each other, bytes: each is in memory, with some 20 bytes more per row. */
const GROSS = 8 * 1024 * 1024
let last: Promise<unknown> = Promise.resolve()

/** Works on one large list after the other; small ones do not wait. */
function oneAfterTheOther<T>({ size }: Blob, work: () => Promise<T>): Promise<T> {
  if (size < GROSS) return work()
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/** Steps of the work, of some 20 ms each, between two looks whether it was cancelled. */
const STEPS_PER_LOOK = 5

/** Checks a list once more and stores what is printed of it: the number that was confirmed, or nothing. */
export async function uploadAdressen(input: Eingabe, context: Context): Promise<Zielgruppe> {
  await requireAvv(context)
  if (!input.rechtmaessigErhoben) {
    const text = 'Bitte bestätigen Sie, dass die Adressen rechtmäßig erhoben wurden.'
    throw new Refusal(422, 'ERKLAERUNG_FEHLT', text, { felder: { rechtmaessigErhoben: text } })
  }
  const vorhanden = await beginUpload(context)
  if (vorhanden !== null) return answerZielgruppe(context, vorhanden)
  try {
    spaltenFrom(input)
    if (input.ersetzt) await refuseGeaendert(context, input.ersetzt)
    const eingabe = context.actor?.apiToken ? ohneFrage(input) : input
    return await oneAfterTheOther(input.datei, () => checkAndStore(eingabe, context))
  } catch (error) {
    await forgetUpload(context)
    throw error
  }
}

/** A program asks nobody: who gets no letters, or is not to be written to, is left out (domain 4.3.18). */
const ohneFrage = (input: Eingabe): Eingabe => ({
  ...input,
  ohneWarnungen: [...new Set([...input.ohneWarnungen, ...OHNE_FRAGE])],
})

async function checkAndStore(input: Eingabe, context: Context): Promise<Zielgruppe> {
  let steps = 0
  const weiter = async () => {
    await pause()
    if (steps++ % STEPS_PER_LOOK > 0) return
    await refuseCancelled(context)
    await refuseAbgebrochen(context)
  }
  const { idPtKunde } = requireActor(context)
  const ausschluss = await geprueft(context, input.ausschluss)
  const abgleich = await loadAbgleich(context, { idPtKunde, ausschluss, versand: null })
  const bytes = await readUpload(input.datei, 'adressen', input.dateiName)
  const { jemandAnderes, trotzAbgleich } = input
  const ohneWarnungen = ohneFragliche(input.ohneWarnungen, trotzAbgleich)
  const entschieden = { ...input, ohneWarnungen, ausschluss: ausschluss ?? undefined }
  // Where nobody is left out plain rows take the short way.
  const auftrag = { abgleich: abgleich.leer ? undefined : abgleich, weiter, jemandAnderes }
  return walkRows(bytes, auftrag, async (liste) => {
    const anzahl = refuseOtherNumber(entschieden, liste)
    const idPtZielgruppe = await insertHidden(context, entschieden, liste)
    const fill = async () => {
      const rows = await storeRows(context.db, idPtZielgruppe, { liste, ohneWarnungen, abgleich }, weiter)
      if (rows !== anzahl) throw new Error(`${rows} rows stored of ${anzahl}`)
    }
    return fuelle(context, idPtZielgruppe, fill, (inner) => answerStored(inner, idPtZielgruppe, input))
  })
}

/** What becomes true together with the list: what it takes the place of, its draft, and what programs hear. */
async function answerStored(inner: Context, idPtZielgruppe: number, input: Eingabe): Promise<Zielgruppe> {
  const { ersetzt, idPtAdressEntwurf, entwurfVersion: version } = input
  await endUpload(inner, idPtZielgruppe)
  if (ersetzt) await replace(inner, ersetzt, idPtZielgruppe)
  if (idPtAdressEntwurf !== undefined) await hide(inner, { idPtAdressEntwurf, version })
  await tellChecked(inner, idPtZielgruppe)
  return answerZielgruppe(inner, idPtZielgruppe)
}

/** What would be stored, if it is what was confirmed. */
function refuseOtherNumber({ bestaetigteAnzahl, ohneWarnungen }: Eingabe, liste: AdressListe): number {
  const anzahl = liste.anzahlDruckbar(ohneWarnungen)
  if (bestaetigteAnzahl === undefined || bestaetigteAnzahl === anzahl) return anzahl
  const gesperrt = anzahlAusgenommen(liste.jeMaske(), ohneWarnungen, ABGLEICH_GRUENDE)
  const fraglich = gesperrt - anzahlAusgenommen(liste.jeMaske(), ohneWarnungen, ABGLEICH_SICHER)
  const davon = fraglich > 0 ? `, ${formatZahl(fraglich)} davon nur vermutlich` : ''
  const grund = gesperrt > 0 ? ` Der Abgleich nimmt ${formatZahl(gesperrt)} Personen heraus${davon}.` : ''
  throw new Refusal(
    409,
    'ANZAHL_ANDERS',
    `Bestätigt wurden ${formatZahl(bestaetigteAnzahl)} Adressen, gedruckt würden ${formatZahl(anzahl)}.${grund} Es wurde nichts gespeichert. Bitte bestätigen Sie die neue Anzahl.`,
    { aktuell: { anzahl, gesperrt } satisfies AnzahlAnders },
  )
}

/** What was decided about the rows, now and when the list was stored before. */
async function bearbeitungenOf(context: Context, { bearbeitung, ersetzt }: Eingabe): Promise<string | null> {
  const before = ersetzt ? (await answerZielgruppe(context, ersetzt.idPtZielgruppe)).bearbeitungen : undefined
  if (bearbeitung === undefined) return before ? JSON.stringify(before) : null
  const eintrag = { ...bearbeitung, wer: requireActor(context).name, wann: context.now().toISOString() }
  return JSON.stringify([...(before ?? []), eintrag])
}

/** The list before its rows: nobody sees it. */
async function insertHidden(context: Context, input: Eingabe, liste: AdressListe): Promise<number> {
  const { idPtKunde, name: wer } = requireActor(context)
  const zeit = context.now().toISOString()
  const { dateiZeilen: zeilen, zeichensatz, trennzeichen, anfuehrung } = input
  const name = sichererName(input.dateiName)
  const spalten = spaltenFrom(input)
  const { idPtZielgruppe } = await context.db
    .insertInto('zielgruppe')
    .values({
      idPtKunde,
      ...angabenOf(input),
      typ: 'hochgeladen',
      filter: null,
      potenzial: liste.anzahlDruckbar(input.ohneWarnungen),
      potenzialStand: zeit,
      datei: JSON.stringify({ name, zeilen, zeichensatz, trennzeichen, anfuehrung }),
      zuordnung: JSON.stringify(input.zuordnung),
      spalten: spalten.length > 0 ? JSON.stringify(spalten) : null,
      pruefung: JSON.stringify(liste.pruefung()),
      bearbeitungen: await bearbeitungenOf(context, input),
      ausschluss: input.ausschluss ? JSON.stringify(input.ausschluss) : null,
      datenquelle: input.datenquelle,
      erklaerung: JSON.stringify({ rechtmaessigErhoben: true, wer, wann: zeit }),
      loeschenAm: addTage(context.heute(), UNBENUTZT_TAGE),
      fertig: 0,
      laeuftBis: leaseUntil(context),
      erstelltAm: zeit,
      geaendertAm: zeit,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  return idPtZielgruppe
}

/** Programs hear of a list once it is there for anyone. */
async function tellChecked(context: Context, idPtZielgruppe: number): Promise<void> {
  const { idPtKunde, bezeichnung, potenzial } = await loadZielgruppe(context, idPtZielgruppe)
  await emitEreignis(context, {
    idPtKunde,
    testmodus: context.actor?.apiToken?.modus === 'test',
    ereignis: 'zielgruppe.geprueft',
    daten: { idPtZielgruppe, bezeichnung, potenzial },
  })
}
