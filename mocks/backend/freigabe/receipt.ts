import { gezeigtSatz } from '#src/domain/kampagne/gezeigt.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { markeOf } from '../konto/marke.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import { andereEntscheidungen } from '../kampagne/freigebende.ts'
import { loadFreigaben } from '../kampagne/load.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import type { Context } from '../platform/context.ts'
import { sendMail } from '../platform/mail.ts'
import type { Entscheidung } from './entscheidung.ts'

/** What an approver ticked, in his words. */
const BESTAETIGT: Record<string, string> = {
  text: 'Text und Rechtschreibung',
  bild: 'Bilder und ihre Rechte',
  qrZiel: 'Ziele der QR-Codes',
  absender: 'Absender',
}

interface Beleg {
  link: FreigabeRow
  entscheidung: Entscheidung
  durch: string | null
  snapshotHash: string
}

/**
 * The receipt for whoever was asked: what was decided and ticked, under which address, when and about which version; and
 * where it ends the round how the others decided.
 */
export async function mailReceipt(
  context: Context,
  kampagne: KampagneRow,
  { link, entscheidung, durch, snapshotHash }: Beleg,
): Promise<void> {
  const yes = entscheidung.art === 'freigegeben'
  const was = yes ? 'die Druckvorlage freigegeben' : 'Änderungen an der Druckvorlage angefordert'
  const lines = [
    `Entschieden von: ${entscheidung.name}${durch === null ? '' : ` (${durch})`}`,
    `Gefragt wurde: ${link.empfaengerName}, ${link.empfaengerEmail}`,
    `Zeitpunkt: ${formatZeitpunkt(context.now().toISOString())} (Zeit in Berlin)`,
    ...(yes ? [`Bestätigt: ${entscheidung.bestaetigt.map((punkt) => BESTAETIGT[punkt] ?? punkt).join(', ')}`] : []),
    ...(entscheidung.anmerkung ? [`${yes ? 'Anmerkung' : 'Grund'}: ${entscheidung.anmerkung}`] : []),
    ...(entscheidung.art === 'freigegeben' ? [`Gezeigt: ${gezeigtSatz(entscheidung.gezeigt)}`] : []),
    `Fassung ${link.snapshotNr}, Prüfsumme ${snapshotHash}`,
  ]
  const freigaben = await loadFreigaben(context, [kampagne.idPtKampagne])
  const andere =
    kampagne.state === 'inInternerFreigabe'
      ? ''
      : andereEntscheidungen(freigaben, link.snapshotNr, link.empfaengerEmail)
  await sendMail(context, {
    an: link.empfaengerEmail,
    betreff: `Beleg Ihrer Entscheidung: „${kampagne.bezeichnung}“`,
    text: `Guten Tag ${link.empfaengerName},\n\nmit Ihrem Link wurde für die Kampagne „${kampagne.bezeichnung}“ ${was}.\n\n${lines.join('\n')}${andere}\n\nWaren Sie das nicht, sagen Sie es bitte sofort der Person, die Sie gefragt hat.`,
    marke: await markeOf(context, kampagne.idPtKampagne),
  })
}
