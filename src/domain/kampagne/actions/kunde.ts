import { ALLE, BEARBEITBAR, IN_PRUEFUNG, UEBERGABE, NACH_UEBERGABE, NEUE_RUNDE, type ActionDef } from './actionDef.ts'

const UPDATE = { action: 'update', subject: 'Kampagne' } as const
const REQUEST = { action: 'request', subject: 'Freigabe' } as const
const KOPIEREN = 'Kopieren Sie sie als neue Kampagne.'
const ANFRAGEN = 'Sie können die Stornierung jetzt nur noch anfragen.'
const NICHTS_OFFEN = 'Dieser Schritt ist jetzt nicht möglich.'

/** What the customer does. All transitions are assumed: spec 4 gives states and their order only. */
export const KUNDE_ACTIONS = {
  saveKampagne: {
    akteur: 'kunde',
    ability: UPDATE,
    label: 'Speichern',
    verlauf: 'Geändert',
    // Which fields may change is the table of editableFields().
    rows: [{ nr: '1', from: ALLE, to: null, guards: ['requireNichtEingefroren'] }],
    sonst: NICHTS_OFFEN,
  },
  deleteKampagne: {
    akteur: 'kunde',
    ability: { action: 'delete', subject: 'Kampagne' },
    label: 'Löschen',
    verlauf: 'Gelöscht',
    rows: [{ nr: '2', from: ['inBearbeitung'], to: null, guards: ['requireNichtEingefroren', 'requireNieBezahlt'] }],
    sonst: 'Löschen lassen sich nur Kampagnen, die noch nie zur Freigabe gesendet wurden. Sie können sie stornieren.',
    sonstJe: {
      inVersandstellung: ANFRAGEN,
      inVersandFehlgeschlagen: ANFRAGEN,
      inLettershop: 'Sie bleibt als Beleg erhalten.',
      inVersendet: 'Sie bleibt als Beleg erhalten.',
      inStorniert: 'Sie bleibt als Beleg erhalten.',
    },
  },
  kampagneZurFreigabeGeben: {
    akteur: 'kunde',
    ability: REQUEST,
    label: 'Zur Freigabe senden',
    verlauf: 'Zur Freigabe gesendet',
    rows: [
      {
        nr: '3',
        from: BEARBEITBAR,
        to: 'inInternerFreigabe',
        guards: ['requireNichtEingefroren', 'requireChecklisteErfuellt'],
      },
    ],
    sonst: 'Zur Freigabe senden können Sie sie nur aus der Bearbeitung.',
    sonstJe: {
      inInternerFreigabe: 'Sie liegt den Freigebenden schon vor. Ziehen Sie die Freigabe zurück, um etwas zu ändern.',
      inBezahlung: 'Sie ist schon freigegeben. Öffnen Sie sie zur Bearbeitung, um etwas zu ändern.',
      inVersendet: KOPIEREN,
      inStorniert: KOPIEREN,
    },
  },
  freigabeZurueckziehen: {
    akteur: 'kunde',
    ability: REQUEST,
    label: 'Freigabe zurückziehen',
    verlauf: 'Freigabe zurückgezogen',
    rows: [
      { nr: '5', from: ['inInternerFreigabe'], to: 'inBearbeitungKorrektur', guards: [], sets: NEUE_RUNDE },
      // Nobody was asked yet: it is as if it had never been sent.
      { nr: '3', from: BEARBEITBAR, to: null, when: 'imEinfrieren', guards: [], sets: { wirdEingefroren: false } },
    ],
    sonst: 'Es läuft keine Freigabe, die sich zurückziehen ließe.',
    sonstJe: { inBezahlung: 'Die Freigabe ist schon erteilt. Öffnen Sie die Kampagne zur Bearbeitung.' },
  },
  freigabeLinkErneuern: {
    akteur: 'kunde',
    ability: REQUEST,
    label: 'Neuen Link senden',
    verlauf: 'Neuer Freigabelink gesendet',
    rows: [{ nr: '4.6', from: ['inInternerFreigabe'], to: null, guards: ['requireTerminHaltbar'] }],
    sonst: 'Es läuft keine Freigabe, zu der ein Link gehört.',
  },
  wiederOeffnen: {
    akteur: 'kunde',
    ability: UPDATE,
    label: 'Zur Bearbeitung öffnen',
    verlauf: 'Zur Bearbeitung geöffnet, Freigabe verfallen',
    rows: [
      {
        nr: '7',
        from: ['inBezahlung'],
        to: 'inBearbeitungKorrektur',
        guards: ['requireZahlungLaeuftNicht', 'requireNichtVollBezahlt'],
        sets: NEUE_RUNDE,
      },
    ],
    sonst: 'Ändern lässt sie sich jetzt nicht mehr. Bitte wenden Sie sich an uns.',
    sonstJe: {
      inBearbeitung: 'Sie können sie direkt ändern.',
      inBearbeitungKorrektur: 'Sie können sie direkt ändern.',
      inInternerFreigabe: 'Ziehen Sie die Freigabe zurück, um etwas zu ändern.',
      inVersendet: KOPIEREN,
      inStorniert: KOPIEREN,
    },
  },
  starteZahlung: {
    akteur: 'kunde',
    ability: { action: 'pay', subject: 'Zahlung' },
    label: 'Bezahlen',
    verlauf: 'Zahlung gestartet',
    rows: [
      {
        nr: '8 (Start)',
        from: ['inBezahlung'],
        to: null,
        guards: ['requireKeinTest', 'requireZahlungLaeuftNicht', 'requireNichtVollBezahlt', 'requireTerminHaltbar'],
        sets: { zahlungsStatus: 'ausstehend' },
      },
      {
        // Settles a chargeback.
        nr: 'rückbuchung',
        from: [...IN_PRUEFUNG, ...UEBERGABE, ...NACH_UEBERGABE],
        to: null,
        guards: ['requireZahlungLaeuftNicht', 'requireNichtVollBezahlt'],
        sets: { zahlungsStatus: 'ausstehend' },
      },
    ],
    sonst: 'Bezahlen können Sie sie nach der internen Freigabe.',
    sonstJe: { inStorniert: 'Es ist nichts zu zahlen.' },
  },
} as const satisfies Record<string, ActionDef>
