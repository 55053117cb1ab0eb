import type { Ausgenommen } from '#src/contract/ausschluss.ts'
import type { Befund } from '#src/contract/dokument.ts'
import { checkliste, offenePunkte, warnungen } from '#src/domain/kampagne/checkliste.ts'
import { FASSUNG, spaltenOf } from '#src/engines/print/rules.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { qrCodesOf, zaehle } from '#src/engines/print/page.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { beispieleOf } from '../zielgruppe/beispiele.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import type { KampagneChange, KampagneRow } from './rows.ts'
import { toZielgruppen } from '../zielgruppe/load.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { handelnder, lockKampagne, requireAction } from './act.ts'
import { loadAssets, seitenOf } from '../werbemittel/load.ts'
import { checkKampagne } from './check.ts'
import { rememberAuftrag, completeFreigabe } from './freigabeauftrag.ts'
import type { NewLink, Person } from './links.ts'
import { absenderOf, isOpen, loadKampagne, preisOf } from './load.ts'
import { maskEmpfaenger, maskSatz } from './mask.ts'
import { derivedColumns, EMPTY_ABSENDER, isSamePreis, loadBausteine, type Bausteine } from './prepare.ts'
import type { Kopf } from './snapshot.ts'
import { requireZweitePerson } from './vierAugen.ts'
import { fetchView, toKampagne } from './view.ts'
import { fromJson } from '../platform/db/json.ts'

export interface ReleaseInput {
  idPtKampagne: number
  version: number
  personen: Person[]
  nachricht?: string | undefined
  gueltigTage: number
  quorum: 'alle' | 'einer'
  warnungenAkzeptiert: string[]
}

/** Points of the domain's checklist that are still open for this campaign. */
async function openPoints(context: Context, row: KampagneRow, { kunde, zielgruppe, werbemittel }: Bausteine) {
  const [gruppe] = zielgruppe === null ? [] : await toZielgruppen(context, [zielgruppe])
  const punkte = checkliste({
    kampagne: {
      bezeichnung: row.bezeichnung,
      menge: row.menge,
      ausgenommen: fromJson<Ausgenommen>(row.ausgenommen) ?? undefined,
      format: row.format,
      versandDatum: row.versandDatum,
      absender: absenderOf(row),
      datenschutzText: row.datenschutzText,
      preis: preisOf(row),
      befunde: fromJson<Befund[]>(row.befunde) ?? [],
      qrCodes: werbemittel === null ? [] : qrCodesOf(seitenOf(werbemittel)),
    },
    zielgruppe: gruppe ?? null,
    werbemittel:
      werbemittel === null
        ? null
        : {
            status: werbemittel.archiviert === 1 ? 'archiviert' : 'bereit',
            pruefStatus: werbemittel.pruefStatus,
            bezeichnung: werbemittel.bezeichnung,
          },
    avvAkzeptiert: kunde.avvAkzeptiertAm !== null,
    heute: context.heute(),
  })
  return offenePunkte(punkte)
}

/** What a check found belongs to the campaign, also when it goes no further. No new version: nobody's input changed. */
async function keepFindings(context: Context, row: KampagneRow, change: KampagneChange): Promise<void> {
  await context.db
    .updateTable('kampagne')
    .set(change)
    .where('idPtKampagne', '=', row.idPtKampagne)
    .where('version', '=', row.version)
    .execute()
}

/** Warnings about this sheet, its own and those with these recipients. */
function warnungenOf(row: KampagneRow, bausteine: Pick<Bausteine, 'werbemittel'>): Befund[] {
  const eigene = fromJson<Befund[]>(bausteine.werbemittel?.pruefung ?? null) ?? []
  return warnungen(eigene, fromJson<Befund[]>(row.befunde) ?? [])
}

function refuseOpenWarnings(gefunden: readonly Befund[], akzeptiert: string[]): void {
  const offen = gefunden.filter(({ code }) => !akzeptiert.includes(code))
  if (offen.length > 0)
    throw new Refusal(
      409,
      'WARNUNGEN_OFFEN',
      `Bitte bestätigen Sie zuerst die Warnungen der Druckprüfung: ${offen.map(({ text }) => text).join(' ')}`,
    )
}

/** The price is worked out anew; another one than the user saw is shown before it binds (PAY-08). */
async function refuseNewPrice(context: Context, seen: KampagneRow, fresh: KampagneRow): Promise<void> {
  const before = preisOf(seen)
  const now = preisOf(fresh)
  if (before === null || now === null || isSamePreis(before, now)) return
  throw new Refusal(
    409,
    'PREIS_GEAENDERT',
    `Der Preis hat sich geändert: ${formatEuro(now.brutto)} statt ${formatEuro(before.brutto)}. Bitte prüfen Sie ihn und senden Sie die Kampagne dann erneut zur Freigabe.`,
    { aktuell: await toKampagne(context, { ...fresh, version: seen.version }) },
  )
}

