import { zipSync, type Zippable } from 'fflate'
import type { DateiAntwort } from '#src/contract/wire.ts'
import { ZIP_HOECHSTENS, type Rechnung } from '#src/contract/rechnung.ts'
import { eRechnungXml } from '#src/domain/rechnung/cii.ts'
import { datevBuchungsstapel, wirtschaftsjahr } from '#src/domain/rechnung/datev.ts'
import { rechnungenCsv } from '#src/domain/rechnung/rechnungenCsv.ts'
import { requireActor, Refusal, type Context } from '../platform/context.ts'
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

/** PDF and XML of each document; nothing in it differs from the single downloads. */
async function zipAntwort(rechnungen: readonly Rechnung[], heute: string): Promise<DateiAntwort> {
  if (rechnungen.length > ZIP_HOECHSTENS)
    throw new Refusal(
      422,
      'ZU_VIELE_RECHNUNGEN',
      `Ein ZIP fasst höchstens ${ZIP_HOECHSTENS} Rechnungen, gewählt sind ${rechnungen.length}. Bitte grenzen Sie die Auswahl ein, zum Beispiel auf ein Jahr.`,
    )
  const files: Zippable = {}
  for (const rechnung of rechnungen) {
    // The moment of a document is its day: the same selection gives the same file.
    const mtime = new Date(`${rechnung.rechnungsdatum}T12:00:00`)
    files[pdfName(rechnung)] = [await rechnungPdf(rechnung), { mtime, level: 0 }]
    files[xmlName(rechnung)] = [utf8(eRechnungXml(rechnung, 'xrechnung')), { mtime }]
  }
  return antwort(zipSync(files), 'application/zip', `rechnungen_${heute}.zip`)
}

/** One file holds one business year: postings name day and month alone. */
async function datevAntwort(context: Context, rechnungen: readonly Rechnung[]): Promise<DateiAntwort> {
  const einstellung = await loadDatevEinstellung(context, requireActor(context).idPtKunde)
  const jahrOf = ({ rechnungsdatum }: Rechnung) => {
    const jahr = Number(rechnungsdatum.slice(0, 4))
    return rechnungsdatum < wirtschaftsjahr(jahr, einstellung.wirtschaftsjahrMonat).von ? jahr - 1 : jahr
  }
  const [jahr, ...weitere] = [...new Set(rechnungen.map(jahrOf))].toSorted((a, b) => a - b)
  if (jahr === undefined) throw leer()
  if (weitere.length > 0)
    throw new Refusal(
      422,
      'MEHRERE_WIRTSCHAFTSJAHRE',
      `Eine DATEV-Datei enthält genau ein Wirtschaftsjahr, gewählt sind ${[jahr, ...weitere].join(', ')}. Bitte wählen Sie ein Jahr und exportieren Sie jedes für sich.`,
    )
  const sorted = rechnungen.toSorted((a, b) => a.idPtRechnung - b.idPtRechnung)
  const bytes = datevBuchungsstapel(sorted, { einstellung, jahr, erzeugt: context.now() })
  return antwort(bytes, 'text/csv;charset=windows-1252', `EXTF_Rechnungen_${jahr}.csv`)
}

/** Many documents as one file. */
export async function exportAntwort(
  context: Context,
  format: 'zip' | 'csv' | 'datev',
  rechnungen: readonly Rechnung[],
): Promise<DateiAntwort> {
  if (rechnungen.length === 0) throw leer()
  const heute = context.heute()
  if (format === 'zip') return zipAntwort(rechnungen, heute)
  if (format === 'datev') return datevAntwort(context, rechnungen)
  return antwort(utf8(rechnungenCsv(rechnungen)), 'text/csv;charset=utf-8', `rechnungen_${heute}.csv`)
}
