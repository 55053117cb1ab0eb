import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { frankierung } from '#src/domain/price/post.ts'
import { absenderZeile, BLEED_MM, FORMATS, hatAbsenderzeile, type QrUrls } from '#src/engines/print/rules.ts'
import { type GezaehlterCode, kurzlinks } from '#src/engines/print/page.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { fassungOf, frozenCodes, type Snapshot, type SnapshotInhalt } from '../kampagne/snapshot.ts'
import { shortLink } from '../platform/codes.ts'
import type { Context } from '../platform/context.ts'
import { csvLine } from '#src/base/csv.ts'
import type { Paket } from './paket.ts'

/** One line of the recipient file. */
interface Recipient {
  nr: number
  code: string
  empfaenger: Empfaenger
}

/** What a recipient's QR codes hold where it is not what the sheet itself says. */
export function qrUrlsOf({ settings }: Context, codes: readonly GezaehlterCode[], code: string): QrUrls {
  return kurzlinks(codes, shortLink(settings.publicUrl, code))
}

/** Column of the recipient file by website code: `url`, `url2` and so on. */
function spaltenOf(inhalt: SnapshotInhalt): { spalte: string; code: GezaehlterCode }[] {
  const websites = frozenCodes(inhalt).filter(({ typ }) => typ === 'website')
  return websites.map((code, i) => ({ spalte: i === 0 ? 'url' : `url${i + 1}`, code }))
}

/** Columns of the recipient file before those of the address. */
export function kopfOf(inhalt: SnapshotInhalt): string[] {
  const urls = spaltenOf(inhalt).map(({ spalte }) => spalte)
  return ['nr', 'code', ...(urls.length === 0 ? ['url'] : urls), 'datei', 'seiteVon', 'seiteBis']
}

/** Every code of the sheet with its target; `spalte` of the recipient file holds what is printed, null: `ziel` itself. */
function ticketCodes(inhalt: SnapshotInhalt) {
  const spalten = new Map(spaltenOf(inhalt).map(({ spalte, code }) => [code.layerId, spalte]))
  return frozenCodes(inhalt).map(({ layerId, name, seite, typ, ziel, nummer }) => ({
    seite,
    name,
    typ,
    ziel,
    kurzlink: nummer !== null,
    spalte: spalten.get(layerId) ?? null,
  }))
}

export function recipientLines(
  context: Context,
  inhalt: SnapshotInhalt,
  recipients: Recipient[],
  datei: string,
): string[] {
  const perPiece = FORMATS[inhalt.format].pages.length
  const codes = frozenCodes(inhalt)
  const spalten = spaltenOf(inhalt)
  return recipients.map(({ nr, code, empfaenger }, i) =>
    csvLine([
      nr,
      inhalt.tracking ? code : '',
      ...(spalten.length === 0 ? [''] : urlsOf(spalten, qrUrlsOf(context, codes, code))),
      datei,
      i * perPiece + 1,
      (i + 1) * perPiece,
      ...EMPFAENGER_FELDER.map((feld) => empfaenger[feld]),
    ]),
  )
}

const urlsOf = (spalten: ReturnType<typeof spaltenOf>, links: QrUrls) =>
  spalten.map(({ code: { layerId, ziel } }) => links[layerId] ?? ziel)

/** What the print shop has to know, and what it can check. Lengths in mm. */
export function jobTicket(
  context: Context,
  kampagne: KampagneRow,
  { nr, hash, inhalt }: Snapshot,
  auftrag: string,
  { dateien, menge, codes }: Pick<Paket, 'dateien' | 'menge' | 'codes'>,
) {
  const { data, final, pages, label } = FORMATS[inhalt.format]
  return {
    auftrag,
    auftraggeber: context.settings.anbieterName,
    kunde: inhalt.firma,
    kampagne: { idPtKampagne: kampagne.idPtKampagne, bezeichnung: kampagne.bezeichnung },
    erstelltAm: context.now().toISOString(),
    versandDatum: kampagne.versandDatum,
    format: {
      id: inhalt.format,
      bezeichnung: label,
      datenformatMm: [data.w, data.h],
      endformatMm: [final.w, final.h],
      beschnittMm: BLEED_MM,
      seiten: pages,
    },
    papier: inhalt.format === 'maxipostkarte' ? 'Bilderdruck matt 300 g/m²' : 'Offset weiß 90 g/m²',
    farben: pages.length === 2 ? '4/4' : '4/0',
    menge,
    aufbau: 'nach PDF/X-4 aufgebaut, strukturell geprüft',
    druckrand: context.settings.druckrand,
    frankierung: frankierung(inhalt.format, menge, kampagne.versandDatum),
    seitenJeStueck: pages.length,
    tracking: inhalt.tracking,
    qrCodes: ticketCodes(inhalt),
    codepruefung: codes,
    absender: inhalt.absender,
    /** As it stands above every address; null: this approved state has none. */
    absenderzeile: hatAbsenderzeile(fassungOf(inhalt)) ? absenderZeile(inhalt.absender) : null,
    snapshot: { nr, sha256: hash },
    empfaengerSha256: inhalt.empfaenger.sha256,
    dateien,
  }
}
