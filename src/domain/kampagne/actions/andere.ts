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
        guards: ['terminHaltbar'],
      },
      { nr: '6 (Teil)', from: ['inInternerFreigabe'], to: null, guards: ['terminHaltbar'] },
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
        guards: ['grundAngegeben'],
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
        guards: ['nochNichtGeprueft'],
        sets: { geprueft: true },
      },
      {
        nr: '10',
        from: ['inExternerFreigabe'],
        to: 'inAnreicherung',
        when: 'mitAnreicherung',
        guards: ['nochNichtGeprueft'],
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
        guards: ['grundAngegeben'],
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
        guards: ['anreicherungNochOffen'],
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
        guards: ['anreicherungNochOffen'],
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
        guards: ['anreicherungGescheitert'],
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
        guards: ['nichtAngehalten', 'vollBezahlt'],
        sets: { stornoAngefragt: false },
      },
    ],
    sonst: 'Es läuft keine Übergabe.',
  },
  uebergabeAbgelehnt: {
    ...DRUCKEREI,
    label: 'Übergabe ablehnen',
    verlauf: 'Von der Druckerei abgelehnt',
    rows: [{ nr: '15', from: ['inVersandstellung'], to: 'inVersandFehlgeschlagen', guards: ['grundAngegeben'] }],
    sonst: 'Es läuft keine Übergabe.',
  },
  uebergabeWiederholen: {
    ...ANBIETER,
    label: 'Übergabe wiederholen',
    verlauf: 'Übergabe wiederholt',
    rows: [{ nr: '16', from: ['inVersandFehlgeschlagen'], to: 'inVersandstellung', guards: ['terminErreichbar'] }],
    sonst: 'Wiederholt wird nur eine fehlgeschlagene Übergabe.',
  },
  anbieterTerminAendern: {
    ...ANBIETER,
    label: 'Neuen Termin setzen',
    verlauf: 'Termin durch den Anbieter geändert',
    rows: [
      { nr: 'Termin', from: UEBERGABE, to: null, guards: ['einlieferungstag'] },
      { nr: 'Termin', from: ['inLettershop'], to: null, guards: ['isAngehalten', 'einlieferungstag'] },
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
        guards: ['zahlungLaeuftNicht', 'grundAngegeben'],
        sets: { angehalten: false },
      },
      {
        nr: '20',
        from: UEBERGABE,
        to: 'inStorniert',
        guards: ['zahlungLaeuftNicht', 'grundAngegeben'],
        sets: { angehalten: false, stornoAngefragt: false },
      },
      {
        // What cannot be printed any more goes back.
        nr: '20',
        from: ['inLettershop'],
        to: 'inStorniert',
        guards: ['isAngehalten', 'zahlungLaeuftNicht', 'grundAngegeben'],
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
        guards: ['nichtAngehalten', 'grundAngegeben'],
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
      { nr: 'angehalten', from: ['inLettershop'], to: null, guards: ['isAngehalten'], sets: { angehalten: false } },
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
        guards: ['nichtAngehalten', 'mengeGemeldet'],
      },
    ],
    sonst: 'Sie ist nicht bei der Druckerei.',
  },
} as const satisfies Record<string, ActionDef>
