import { IN_PRUEFUNG, UEBERGABE, NEUE_RUNDE, type ActionDef } from './actionDef.ts'

const ANBIETER = { akteur: 'anbieter', ability: null } as const
const DRUCKEREI = { akteur: 'druckerei', ability: null } as const

/** What approvers decide by their link; whether the link is valid is checked where it is stored. */
export const FREIGEBER_ACTIONS = {
  freigabeErteilen: {
    akteur: 'freigeber',
    ability: null,
    label: 'Freigeben',
    verlauf: 'Freigegeben',
    rows: [
      {
        nr: '6',
        from: ['inInternerFreigabe'],
        to: 'inBezahlung',
        when: 'quorumErreicht',
        guards: ['requireTerminHaltbar'],
      },
      { nr: '6 (Teil)', from: ['inInternerFreigabe'], to: null, guards: ['requireTerminHaltbar'] },
    ],
    sonst: 'Sie wartet nicht auf eine Freigabe.',
  },
  freigabeAblehnen: {
    akteur: 'freigeber',
    ability: null,
    label: 'Änderungen anfordern',
    verlauf: 'Änderungen angefordert',
    rows: [
      {
        nr: '4',
        from: ['inInternerFreigabe'],
        to: 'inBearbeitungKorrektur',
        guards: ['requireGrundAngegeben'],
        sets: NEUE_RUNDE,
      },
    ],
    sonst: 'Sie wartet nicht auf eine Freigabe.',
  },
} as const satisfies Record<string, ActionDef>

