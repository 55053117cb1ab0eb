import { formatDatum, formatZeitpunkt } from '#src/base/number/german.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import type { Stand } from './load.ts'

/** The one thing that brings a campaign on: a form of the simulator, or an address to open. */
export type Step =
  | { label: string; post: string; felder?: Record<string, string> }
  | { label: string; href: string; extern?: boolean }

/** Address of a campaign in the product. */
export const productPath = (idPtKampagne: number) => `/kampagne/editieren/${idPtKampagne}`
const campaignPath = (idPtKampagne: number) => `/simulator/kampagne/${idPtKampagne}`

function clockStep(stand: Stand, ziel: 'vorbereitung' | 'versand', day: string): Step {
  const label =
    ziel === 'vorbereitung' ? `Uhr auf den ${formatDatum(day)} stellen (T-3)` : `Uhr auf den Versandtag stellen`
  return { label, post: '/uhr', felder: { ziel, idPtKampagne: String(stand.row.idPtKampagne) } }
}

/** What is due, as far as this campaign waits for it. */
const jobsStep = ({ row }: Stand, label: string): Step => ({
  label,
  post: '/jobs',
  felder: { idPtKampagne: String(row.idPtKampagne) },
})

/** Waits for T-3, or for a date that is still to be chosen. */
function waiting(stand: Stand, heute: string): Step {
  const { versandDatum, idPtKampagne } = stand.row
  if (versandDatum === null || heute > versandDatum)
    return { label: 'Termin im Produkt ändern', href: productPath(idPtKampagne) }
  const { uebergabeAm } = fristen(versandDatum)
  if (heute < uebergabeAm) return clockStep(stand, 'vorbereitung', uebergabeAm)
  return jobsStep(stand, 'Fällige Arbeiten ausführen')
}

function produce(stand: Stand, heute: string): Step {
  const { versandDatum } = stand.row
  const { auftrag } = stand
  if (versandDatum !== null && heute < versandDatum) return clockStep(stand, 'versand', versandDatum)
  if (auftrag === null) return { label: 'Druckerei öffnen', href: '/simulator/druckerei' }
  return stand.facts.angehalten
    ? { label: 'Problem gelöst', post: `/druckerei/${auftrag.idPtDruckauftrag}/geloest` }
    : { label: 'Versand melden', post: `/druckerei/${auftrag.idPtDruckauftrag}/versand` }
}

/** Mends the line to the print shop. */
export const RECONNECT = {
  label: 'Verbindung zur Druckerei wiederherstellen',
  post: '/druckerei/erreichbar',
  felder: { erreichbar: '1' },
} as const satisfies Step

/** Goes on to the moment at which a failed hand-over is tried again. */
export function nextTry({ row }: Stand, zeit: string): Step {
  return {
    label: `Uhr auf den nächsten Versuch stellen (${formatZeitpunkt(zeit).slice(12)})`,
    post: '/uhr',
    felder: { ziel: 'versuch', idPtKampagne: String(row.idPtKampagne) },
  }
}

function retry({ row, zeile, uebergabe }: Stand): Step {
  if (!uebergabe.erreichbar) return RECONNECT
  return zeile.teilstatus === 'terminVerpasst'
    ? { label: 'Neuen Termin setzen', href: `${campaignPath(row.idPtKampagne)}#termin` }
    : { label: 'Übergabe wiederholen', post: `/kampagne/${row.idPtKampagne}/uebergabeWiederholen` }
}

/** What the simulator offers first for a campaign; null when nothing is left to do. */
export function nextStep(stand: Stand, heute: string): Step | null {
  const { row, facts, zeile } = stand
  const id = row.idPtKampagne
  const product = (label: string): Step => ({ label, href: productPath(id) })
  if (stand.offen !== null)
    return { label: 'Zahlungsseite öffnen', href: `/simulator/zahlung/${encodeURIComponent(stand.offen.referenz)}` }
  switch (row.state) {
    case 'inBearbeitung':
    case 'inBearbeitungKorrektur':
      return product('Im Produkt bearbeiten')
    case 'inInternerFreigabe':
      return stand.freigabe !== null &&
        zeile.teilstatus !== 'terminVerpasst' &&
        zeile.teilstatus !== 'freigabeAbgelaufen'
        ? { label: 'Freigabelink öffnen', href: stand.freigabe }
        : product('Im Produkt öffnen')
    case 'inBezahlung':
      return product(zeile.teilstatus === 'terminVerpasst' ? 'Termin im Produkt ändern' : 'Im Produkt bezahlen')
    case 'inExternerFreigabe':
      if (facts.angehalten) return product('Im Produkt fortsetzen')
      return facts.geprueft
        ? waiting(stand, heute)
        : { label: 'Prüfung bestanden', post: `/kampagne/${id}/externFreigeben` }
    case 'inAnreicherung':
      if (facts.angehalten) return product('Im Produkt fortsetzen')
      if (facts.anreicherungStand === 'fertig') return waiting(stand, heute)
      return facts.anreicherungStand === 'fehlgeschlagen'
        ? { label: 'Ohne Anreicherung fortfahren', post: `/kampagne/${id}/ohneAnreicherungFortfahren` }
        : { label: 'Anreicherung abschließen', post: `/kampagne/${id}/anreicherungErgebnis` }
    case 'inVersandstellung':
      if (facts.angehalten) return product('Im Produkt fortsetzen')
      if (stand.auftrag?.status === 'uebergeben')
        return { label: 'Übergabe bestätigen', post: `/druckerei/${stand.auftrag.idPtDruckauftrag}/bestaetigen` }
      if (!stand.uebergabe.erreichbar) return RECONNECT
      return stand.uebergabe.naechsterVersuch !== null
        ? nextTry(stand, stand.uebergabe.naechsterVersuch)
        : jobsStep(stand, 'Übergabe jetzt ausführen')
    case 'inLettershop':
      return produce(stand, heute)
    case 'inVersandFehlgeschlagen':
      return retry(stand)
    case 'inStorniert':
      return facts.zahlungsStatus === 'bezahlt' ? jobsStep(stand, 'Erstattung ausführen') : null
    case 'inVersendet':
      return null
  }
}

/** Whose side the next step is on: the simulator's, the customer's, or nobody's. */
export function sideOf(stand: Stand, step: Step | null): 'hier' | 'kunde' | 'fertig' {
  if (step === null) return 'fertig'
  if ('href' in step && step.href === productPath(stand.row.idPtKampagne)) return 'kunde'
  return 'hier'
}

/** Entries of the history that move no campaign. */
export const WEITERE: Partial<Record<string, string>> = {
  uebergabe: 'Druckdaten an die Druckerei gesendet',
  terminVerpasst: 'Versandtermin verpasst',
  erstattung: 'Betrag erstattet',
  freigabeLinkErneuern: 'Freigabelink erneuert',
}
