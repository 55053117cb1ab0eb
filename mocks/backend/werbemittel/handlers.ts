import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import type { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { herkunftAus } from '#src/engines/print/page.ts'
import { defaultSeiten, herkunftVon, quelleVon, uploadSeiten } from '#src/engines/print/rules.ts'
import { seitenHinweis } from '#src/engines/images/service.ts'
import { ZU_AUFWENDIG } from '#src/engines/print/checker.ts'
import { nameMitEndung } from '#src/domain/upload/dateiname.ts'
import { notFound, Refusal, refuseCancelled, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import type { Bild } from '../platform/bild.ts'
import { readUpload } from '../platform/upload.ts'
import { refuseInUse } from '../verwendung/usage.ts'
import { checkPdf } from './pdfCheck.ts'
import { readBild } from '../platform/images.ts'
import { mark } from '../platform/mark.ts'
import { fetchWerbemittelListe } from './liste.ts'
import { answerWerbemittel, loadAssets, loadUnlocked, loadWerbemittel, toZeilen } from './load.ts'
import {
  attachAsset,
  inhaltOf,
  insertWerbemittel,
  refuseForeignParts,
  storeAsset,
  discardAsset,
  updateWerbemittel,
  type Inhalt,
} from './store.ts'
import { readVorschau } from './vorschau.ts'
import { copyName } from '../platform/copyName.ts'
import type { HandlersOf } from '../platform/handlers.ts'

function requireCreate(context: Context): void {
  if (!requireActor(context).ability.can('create', 'Werbemittel'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
}

function pdfRefused(text: string): Refusal {
  return new Refusal(422, 'PDF_UNGUELTIG', text, { felder: { datei: text } })
}

interface Druckdatei {
  /** As it is stored: mended where that was needed, else as it came. */
  bytes: Uint8Array
  seiten: number
  befunde: Befund[]
  /** What was mended. */
  repariert: Befund[]
}

/** A print PDF by its content, mended; its check says more, but pages must be countable. */
async function readPdf({ settings }: Context, bytes: Uint8Array, format: FormatId): Promise<Druckdatei> {
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    throw pdfRefused('Das ist keine PDF-Datei. Bitte wählen Sie die Druckdatei als PDF.')
  const { seiten, befunde, repariert } = await checkPdf(bytes, format, settings.druckprofil.profil)
  const bombe = befunde.find(({ code }) => code === ZU_AUFWENDIG.code)
  if (bombe) throw pdfRefused(`${bombe.text} ${bombe.hilfe ?? ''}`.trim())
  if (seiten === null)
    throw pdfRefused(
      'Die PDF-Datei konnte nicht gelesen werden. Vielleicht ist sie beschädigt oder mit einem Passwort geschützt. Bitte exportieren Sie sie neu, ohne Passwort.',
    )
  return { bytes: repariert?.bytes ?? bytes, seiten, befunde, repariert: repariert?.befunde ?? [] }
}

async function pdfInhalt(
  context: Context,
  datei: Druckdatei & { name: string },
  kopf: { bezeichnung: string; format: FormatId },
): Promise<Inhalt> {
  const { bytes, seiten, befunde, repariert, name } = datei
  const asset: Asset = await storeAsset(context, {
    bytes,
    mime: 'application/pdf',
    breite: 0,
    hoehe: 0,
    farbraum: 'cmyk',
    name,
    quelle: 'upload',
  })
  const mended = repariert.length > 0 ? { repariert } : {}
  const info = { assetId: asset.id, name, seiten, groesse: bytes.length, hash: asset.sha256, ...mended }
  return {
    ...kopf,
    typ: 'hochgeladen',
    seiten: uploadSeiten(kopf.format),
    assets: [asset],
    pdf: { info, bytes, befunde },
  }
}

/** Whoever takes the picture out of here is told again what its file said: reading it dropped all metadata. */
function markiertNach(quelle: Asset['quelle'], bild: Bild): Bild {
  const herkunft = herkunftVon(quelle)
  return herkunft === null ? bild : mark(bild, herkunft)
}

export const werbemittelHandlers: HandlersOf<typeof werbemittelOperations> = {
  fetchWerbemittelListe,

  fetchWerbemittel: ({ idPtWerbemittel }, context) => answerWerbemittel(context, idPtWerbemittel),

  async saveWerbemittel({ idPtWerbemittel, bezeichnung, format, seiten, version }, context) {
    if (idPtWerbemittel === undefined) {
      requireCreate(context)
      const neu: Inhalt = { bezeichnung, format, typ: 'editor', seiten: seiten ?? defaultSeiten(format), assets: [] }
      refuseForeignParts(neu)
      return answerWerbemittel(context, await insertWerbemittel(context, neu))
    }
    const row = await loadUnlocked(context, idPtWerbemittel)
    if (row.version !== version) throw versionVeraltet(await answerWerbemittel(context, idPtWerbemittel))
    const stored = await inhaltOf(context, row)
    const fresh = format === row.format ? stored.seiten : defaultSeiten(format)
    const next: Inhalt = { ...stored, bezeichnung, format, seiten: seiten ?? fresh }
    refuseForeignParts(next)
    await updateWerbemittel(context, idPtWerbemittel, version, next, format === row.format ? 'tag' : 'format')
    return answerWerbemittel(context, idPtWerbemittel)
  },

  async uploadBild({ idPtWerbemittel, datei, dateiName }, context) {
    await loadUnlocked(context, idPtWerbemittel)
    const bytes = await readUpload(datei, 'bild', dateiName)
    const quelle = quelleVon(herkunftAus(bytes))
    const { seiten, ...gelesen } = await readBild(bytes)
    const bild = markiertNach(quelle, gelesen)
    await refuseCancelled(context)
    const name = nameMitEndung(dateiName, bild.mime === 'image/png' ? ['png'] : ['jpg', 'jpeg', 'jpe', 'jfif'])
    const { idPtKunde } = requireActor(context)
    const asset = await storeAsset(context, { ...bild, name, quelle }, idPtKunde, (inner, stored) =>
      attachAsset(inner, idPtWerbemittel, stored),
    )
    const hinweis = seitenHinweis(dateiName, seiten)
    return hinweis === null ? asset : { ...asset, hinweis }
  },

  async uploadPdf({ idPtWerbemittel, bezeichnung, format, datei, dateiName, version }, context) {
    if (idPtWerbemittel === undefined) requireCreate(context)
    else {
      const row = await loadUnlocked(context, idPtWerbemittel)
      if (row.version !== version) throw versionVeraltet(await answerWerbemittel(context, idPtWerbemittel))
    }
    const pdf = await readPdf(context, await readUpload(datei, 'pdf', dateiName), format)
    const inhalt = await pdfInhalt(
      context,
      { ...pdf, name: nameMitEndung(dateiName, ['pdf']) },
      { bezeichnung, format },
    )
    try {
      await refuseCancelled(context)
      if (idPtWerbemittel === undefined)
        return await answerWerbemittel(context, await insertWerbemittel(context, inhalt))
      await updateWerbemittel(context, idPtWerbemittel, version, inhalt, 'datei')
      return await answerWerbemittel(context, idPtWerbemittel)
    } catch (error) {
      for (const asset of inhalt.assets) await discardAsset(context, asset).catch(() => undefined)
      throw error
    }
  },

  async fetchVorschau(bild, context) {
    return { blob: await readVorschau(context, bild), name: 'vorschau.webp' }
  },

  async downloadAsset({ idPtWerbemittel, assetId }, context) {
    await loadWerbemittel(context, idPtWerbemittel)
    const asset = (await loadAssets(context, idPtWerbemittel)).find(({ id }) => id === assetId)
    if (!asset) throw notFound()
    const bytes = await context.files.get(asset.sha256)
    return { blob: new Blob([new Uint8Array(bytes)], { type: asset.mime }), name: asset.name }
  },

  async pruefeWerbemittel({ idPtWerbemittel }, context) {
    const row = await loadWerbemittel(context, idPtWerbemittel)
    await updateWerbemittel(context, idPtWerbemittel, row.version, await inhaltOf(context, row), 'pruefung')
    return answerWerbemittel(context, idPtWerbemittel)
  },

  async kopiereWerbemittel({ idPtWerbemittel }, context) {
    const row = await loadWerbemittel(context, idPtWerbemittel)
    const inhalt = await inhaltOf(context, row)
    return answerWerbemittel(
      context,
      await insertWerbemittel(context, { ...inhalt, bezeichnung: copyName(row.bezeichnung) }),
    )
  },

  async archiviereWerbemittel({ idPtWerbemittel, version, archiviert }, context) {
    const [zeile] = await toZeilen(context, [await loadWerbemittel(context, idPtWerbemittel)])
    if (archiviert) refuseInUse(zeile?.verwendetIn ?? [])
    const result = await context.db
      .updateTable('werbemittel')
      .set((e) => ({
        archiviert: archiviert ? 1 : 0,
        geaendertAm: context.now().toISOString(),
        version: e('version', '+', 1),
      }))
      .where('idPtWerbemittel', '=', idPtWerbemittel)
      .where('version', '=', version)
      .executeTakeFirst()
    const stored = await answerWerbemittel(context, idPtWerbemittel)
    if (result.numUpdatedRows === 0n) throw versionVeraltet(stored)
    return stored
  },
}