/** What provider, third party and print shop do; in this product calls of the simulator (domain 4.14). */
export const ANDERE_ACTIONS = {
  externFreigeben: {
    ...ANBIETER,
    label: 'Prüfung bestanden',
    verlauf: 'Prüfung bestanden',
    rows: [
      {
        nr: '9',
        from: ['inExternerFreigabe'],
        to: null,
        when: 'ohneAnreicherung',
        guards: ['requireNochNichtGeprueft'],
        sets: { geprueft: true },
      },
      {
        nr: '10',
        from: ['inExternerFreigabe'],
        to: 'inAnreicherung',
        when: 'mitAnreicherung',
        guards: ['requireNochNichtGeprueft'],
        sets: { geprueft: true, anreicherungStand: 'keine' },
      },
    ],
    sonst: 'Sie liegt nicht zur Prüfung vor.',
  },
  externAblehnen: {
    ...ANBIETER,
    label: 'Prüfung nicht bestanden',
    verlauf: 'Prüfung nicht bestanden',
    rows: [
      {
        nr: '11',
        from: ['inExternerFreigabe'],
        to: 'inBearbeitungKorrektur',
        guards: ['requireGrundAngegeben'],
        sets: { ...NEUE_RUNDE, angehalten: false },
      },
    ],
    sonst: 'Sie liegt nicht zur Prüfung vor.',
  },
  anreicherungErgebnis: {
    akteur: 'dienstleister',
    ability: null,
    label: 'Anreicherung abschließen',
    verlauf: 'Adressen angereichert',
    rows: [
      {
        nr: '12',
        from: ['inAnreicherung'],
        to: null,
        guards: ['requireAnreicherungNochOffen'],
        sets: { anreicherungStand: 'fertig' },
      },
    ],
    sonst: 'Sie liegt nicht zur Anreicherung vor.',
  },
  anreicherungGescheitert: {
    akteur: 'dienstleister',
    ability: null,
    label: 'Anreicherung fehlgeschlagen',
    verlauf: 'Anreicherung fehlgeschlagen',
    rows: [
      {
        nr: '12',
        from: ['inAnreicherung'],
        to: null,
        guards: ['requireAnreicherungNochOffen'],
        sets: { anreicherungStand: 'fehlgeschlagen' },
      },
    ],
    sonst: 'Sie liegt nicht zur Anreicherung vor.',
  },
  ohneAnreicherungFortfahren: {
    ...ANBIETER,
    label: 'Ohne Anreicherung fortfahren',
    verlauf: 'Ohne Anreicherung fortgesetzt',
    rows: [
      {
        nr: '12',
        from: ['inAnreicherung'],
        to: null,
        guards: ['requireAnreicherungGescheitert'],
        sets: { anreicherungStand: 'fertig' },
      },
    ],
    sonst: 'Sie liegt nicht zur Anreicherung vor.',
  },
  uebergabeBestaetigt: {
    ...DRUCKEREI,
    label: 'Übergabe bestätigen',
    verlauf: 'An die Druckerei übergeben',
    rows: [
      {
        nr: '14',
        from: ['inVersandstellung'],
        to: 'inLettershop',
        guards: ['requireNichtAngehalten', 'requireVollBezahlt'],
        sets: { stornoAngefragt: false },
      },
    ],
    sonst: 'Es läuft keine Übergabe.',
  },
  uebergabeAbgelehnt: {
    ...DRUCKEREI,
    label: 'Übergabe ablehnen',
    verlauf: 'Von der Druckerei abgelehnt',
    rows: [{ nr: '15', from: ['inVersandstellung'], to: 'inVersandFehlgeschlagen', guards: ['requireGrundAngegeben'] }],
    sonst: 'Es läuft keine Übergabe.',
  },
  uebergabeWiederholen: {
    ...ANBIETER,
    label: 'Übergabe wiederholen',
    verlauf: 'Übergabe wiederholt',
    rows: [
      { nr: '16', from: ['inVersandFehlgeschlagen'], to: 'inVersandstellung', guards: ['requireTerminErreichbar'] },
    ],
    sonst: 'Wiederholt wird nur eine fehlgeschlagene Übergabe.',
  },
  anbieterTerminAendern: {
    ...ANBIETER,
    label: 'Neuen Termin setzen',
    verlauf: 'Termin durch den Anbieter geändert',
    rows: [
      { nr: 'Termin', from: UEBERGABE, to: null, guards: ['requireEinlieferungstag'] },
      { nr: 'Termin', from: ['inLettershop'], to: null, guards: ['requireAngehalten', 'requireEinlieferungstag'] },
    ],
    sonst: 'Den Termin ändert hier der Kunde.',
  },
  anbieterStornieren: {
    ...ANBIETER,
    label: 'Stornieren',
    verlauf: 'Durch den Anbieter storniert',
    rows: [
      {
        nr: '19',
        from: IN_PRUEFUNG,
        to: 'inStorniert',
        guards: ['requireZahlungLaeuftNicht', 'requireGrundAngegeben'],
        sets: { angehalten: false },
      },
      {
        nr: '20',
        from: UEBERGABE,
        to: 'inStorniert',
        guards: ['requireZahlungLaeuftNicht', 'requireGrundAngegeben'],
        sets: { angehalten: false, stornoAngefragt: false },
      },
      {
        // What cannot be printed any more goes back.
        nr: '20',
        from: ['inLettershop'],
        to: 'inStorniert',
        guards: ['requireAngehalten', 'requireZahlungLaeuftNicht', 'requireGrundAngegeben'],
        sets: { angehalten: false, stornoAngefragt: false },
      },
    ],
    sonst: 'Der Anbieter storniert nur zwischen Bezahlung und Versand.',
  },
  druckereiProblem: {
    ...DRUCKEREI,
    label: 'Problem melden',
    verlauf: 'Problem in der Druckerei',
    rows: [
      {
        nr: 'angehalten',
        from: ['inLettershop'],
        to: null,
        guards: ['requireNichtAngehalten', 'requireGrundAngegeben'],
        sets: { angehalten: true },
      },
    ],
    sonst: 'Sie ist nicht bei der Druckerei.',
  },
  druckereiProblemGeloest: {
    ...DRUCKEREI,
    label: 'Problem gelöst',
    verlauf: 'Problem in der Druckerei gelöst',
    rows: [
      {
        nr: 'angehalten',
        from: ['inLettershop'],
        to: null,
        guards: ['requireAngehalten'],
        sets: { angehalten: false },
      },
    ],
    sonst: 'Sie ist nicht bei der Druckerei.',
  },
  versandGemeldet: {
    ...DRUCKEREI,
    label: 'Versand melden',
    verlauf: 'Versendet',
    rows: [
      {
        nr: '17',
        from: ['inLettershop'],
        to: 'inVersendet',
        guards: ['requireNichtAngehalten', 'requireMengeGemeldet'],
      },
    ],
    sonst: 'Sie ist nicht bei der Druckerei.',
  },
} as const satisfies Record<string, ActionDef>