/** The content of the snapshot as it is now; null while something is missing, which the checklist says. */
async function kopfOf(
  context: Context,
  kampagne: KampagneRow,
  { kunde, zielgruppe, werbemittel }: Bausteine,
  input: ReleaseInput,
): Promise<Kopf | null> {
  const preis = preisOf(kampagne)
  const { idPtKampagne, versandDatum } = kampagne
  if (zielgruppe === null || werbemittel === null || preis === null || versandDatum === null) return null
  const seiten = seitenOf(werbemittel)
  const beispiele = await beispieleOf(context, { ...zielgruppe, gebraucht: spaltenOf(seiten) }, seiten)
  const soGelassen = warnungenOf(kampagne, { werbemittel }).map((befund) => ({
    ...befund,
    text: maskSatz(befund.text, beispiele),
  }))
  return {
    schema: 1,
    fassung: FASSUNG,
    idPtKampagne,
    nr: kampagne.snapshotNr + 1,
    bezeichnung: kampagne.bezeichnung,
    format: werbemittel.format,
    typ: werbemittel.typ,
    seiten,
    assets: await loadAssets(context, werbemittel.idPtWerbemittel),
    pdfAssetId: fromJson<{ assetId: string }>(werbemittel.pdf)?.assetId ?? null,
    zielgruppe: {
      idPtZielgruppe: zielgruppe.idPtZielgruppe,
      bezeichnung: zielgruppe.bezeichnung,
      beschreibung:
        zielgruppe.filter === null
          ? `Eigene Liste „${zielgruppe.bezeichnung}“`
          : filterSatz(fromJson<ZielgruppeFilter>(zielgruppe.filter)),
    },
    beispiele: beispiele.map((beispiel) => maskEmpfaenger(beispiel, seiten)),
    absender: absenderOf(kampagne) ?? EMPTY_ABSENDER,
    datenschutzText: kampagne.datenschutzText,
    versandDatum,
    anreicherung: kampagne.anreicherung === 1,
    tracking: kampagne.tracking === 1,
    qrCodes: zaehle(qrCodesOf(seiten), kampagne.tracking === 1),
    preis,
    ...(soGelassen.length > 0 && { soGelassen }),
    nachricht: input.nachricht ?? '',
    angefordertVon: context.actor?.name ?? kampagne.erstelltVon,
    firma: kunde.firma,
  }
}

/** Up to here people wait for it: the answer has the links. More go on after it (domain 4.2 #3); assumed. */
const SOFORT_MAX = 5_000

/**
 * Gives a campaign to its approvers: checks it as the print would, and sends it off with what it holds now. Its
 * recipients are frozen next; then links are made and mailed. Of many recipients that goes on after this has answered.
 */
export async function zurFreigabeGeben(context: Context, input: ReleaseInput): Promise<NewLink[]> {
  const menge = await beginFreigabe(context, input)
  return menge > SOFORT_MAX ? [] : completeFreigabe(context, input.idPtKampagne)
}

/** Sends it off, without freezing anybody yet; returns how many recipients it has. */
export async function beginFreigabe(context: Context, input: ReleaseInput): Promise<number> {
  const actor = requireActor(context)
  const seen = await loadKampagne(context, input.idPtKampagne, actor.idPtKunde)
  const bausteine = await loadBausteine(context, seen)
  const open = isOpen(seen)
  const row = open ? { ...seen, ...(await derivedColumns(context, seen, bausteine)) } : seen
  if (open) {
    const befunde = JSON.stringify(await checkKampagne(context, row, bausteine))
    row.befunde = befunde
    const { menge, gesperrt, ausgenommen, format, absender, datenschutzText, preis } = row
    await keepFindings(context, seen, {
      menge,
      gesperrt,
      ausgenommen,
      format,
      absender,
      datenschutzText,
      preis,
      befunde,
    })
    if (seen.version === input.version) await refuseNewPrice(context, seen, row)
  }
  const punkte = await openPoints(context, row, bausteine)
  if (open && punkte.length === 0 && seen.version === input.version)
    refuseOpenWarnings(warnungenOf(row, bausteine), input.warnungenAkzeptiert)
  await requireZweitePerson(context, seen, input.personen)
  const kopf = open && punkte.length === 0 ? await kopfOf(context, row, bausteine, input) : null
  await withAnswer(context, async (inner) => {
    const scope = await lockKampagne(inner, input.idPtKampagne, actor.idPtKunde)
    await requireAction(scope, 'kampagneZurFreigabeGeben', { version: input.version, offenePunkte: punkte })
    if (kopf === null || bausteine.zielgruppe === null) throw notFound()
    const { personen, gueltigTage, quorum } = input
    const { wer, name } = handelnder(context)
    const soGelassen = warnungenOf(row, bausteine).map(({ text }) => text)
    const versand = { idPtKampagne: row.idPtKampagne, versandDatum: row.versandDatum }
    await rememberAuftrag(
      inner,
      kopf,
      { ...bausteine.zielgruppe, versand, gebraucht: spaltenOf(kopf.seiten) },
      { personen, gueltigTage, quorum, wer, name, soGelassen },
    )
    // What many recipients answer anyway, and few where the service ends before their links are made.
    return { kampagne: await fetchView(inner, input.idPtKampagne), links: [] }
  })
  return row.menge
}
