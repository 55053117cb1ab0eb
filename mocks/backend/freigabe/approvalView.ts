import type { FreigabeAnsicht, FreigabeRunde, FreigabeVorlage } from '#src/contract/freigabe.ts'
import type { FreigabeGezeigt } from '#src/contract/freigabeLink.ts'
import { kennzeichnungDerSeiten } from '#src/engines/print/rules.ts'
import { isTerminVerpasst } from '#src/domain/kampagne/facts.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { notFound, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { loadLogo } from '../konto/logo.ts'
import type { LinkHit } from './decide.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import { zustandOf } from '../kampagne/links.ts'
import { factsOf, loadFreigaben } from '../kampagne/load.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { toQrCodes } from '../kampagne/qrCodes.ts'
import { fassungOf, findSnapshot, frozenCodes, loadSnapshot, type SnapshotInhalt } from '../kampagne/snapshot.ts'

/** The frozen sheet for its approvers: masked examples only, no price, no list. */
async function toVorlage(
  context: Context,
  inhalt: SnapshotInhalt,
  hash: string,
  idPtKunde: number,
): Promise<FreigabeVorlage> {
  const { ankunftVon, ankunftBis } = fristen(inhalt.versandDatum)
  const { logo, markenfarbe } = await context.db
    .selectFrom('kunde')
    .select(['logo', 'markenfarbe'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  return {
    kampagne: inhalt.bezeichnung,
    format: inhalt.format,
    menge: inhalt.empfaenger.anzahl,
    zielgruppe: inhalt.zielgruppe.beschreibung,
    versandDatum: inhalt.versandDatum,
    ankunftVon,
    ankunftBis,
    absender: inhalt.absender,
    fassung: fassungOf(inhalt),
    datenschutzText: inhalt.datenschutzText,
    qrCodes: toQrCodes(context, frozenCodes(inhalt)),
    nachricht: inhalt.nachricht,
    angefordertVon: inhalt.angefordertVon,
    firma: inhalt.firma,
    marke: { logo: await loadLogo(context, logo), farbe: markenfarbe },
    preis: null,
    soGelassen: inhalt.soGelassen ?? [],
    snapshotNr: inhalt.nr,
    snapshotHash: hash,
    seiten: inhalt.seiten,
    assets: inhalt.assets,
    kennzeichnung: kennzeichnungDerSeiten(inhalt.seiten, inhalt.assets),
    pdfAssetId: inhalt.pdfAssetId,
    beispiele: inhalt.beispiele,
  }
}

/** Everybody who was asked about the version of a link, whose own is still good or has decided. */
function rundeOf(link: FreigabeRow, kampagne: KampagneRow, freigaben: FreigabeRow[]): FreigabeRunde {
  const asked = freigaben.filter(
    ({ snapshotNr, entscheidung, widerrufArt }) =>
      snapshotNr === link.snapshotNr &&
      (entscheidung !== 'offen' || widerrufArt === null || widerrufArt === 'geschlossen'),
  )
  return {
    lage: lageOf(link, kampagne, asked),
    erteilt: asked.filter(({ entscheidung }) => entscheidung === 'freigegeben').length,
    noetig: kampagne.quorum === 'einer' ? 1 : asked.length,
    personen: asked.map(({ idPtFreigabe, empfaengerName, entscheidung, entschiedenAm }) => ({
      name: empfaengerName,
      ich: idPtFreigabe === link.idPtFreigabe,
      entscheidung: entscheidung === 'offen' ? null : entscheidung,
      entschiedenAm,
    })),
  }
}

function lageOf(link: FreigabeRow, { state, snapshotNr }: KampagneRow, asked: FreigabeRow[]): FreigabeRunde['lage'] {
  const open = state === 'inBearbeitung' || state === 'inBearbeitungKorrektur' || state === 'inStorniert'
  if (link.snapshotNr === snapshotNr && !open) return state === 'inInternerFreigabe' ? 'laeuft' : 'erteilt'
  return asked.some(({ entscheidung }) => entscheidung === 'aenderungen') ? 'aenderungen' : 'beendet'
}

/** Dead links whose holder may know what they were about: he was asked, and it was in the subject of his mail. */
const BEKANNT: ReadonlySet<FreigabeAnsicht['zustand']> = new Set(['widerrufen', 'ersetzt', 'erneuert', 'geschlossen'])

/** Name of the campaign as it was shown; null where the link may not tell it: it ran out, or somebody else took over. */
export async function kampagneOf(context: Context, { link, kampagne }: LinkHit): Promise<string | null> {
  if (!BEKANNT.has(zustandOf(link, kampagne, context.heute()))) return null
  return (await findSnapshot(context, link.idPtKampagne, link.snapshotNr))?.inhalt.bezeichnung ?? null
}

/** What a link shows now. Only a valid and a decided one carry content. */
export async function toAnsicht(context: Context, { link, kampagne }: LinkHit): Promise<FreigabeAnsicht> {
  const heute = context.heute()
  const zustand = zustandOf(link, kampagne, heute)
  if (zustand !== 'gueltig' && zustand !== 'entschieden')
    return {
      zustand,
      kampagne: await kampagneOf(context, { link, kampagne }),
      empfaengerName: null,
      darfEntscheiden: false,
      gueltigBis: zustand === 'abgelaufen' ? link.gueltigBis : null,
      entscheidung: null,
      entschiedenAm: null,
      name: null,
      anmerkung: null,
      durch: null,
      terminVerpasst: false,
      stand: null,
      vorlage: null,
    }
  const snapshot = await loadSnapshot(context, link.idPtKampagne, link.snapshotNr)
  if (!snapshot) throw notFound()
  const freigaben = await loadFreigaben(context, [kampagne.idPtKampagne])
  return {
    zustand,
    empfaengerName: link.empfaengerName,
    darfEntscheiden: zustand === 'gueltig',
    gueltigBis: link.gueltigBis,
    entscheidung: link.entscheidung === 'offen' ? null : link.entscheidung,
    entschiedenAm: link.entschiedenAm,
    name: link.name,
    anmerkung: link.anmerkung,
    durch: link.durch,
    gezeigt: fromJson<FreigabeGezeigt[]>(link.gezeigt),
    terminVerpasst: zustand === 'gueltig' && isTerminVerpasst(factsOf(kampagne, freigaben), heute),
    stand: rundeOf(link, kampagne, freigaben),
    vorlage: await toVorlage(context, snapshot.inhalt, snapshot.hash, kampagne.idPtKunde),
  }
}
