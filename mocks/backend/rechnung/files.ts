import type { DateiAntwort } from '#src/contract/wire.ts'
import { ZIP_HOECHSTENS, type Rechnung } from '#src/contract/rechnung.ts'
import { eRechnungXml } from '#src/domain/rechnung/cii.ts'
import { datevBuchungen, datevKopf, wirtschaftsjahr, type Stapel } from '#src/domain/rechnung/datev.ts'
import { rechnungenCsv } from '#src/domain/rechnung/rechnungenCsv.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { requireActor, Refusal, type Context } from '../platform/context.ts'
import { angelaufen, type DateiStrom } from '../platform/strom.ts'
import { ZipStrom } from '../platform/zip.ts'
import { occupy, tabellenZeilen, umfang, type Auswahl, type Umfang } from './auswahl.ts'
import { rechnungPdf } from './rechnungPdf.ts'
import { loadDatevEinstellung } from './datevEinstellung.ts'

/** Names of the files of one document. */
export const pdfName = ({ rechnungsnummer }: Pick<Rechnung, 'rechnungsnummer'>) => `${rechnungsnummer}.pdf`
export const xmlName = ({ rechnungsnummer }: Pick<Rechnung, 'rechnungsnummer'>) => `${rechnungsnummer}-xrechnung.xml`

function antwort(bytes: Uint8Array, type: string, name: string): DateiAntwort {
  return { blob: new Blob([new Uint8Array(bytes)], { type }), name }
}

const utf8 = (text: string) => new TextEncoder().encode(text)

export async function pdfAntwort(rechnung: Rechnung): Promise<DateiAntwort> {
  return antwort(await rechnungPdf(rechnung), 'application/pdf', pdfName(rechnung))
}

export function xmlAntwort(rechnung: Rechnung): DateiAntwort {
  return antwort(utf8(eRechnungXml(rechnung, 'xrechnung')), 'application/xml', xmlName(rechnung))
}

const leer = () =>
  new Refusal(422, 'NICHTS_ZU_EXPORTIEREN', 'Zu dieser Auswahl gibt es keine Rechnung. Bitte wählen Sie andere Filter.')

/** Documents read at once: 500 rows of a table, or 20 of which each becomes a PDF. */
const JE_STAPEL = 500
const JE_STAPEL_ZIP = 20

/** PDF and XML of each document; nothing in it differs from the single downloads. */
async function* zipTeile(context: Context, auswahl: Auswahl): AsyncGenerator<Uint8Array> {
  const zip = new ZipStrom()
  for await (const rechnungen of occupy(context, auswahl, 'desc', JE_STAPEL_ZIP))
    for (const rechnung of rechnungen) {
      // The moment of a document is its day: the same selection gives the same file.
      const mtime = new Date(`${rechnung.rechnungsdatum}T12:00:00`)
      zip.datei(pdfName(rechnung), await rechnungPdf(rechnung), { gepackt: true, mtime })
      zip.datei(xmlName(rechnung), utf8(eRechnungXml(rechnung, 'xrechnung')), { mtime })
      yield* zip.fertige()
    }
  zip.ende()
  yield* zip.fertige()
}

function zuViele(anzahl: number): Refusal {
  return new Refusal(
    422,
    'ZU_VIELE_RECHNUNGEN',
    `Ein ZIP fasst höchstens ${ZIP_HOECHSTENS} Rechnungen, gewählt sind ${formatZahl(anzahl)}. Bitte grenzen Sie die Auswahl ein, zum Beispiel auf ein Jahr oder eine Kampagne. Die Tabelle (CSV) fasst alle auf einmal.`,
  )
}

async function* csvTeile(context: Context, auswahl: Auswahl): AsyncGenerator<Uint8Array> {
  let weiter = false
  for await (const zeilen of tabellenZeilen(context, auswahl, JE_STAPEL)) {
    yield utf8(rechnungenCsv(zeilen, weiter))
    weiter = true
  }
}

async function* datevTeile(context: Context, auswahl: Auswahl, stapel: Stapel): AsyncGenerator<Uint8Array> {
  yield datevKopf(stapel)
  for await (const rechnungen of occupy(context, auswahl, 'asc', JE_STAPEL))
    yield datevBuchungen(rechnungen, stapel.einstellung)
}

/** One file holds one business year: postings name day and month alone. */
async function datevStrom(context: Context, auswahl: Auswahl, { anzahl, tage }: Umfang): Promise<DateiStrom> {
  if (anzahl === 0) throw leer()
  const einstellung = await loadDatevEinstellung(context, requireActor(context).idPtKunde)
  const jahrOf = (tag: string) => {
    const jahr = Number(tag.slice(0, 4))
    return tag < wirtschaftsjahr(jahr, einstellung.wirtschaftsjahrMonat).von ? jahr - 1 : jahr
  }
  const [jahr = 0, ...weitere] = [...new Set(tage.map(jahrOf))]
  if (weitere.length > 0)
    throw new Refusal(
      422,
      'MEHRERE_WIRTSCHAFTSJAHRE',
      `Eine DATEV-Datei enthält genau ein Wirtschaftsjahr, gewählt sind ${[jahr, ...weitere].join(', ')}. Bitte wählen Sie ein Jahr und exportieren Sie jedes für sich.`,
    )
  const stapel = {
    einstellung,
    jahr,
    tage: { von: tage[0] ?? '', bis: tage.at(-1) ?? '' },
    erzeugt: context.now(),
  }
  return {
    teile: datevTeile(context, auswahl, stapel),
    type: 'text/csv;charset=windows-1252',
    name: `EXTF_Rechnungen_${jahr}.csv`,
  }
}

/** Many documents as one file, read while it is sent: a customer of five years has 100 000 of them. */
export async function exportStrom(
  context: Context,
  format: 'zip' | 'csv' | 'datev',
  auswahl: Auswahl,
): Promise<DateiStrom> {
  const heute = context.heute()
  if (format === 'csv') {
    const teile = await angelaufen(csvTeile(context, auswahl))
    if (!teile) throw leer()
    return { teile, type: 'text/csv;charset=utf-8', name: `rechnungen_${heute}.csv` }
  }
  const gewaehlt = await umfang(context, auswahl)
  if (format === 'datev') return datevStrom(context, auswahl, gewaehlt)
  if (gewaehlt.anzahl === 0) throw leer()
  if (gewaehlt.anzahl > ZIP_HOECHSTENS) throw zuViele(gewaehlt.anzahl)
  return { teile: zipTeile(context, auswahl), type: 'application/zip', name: `rechnungen_${heute}.zip` }
}
