import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { kennzeichnungDerSeiten } from '#src/domain/bild/kennzeichnung.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { notFound, type Context } from '../platform/context.ts'
import { loadLogo } from '../konto/logo.ts'
import type { LinkHit } from './decision.ts'
import { zustandOf } from '../kampagne/links.ts'
import { loadSnapshot, type SnapshotInhalt } from '../kampagne/snapshot.ts'
import { BEISPIEL_CODE, shortLink } from '../platform/codes.ts'

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
  const tracked = inhalt.tracking && inhalt.qrZiel !== null
  return {
    kampagne: inhalt.bezeichnung,
    format: inhalt.format,
    menge: inhalt.empfaenger.anzahl,
    zielgruppe: inhalt.zielgruppe.beschreibung,
    versandDatum: inhalt.versandDatum,
    ankunftVon,
    ankunftBis,
    absender: inhalt.absender,
    datenschutzText: inhalt.datenschutzText,
    qrZiel: inhalt.qrZiel,
    qrBeispiel: tracked ? shortLink(context.settings.publicUrl, BEISPIEL_CODE) : inhalt.qrZiel,
    nachricht: inhalt.nachricht,
    angefordertVon: inhalt.angefordertVon,
    firma: inhalt.firma,
    marke: { logo: await loadLogo(context, logo), farbe: markenfarbe },
    preis: null,
    snapshotNr: inhalt.nr,
    snapshotHash: hash,
    seiten: inhalt.seiten,
    assets: inhalt.assets,
    kennzeichnung: kennzeichnungDerSeiten(inhalt.seiten, inhalt.assets),
    pdfAssetId: inhalt.pdfAssetId,
    beispiele: inhalt.beispiele,
  }
}

/** What a link shows now. Only a valid and a decided one carry content. */
export async function toAnsicht(context: Context, { link, kampagne }: LinkHit): Promise<FreigabeAnsicht> {
  const zustand = zustandOf(link, kampagne, context.heute())
  if (zustand !== 'gueltig' && zustand !== 'entschieden')
    return {
      zustand,
      empfaengerName: null,
      darfEntscheiden: false,
      gueltigBis: zustand === 'abgelaufen' ? link.gueltigBis : null,
      entscheidung: null,
      entschiedenAm: null,
      name: null,
      anmerkung: null,
      vorlage: null,
    }
  const snapshot = await loadSnapshot(context, link.idPtKampagne, link.snapshotNr)
  if (!snapshot) throw notFound()
  return {
    zustand,
    empfaengerName: link.empfaengerName,
    darfEntscheiden: zustand === 'gueltig',
    gueltigBis: link.gueltigBis,
    entscheidung: link.entscheidung === 'offen' ? null : link.entscheidung,
    entschiedenAm: link.entschiedenAm,
    name: link.name,
    anmerkung: link.anmerkung,
    vorlage: await toVorlage(context, snapshot.inhalt, snapshot.hash, kampagne.idPtKunde),
  }
}
