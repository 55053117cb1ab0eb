import { ALLE, VOR_PRUEFUNG, IN_PRUEFUNG, UEBERGABE, NEUE_RUNDE, type ActionDef } from './actionDef.ts'

const UPDATE = { action: 'update', subject: 'Kampagne' } as const
const STORNO = { action: 'storno', subject: 'Kampagne' } as const
const KOPIEREN = 'Kopieren Sie sie als neue Kampagne.'
const ANFRAGEN = 'Sie können die Stornierung jetzt nur noch anfragen.'
const NICHTS_OFFEN = 'Dieser Schritt ist jetzt nicht möglich.'

/** What the customer does once a campaign is on its way. */
export const KUNDE_UNTERWEGS_ACTIONS = {
  anhalten: {
    akteur: 'kunde',
    ability: UPDATE,
    label: 'Anhalten',
    verlauf: 'Angehalten',
    rows: [
      {
        nr: 'anhalten',
        from: IN_PRUEFUNG,
        to: null,
        guards: ['requireNichtAngehalten', 'requireVorVersandvorbereitung'],
        sets: { angehalten: true },
      },
    ],
    sonst: 'Sie müssen sie nicht anhalten: Ohne Ihren nächsten Schritt läuft sie nicht weiter.',
    sonstJe: {
      inVersandstellung: `Zum Anhalten ist es zu spät. ${ANFRAGEN}`,
      inVersandFehlgeschlagen: `Wir kümmern uns um die Übergabe. ${ANFRAGEN}`,
      inLettershop: 'Zum Anhalten ist es zu spät, sie wird bereits produziert.',
      inVersendet: 'Zum Anhalten ist es zu spät.',
      inStorniert: 'Es gibt nichts anzuhalten.',
    },
  },
  fortsetzen: {
    akteur: 'kunde',
    ability: UPDATE,
    label: 'Fortsetzen',
    verlauf: 'Fortgesetzt',
    rows: [
      {
        nr: 'fortsetzen',
        from: [...IN_PRUEFUNG, ...UEBERGABE],
        to: null,
        guards: ['requireAngehalten', 'requireRueckbuchungBeglichen'],
        sets: { angehalten: false },
      },
    ],
    sonst: 'Sie ist nicht von Ihnen angehalten.',
    sonstJe: { inLettershop: 'Über die Fortsetzung entscheidet jetzt die Druckerei.' },
  },
  terminAendern: {
    akteur: 'kunde',
    ability: UPDATE,
    label: 'Termin ändern',
    verlauf: 'Termin geändert, Freigabe verfallen',
    rows: [
      // The day was approved with all else: the new one is, too (domain 4.1).
      {
        nr: 'terminVerpasst',
        from: ['inInternerFreigabe'],
        to: 'inBearbeitungKorrektur',
        when: 'terminVerpasst',
        guards: ['requireBuchbarerTermin'],
        sets: NEUE_RUNDE,
      },
      {
        nr: 'Termin',
        from: ['inBezahlung'],
        to: 'inBearbeitungKorrektur',
        guards: ['requireZahlungLaeuftNicht', 'requireBuchbarerTermin'],
        sets: NEUE_RUNDE,
      },
      {
        nr: 'Termin',
        from: IN_PRUEFUNG,
        to: 'inBearbeitungKorrektur',
        guards: ['requireZahlungLaeuftNicht', 'requireVerschiebbar', 'requireBuchbarerTermin'],
        sets: { ...NEUE_RUNDE, angehalten: false },
      },
      {
        nr: 'terminVerpasst',
        from: ['inVersandFehlgeschlagen'],
        to: 'inBearbeitungKorrektur',
        when: 'terminVerpasst',
        guards: ['requireZahlungLaeuftNicht', 'requireBuchbarerTermin'],
        sets: { ...NEUE_RUNDE, angehalten: false, stornoAngefragt: false },
      },
    ],
    sonst: 'Der Termin lässt sich jetzt nicht ändern.',
    sonstJe: {
      inBearbeitung: 'Wählen Sie den Termin direkt in der Bearbeitung.',
      inBearbeitungKorrektur: 'Wählen Sie den Termin direkt in der Bearbeitung.',
      inInternerFreigabe: 'Der Termin wird mit freigegeben. Ziehen Sie die Freigabe zurück, um ihn zu ändern.',
      inVersandstellung: 'Den Termin können jetzt nur noch wir ändern. Bitte wenden Sie sich an uns.',
      inVersandFehlgeschlagen: 'Den Termin können jetzt nur noch wir ändern. Bitte wenden Sie sich an uns.',
    },
  },
  stornieren: {
    akteur: 'kunde',
    ability: STORNO,
    label: 'Stornieren',
    verlauf: 'Storniert',
    rows: [
      {
        nr: '18',
        from: VOR_PRUEFUNG,
        to: 'inStorniert',
        guards: ['requireNichtEingefroren', 'requireZahlungLaeuftNicht', 'requireGrundAngegeben'],
      },
      {
        nr: '19',
        from: IN_PRUEFUNG,
        to: 'inStorniert',
        guards: ['requireZahlungLaeuftNicht', 'requireVorVersandvorbereitung', 'requireGrundAngegeben'],
        sets: { angehalten: false },
      },
      {
        nr: '20',
        from: ['inVersandFehlgeschlagen'],
        to: 'inStorniert',
        when: 'terminVerpasst',
        guards: ['requireZahlungLaeuftNicht', 'requireGrundAngegeben'],
        sets: { angehalten: false, stornoAngefragt: false },
      },
    ],
    sonst: 'Stornieren geht jetzt nicht mehr.',
    sonstJe: {
      inBearbeitung: 'Sie ist noch nicht beauftragt. Sie können sie löschen.',
      inVersandstellung: ANFRAGEN,
      inVersandFehlgeschlagen: ANFRAGEN,
      inLettershop: 'Sie wird bereits produziert und lässt sich nicht mehr stoppen.',
      inVersendet: 'Sie lässt sich nicht mehr stoppen.',
      inStorniert: KOPIEREN,
    },
  },
  stornoAnfragen: {
    akteur: 'kunde',
    ability: STORNO,
    label: 'Stornierung anfragen',
    verlauf: 'Stornierung angefragt',
    rows: [
      { nr: '20', from: UEBERGABE, to: null, guards: ['requireNochNichtAngefragt'], sets: { stornoAngefragt: true } },
      {
        nr: '20',
        from: ['inLettershop'],
        to: null,
        when: 'terminVerpasst',
        guards: ['requireNochNichtAngefragt'],
        sets: { stornoAngefragt: true },
      },
    ],
    sonst: 'Sie können sie selbst stornieren.',
    sonstJe: {
      inBearbeitung: 'Sie ist noch nicht beauftragt. Sie können sie löschen.',
      inLettershop: 'Sie wird bereits produziert und lässt sich nicht mehr stoppen.',
      inVersendet: 'Sie lässt sich nicht mehr stoppen.',
      inStorniert: KOPIEREN,
    },
  },
  kopiereKampagne: {
    akteur: 'kunde',
    ability: { action: 'create', subject: 'Kampagne' },
    label: 'Als neue Kampagne kopieren',
    verlauf: 'Kopiert',
    rows: [{ nr: 'kopieren', from: ALLE, to: null, guards: [] }],
    sonst: NICHTS_OFFEN,
  },
} as const satisfies Record<string, ActionDef>
