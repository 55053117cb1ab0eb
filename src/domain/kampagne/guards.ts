import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { isTerminVerpasst, isVorbereitungFaellig, type KampagneFacts } from './facts.ts'
import { TEST_ENDE } from './labels.ts'
import { fristen, isEinlieferungstag, isVersandtag } from './schedule.ts'

/** What comes along with an action. A guard that needs a value is silent while it is left out, so that buttons can ask without it. */
export interface AktionEingabe {
  grund?: string
  /** New dispatch date, ISO. */
  versandDatum?: string
  /** Pieces that the print shop reports. */
  menge?: number
}

type Guard = (facts: KampagneFacts, heute: string, eingabe: AktionEingabe) => string | null

/** Reasons to refuse an action, by name; the table of actions refers to them. German text says why and what to do. */
export const GUARDS = {
  requireNichtEingefroren: ({ wirdEingefroren }) =>
    wirdEingefroren
      ? 'Die Kampagne wird gerade zur Freigabe gesendet: Ihre Empfänger werden festgehalten. Es wurde nichts geändert. Bitte warten Sie, bis das fertig ist, oder ziehen Sie die Freigabe zurück.'
      : null,
  requireEinfrieren: ({ wirdEingefroren }) =>
    wirdEingefroren ? null : 'Die Kampagne wird nicht gerade zur Freigabe gesendet.',
  requireChecklisteErfuellt: ({ offenePunkte }) =>
    offenePunkte.length === 0 ? null : `Noch unvollständig: ${offenePunkte.join(' ')}`,
  requireKeinTest: ({ testmodus }) => (testmodus ? TEST_ENDE : null),
  requireNieBezahlt: ({ zahlungsStatus }) =>
    zahlungsStatus === 'offen'
      ? null
      : 'Zu dieser Kampagne gibt es schon eine Zahlung. Die Kampagne bleibt als Beleg erhalten und kann nicht gelöscht werden.',
  requireGrundAngegeben: (_facts, _heute, { grund }) =>
    grund !== undefined && grund.trim() === '' ? 'Bitte geben Sie einen Grund an.' : null,
  requireTerminHaltbar: (facts, heute) =>
    isTerminVerpasst(facts, heute)
      ? `Der Versandtermin ${formatDatum(facts.versandDatum ?? '')} ist nicht mehr zu halten. Bitte wählen Sie zuerst einen neuen Termin.`
      : null,
  requireZahlungLaeuftNicht: ({ zahlungsStatus }) =>
    zahlungsStatus === 'ausstehend'
      ? 'Eine Zahlung läuft gerade. Bitte warten Sie, bis sie abgeschlossen oder abgebrochen ist.'
      : null,
  requireZahlungLaeuft: ({ zahlungsStatus }) => (zahlungsStatus === 'ausstehend' ? null : 'Es läuft keine Zahlung.'),
  requireNichtVollBezahlt: ({ zahlungsStatus, offen }) =>
    zahlungsStatus === 'bezahlt' && offen === 0
      ? 'Die Kampagne ist schon bezahlt. Es ist nichts weiter zu zahlen.'
      : null,
  requireVollBezahlt: ({ zahlungsStatus, offen }) => {
    if (zahlungsStatus !== 'bezahlt') return 'Die Zahlung ist noch nicht eingegangen.'
    return offen > 0 ? `Es sind noch ${formatEuro(offen)} offen.` : null
  },
  requireWurdeBezahlt: ({ zahlungsStatus }) =>
    zahlungsStatus === 'bezahlt' ? null : 'Es gibt keine abgeschlossene Zahlung, auf die sich das beziehen könnte.',
  requireRueckbuchungBeglichen: ({ zahlungsStatus, offen }) =>
    zahlungsStatus === 'bezahlt' && offen === 0
      ? null
      : 'Die Zahlung wurde zurückgebucht. Bitte bezahlen Sie zuerst den offenen Betrag.',
  requireNichtAngehalten: ({ angehalten }) =>
    angehalten ? 'Die Kampagne ist angehalten. Setzen Sie sie fort, damit sie versendet wird.' : null,
  requireAngehalten: ({ angehalten }) => (angehalten ? null : 'Die Kampagne ist nicht angehalten.'),
  requireNochNichtGeprueft: ({ geprueft }) => (geprueft ? 'Die Kampagne ist schon geprüft und freigegeben.' : null),
  requireGeprueft: ({ geprueft }) => (geprueft ? null : 'Die Prüfung ist noch nicht abgeschlossen.'),
  requireAnreicherungFertig: ({ anreicherungStand }) =>
    anreicherungStand === 'fertig' ? null : 'Die Anreicherung ist noch nicht abgeschlossen.',
  requireAnreicherungNochOffen: ({ anreicherungStand }) =>
    anreicherungStand === 'fertig' ? 'Die Anreicherung ist schon abgeschlossen.' : null,
  requireAnreicherungGescheitert: ({ anreicherungStand }) =>
    anreicherungStand === 'fehlgeschlagen'
      ? null
      : 'Ohne Anreicherung geht es nur weiter, wenn sie fehlgeschlagen ist.',
  requireVorbereitungstagErreicht: ({ versandDatum }, heute) => {
    if (versandDatum === null) return 'Es ist kein Versandtermin gewählt.'
    const { uebergabeAm } = fristen(versandDatum)
    return heute < uebergabeAm ? `Der Versand wird am ${formatDatum(uebergabeAm)} vorbereitet.` : null
  },
  requireTerminErreichbar: ({ versandDatum }, heute) =>
    versandDatum !== null && heute <= versandDatum
      ? null
      : 'Der Versandtermin ist verstrichen. Bitte setzen Sie zuerst einen neuen Termin, im Einvernehmen mit dem Kunden.',
  requireVorVersandvorbereitung: (facts, heute) =>
    isVorbereitungFaellig(facts, heute)
      ? `Das war bis zum ${formatDatum(fristen(facts.versandDatum ?? heute).stornoBis)} möglich. Der Versand wird jetzt vorbereitet. Bitte wenden Sie sich an uns.`
      : null,
  requireBuchbarerTermin: (_facts, heute, { versandDatum }) =>
    versandDatum === undefined || isVersandtag(versandDatum, heute)
      ? null
      : 'An diesem Tag ist kein Versand möglich. Bitte wählen Sie einen Dienstag bis Freitag ohne Feiertag, mindestens 10 Werktage voraus.',
  requireVerschiebbar: (facts, heute) =>
    isVorbereitungFaellig(facts, heute)
      ? 'Der Versand wird bereits vorbereitet. Den Termin können jetzt nur noch wir ändern. Bitte wenden Sie sich an uns.'
      : null,
  requireEinlieferungstag: (_facts, heute, { versandDatum }) =>
    versandDatum === undefined || (versandDatum > heute && isEinlieferungstag(versandDatum))
      ? null
      : 'Bitte wählen Sie einen künftigen Dienstag bis Freitag ohne Feiertag.',
  requireNochNichtAngefragt: ({ stornoAngefragt }) =>
    stornoAngefragt ? 'Ihre Stornoanfrage liegt uns schon vor. Wir melden uns bei Ihnen.' : null,
  requireMengeGemeldet: (_facts, _heute, { menge }) =>
    menge === undefined || (Number.isInteger(menge) && menge > 0)
      ? null
      : 'Bitte melden Sie die versendete Menge als ganze Zahl.',
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof GUARDS

type Bedingung = (facts: KampagneFacts, heute: string) => boolean
/** Conditions that choose between two rows of the same action and state. */
export const BEDINGUNGEN = {
  imEinfrieren: ({ wirdEingefroren }) => wirdEingefroren,
  quorumErreicht: ({ freigabe }) => freigabe.erteilt + 1 >= freigabe.noetig,
  ohneAnreicherung: ({ anreicherung }) => !anreicherung,
  mitAnreicherung: ({ anreicherung }) => anreicherung,
  terminVerpasst: isTerminVerpasst,
} as const satisfies Record<string, Bedingung>

export type BedingungName = keyof typeof BEDINGUNGEN
