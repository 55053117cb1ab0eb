import { KAMPAGNE_STATES, TEILSTATUS, type KampagneState, type Teilstatus } from '#src/contract/kampagne.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ANBIETER_NAME_DEFAULT } from './anbieter.ts'

/** Labels of spec 4; those of inVersandFehlgeschlagen and inStorniert are not shown there (domain 4.2). */
const LABELS: Record<KampagneState, string> = {
  inBearbeitung: 'In Bearbeitung',
  inInternerFreigabe: 'Interne Freigabe',
  inBearbeitungKorrektur: 'Korrekturphase',
  inBezahlung: 'Zur Bezahlung bereit',
  inExternerFreigabe: 'In Prüfung durch',
  inAnreicherung: 'Adressdaten werden angereichert',
  inVersandstellung: 'Versand vorbereitet',
  inLettershop: 'Übermittelt an Druckerei',
  inVersendet: 'Versendet',
  inVersandFehlgeschlagen: 'Übergabe fehlgeschlagen',
  inStorniert: 'Storniert',
}

/** A state that we know; others of the real service are shown as text. */
export function isKampagneState(value: string): value is KampagneState {
  return isEinesVon(KAMPAGNE_STATES, value)
}

/** Label of a state; an unknown value is its own label. */
export function stateLabel(state: string, anbieterName: string = ANBIETER_NAME_DEFAULT): string {
  if (!isKampagneState(state)) return state
  return state === 'inExternerFreigabe' ? `${LABELS[state]} ${anbieterName}` : LABELS[state]
}

/** The state inside a sentence: "Die Kampagne ist …". */
export const STATE_SATZ: Record<KampagneState, string> = {
  inBearbeitung: 'in Bearbeitung',
  inInternerFreigabe: 'in der internen Freigabe',
  inBearbeitungKorrektur: 'in der Korrekturphase',
  inBezahlung: 'zur Bezahlung bereit',
  inExternerFreigabe: 'in Prüfung',
  inAnreicherung: 'in der Anreicherung',
  inVersandstellung: 'für den Versand vorbereitet',
  inLettershop: 'bei der Druckerei',
  inVersendet: 'versendet',
  inVersandFehlgeschlagen: 'noch nicht übergeben, weil die Übergabe fehlgeschlagen ist',
  inStorniert: 'storniert',
}

/** Tone of a state's chip: grey while it is made, blue on the way, green at the end, red for failed and cancelled. */
export type StateTone = 'secondary' | 'info' | 'primary' | 'success' | 'error'
export const STATE_TONE: Record<KampagneState, StateTone> = {
  inBearbeitung: 'secondary',
  inInternerFreigabe: 'info',
  inBearbeitungKorrektur: 'secondary',
  inBezahlung: 'info',
  inExternerFreigabe: 'info',
  inAnreicherung: 'info',
  inVersandstellung: 'primary',
  inLettershop: 'primary',
  inVersendet: 'success',
  inVersandFehlgeschlagen: 'error',
  inStorniert: 'error',
}

/** Names of the finer positions (domain 4.2). A date, where one belongs to it, is added by naechsterSchritt. */
const TEILSTATUS_LABEL: Record<Teilstatus, string> = {
  wirdEingefroren: 'Empfänger werden festgehalten',
  wartetAufFreigabe: 'Wartet auf Freigabe',
  freigabeTeilweise: 'Teilweise freigegeben',
  freigabeAbgelaufen: 'Freigabelink abgelaufen',
  terminVerpasst: 'Termin verpasst',
  zahlungAusstehend: 'Zahlung läuft',
  zahlungFehlgeschlagen: 'Zahlung fehlgeschlagen',
  inPruefung: 'Wird geprüft',
  geprueft: 'Geprüft',
  angereichert: 'Angereichert',
  anreicherungOffen: 'Anreicherung läuft',
  angehalten: 'Angehalten',
  uebergabeLaeuft: 'Übergabe läuft',
  testEnde: 'Ende des Tests',
}

/** Name of a finer position; an unknown value is its own name. */
export const teilstatusLabel = (value: string): string =>
  isEinesVon(TEILSTATUS, value) ? TEILSTATUS_LABEL[value] : value

/** Why a campaign made by a test token goes no further than the payment (domain 4.10, assumed). */
export const TEST_ENDE = 'Testkampagnen werden nicht bezahlt, gedruckt oder versendet. Hier endet der Test.'

/** States in the order of the way of a campaign, for timelines; the two side tracks come last. */
export const STATE_WEG: readonly KampagneState[] = [
  'inBearbeitung',
  'inInternerFreigabe',
  'inBezahlung',
  'inExternerFreigabe',
  'inAnreicherung',
  'inVersandstellung',
  'inLettershop',
  'inVersendet',
]
