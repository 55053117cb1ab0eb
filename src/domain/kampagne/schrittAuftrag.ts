import { formatEuro } from '#src/base/number/german.ts'
import { isStillMissing, freigabeStand } from './freigabeStand.ts'
import type { Fristen } from './schedule.ts'
import { schritt, type Schritt, type SchrittQuelle } from './schrittQuelle.ts'

/** What is missing after the first of several approvals, by name where the campaign is known in full. */
function uebrige({ freigaben, quorum, snapshotNr }: SchrittQuelle): string {
  if (freigaben === undefined || quorum === undefined || snapshotNr === undefined)
    return 'Die übrigen Freigaben stehen noch aus.'
  return isStillMissing(freigabeStand(freigaben, { quorum, snapshotNr }))
}

/** Who has to approve, and what is missing. */
export function freigabeSchritt(kampagne: SchrittQuelle, frist: Fristen | null): Schritt {
  const { teilstatus } = kampagne
  const bis = frist?.freigabeBis ?? null
  if (kampagne.eigeneFreigabe === true)
    return schritt('kunde', 'Bitte prüfen Sie die Druckvorlage und entscheiden Sie.', bis, 'freigabeErteilen')
  if (teilstatus === 'freigabeAbgelaufen') {
    return schritt(
      'kunde',
      'Ein Freigabelink ist abgelaufen. Senden Sie einen neuen Link.',
      bis,
      'freigabeLinkErneuern',
    )
  }
  return schritt(
    'freigeber',
    teilstatus === 'freigabeTeilweise' ? uebrige(kampagne) : 'Druckvorlage prüfen und freigeben.',
    bis,
  )
}

/** How the money comes. */
export function bezahlSchritt({ teilstatus, zahlungsStatus, zahlung }: SchrittQuelle, frist: Fristen | null): Schritt {
  if (teilstatus === 'zahlungAusstehend') {
    return zahlung?.zahlungsart === 'ueberweisung'
      ? schritt('system', 'Wir warten auf den Eingang Ihrer Überweisung.', frist?.zahlungBis ?? null)
      : schritt('system', 'Die Zahlung läuft. Wir warten auf die Bestätigung.', frist?.zahlungBis ?? null)
  }
  if (teilstatus === 'zahlungFehlgeschlagen') {
    return schritt(
      'kunde',
      'Die Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht. Versuchen Sie es erneut.',
      frist?.zahlungBis ?? null,
      'starteZahlung',
    )
  }
  const rest = zahlungsStatus === 'bezahlt' && zahlung !== undefined && zahlung.offen > 0
  return schritt(
    'kunde',
    rest ? `Offenen Betrag von ${formatEuro(zahlung.offen)} bezahlen.` : 'Kampagne bezahlen.',
    frist?.zahlungBis ?? null,
    'starteZahlung',
  )
}
