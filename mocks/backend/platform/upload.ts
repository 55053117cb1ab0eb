import { inMb, MAX_BYTES, type UploadArt } from '#src/contract/grenzen.ts'
import { artProblem, dateiArt, type DateiArt } from '#src/engines/addresses/rules.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'
import { Refusal } from './context.ts'

export const KEIN_BILD =
  'Dieses Bild lässt sich nicht verwenden. Bitte wählen Sie eine JPEG-, PNG-, TIFF-, GIF-, WebP- oder AVIF-Datei.'

/** Code of the refusal where a file is not what its place takes, and the reason where its content shows that at once. */
const ABLEHNUNG: Record<UploadArt, { code: string; text: string }> = {
  bild: { code: 'BILD_UNGUELTIG', text: KEIN_BILD },
  logo: { code: 'BILD_UNGUELTIG', text: KEIN_BILD },
  avatar: { code: 'BILD_UNGUELTIG', text: KEIN_BILD },
  pdf: { code: 'PDF_UNGUELTIG', text: 'Das ist keine PDF-Datei. Bitte wählen Sie die Druckdatei als PDF.' },
  adressen: { code: 'ADRESSDATEI_UNGUELTIG', text: 'Die Datei ist nicht lesbar. Hier kommen Listen als CSV-Datei an.' },
}

/** Contents that are something else for sure, though a tolerant reader might take them: a PDF may begin with anything. */
const FREMD: Record<UploadArt, readonly DateiArt[]> = {
  bild: ['pdf', 'zip', 'xlsx', 'ods', 'xls', 'html'],
  logo: ['pdf', 'zip', 'xlsx', 'ods', 'xls', 'html'],
  avatar: ['pdf', 'zip', 'xlsx', 'ods', 'xls', 'html'],
  pdf: ['bild', 'zip', 'xlsx', 'ods', 'xls', 'html'],
  adressen: ['pdf', 'zip', 'xlsx', 'ods', 'xls', 'html', 'bild', 'binaer'],
}

/** Enough of a file to tell what it is. */
const HEAD_BYTES = 8192

function refused(art: UploadArt, text: string): Refusal {
  return new Refusal(422, ABLEHNUNG[art].code, text, { felder: { datei: text } })
}

/** Size of an upload, bytes, as it is or as it is announced (SEC-33). */
export function refuseSize(bytes: number, art: UploadArt): void {
  if (bytes <= MAX_BYTES[art]) return
  const text = `Die Datei ist zu groß. Erlaubt sind höchstens ${inMb(MAX_BYTES[art])} MB. Es wurde nichts gespeichert.`
  throw new Refusal(413, 'ZU_GROSS', text, { felder: { datei: text } })
}

/** A name that promises another kind of file (SEC-34). */
export function refuseName(dateiName: string, art: UploadArt): void {
  const problem = endungProblem(dateiName, art)
  if (problem !== null) throw refused(art, problem)
}

/** The bytes of an upload: measured before they are copied, and with name and first bytes that fit (SEC-33, SEC-34). */
export async function readUpload(datei: Blob, art: UploadArt, dateiName?: string): Promise<Uint8Array> {
  refuseSize(datei.size, art)
  if (dateiName !== undefined) refuseName(dateiName, art)
  const bytes = new Uint8Array(await datei.arrayBuffer())
  const inhalt = dateiArt(bytes.subarray(0, HEAD_BYTES))
  if (FREMD[art].includes(inhalt))
    throw refused(art, (art === 'adressen' ? artProblem(inhalt) : null) ?? ABLEHNUNG[art].text)
  return bytes
}
