import { BEARBEITBAR, VOR_PRUEFUNG, IN_PRUEFUNG, UEBERGABE, NACH_UEBERGABE, type ActionDef } from './actionDef.ts'

const SYSTEM = { akteur: 'system', ability: null } as const

function gescheitert(verlauf: string, zahlungsStatus: 'fehlgeschlagen' | 'abgebrochen' | 'abgelaufen') {
  return {
    ...SYSTEM,
    label: verlauf,
    verlauf,
    rows: [
      {
        nr: '4.7',
        from: ['inBezahlung', ...IN_PRUEFUNG, ...UEBERGABE, ...NACH_UEBERGABE],
        to: null,
        guards: ['requireZahlungLaeuft'],
        sets: { zahlungsStatus },
      },
    ],
    sonst: 'Es läuft keine Zahlung.',
  } as const satisfies ActionDef
}

/** What notices and jobs do. zahlungEingegangen is asked after the money is booked, the others before their effect. */
export const SYSTEM_ACTIONS = {
  einfrierenGescheitert: {
    ...SYSTEM,
    label: 'Senden zur Freigabe abbrechen',
    verlauf: 'Nicht zur Freigabe gesendet',
    rows: [
      {
        nr: '3',
        from: BEARBEITBAR,
        to: null,
        guards: ['requireEinfrieren', 'requireGrundAngegeben'],
        sets: { wirdEingefroren: false },
      },
    ],
    sonst: 'Sie wird nicht gerade zur Freigabe gesendet.',
  },
  zahlungEingegangen: {
    ...SYSTEM,
    label: 'Zahlung eingegangen',
    verlauf: 'Zahlung eingegangen',
    rows: [
      { nr: '8', from: ['inBezahlung'], to: 'inExternerFreigabe', guards: ['requireKeinTest', 'requireVollBezahlt'] },
      // A settled chargeback does not continue a held campaign; its owner may have held it for another reason.
      {
        nr: 'rückbuchung',
        from: [...IN_PRUEFUNG, ...UEBERGABE, ...NACH_UEBERGABE],
        to: null,
        guards: ['requireVollBezahlt'],
      },
    ],
    sonst: 'Es wird keine Zahlung erwartet.',
  },
  zahlungFehlgeschlagen: gescheitert('Zahlung fehlgeschlagen', 'fehlgeschlagen'),
  zahlungAbgebrochen: gescheitert('Zahlung abgebrochen', 'abgebrochen'),
  zahlungAbgelaufen: gescheitert('Zahlung abgelaufen', 'abgelaufen'),
  rueckbuchung: {
    ...SYSTEM,
    label: 'Zahlung zurückbuchen',
    verlauf: 'Zahlung zurückgebucht',
    rows: [
      {
        nr: 'rückbuchung',
        from: [...IN_PRUEFUNG, ...UEBERGABE],
        to: null,
        guards: ['requireWurdeBezahlt'],
        sets: { zahlungsStatus: 'rückbuchung', angehalten: true },
      },
      {
        nr: 'rückbuchung',
        from: [...VOR_PRUEFUNG, ...NACH_UEBERGABE, 'inStorniert'],
        to: null,
        guards: ['requireWurdeBezahlt'],
        sets: { zahlungsStatus: 'rückbuchung' },
      },
    ],
    sonst: 'Es gibt keine Zahlung.',
  },
  erstattungAbgeschlossen: {
    ...SYSTEM,
    label: 'Erstattung abschließen',
    verlauf: 'Betrag erstattet',
    rows: [
      {
        nr: '19',
        from: ['inStorniert'],
        to: null,
        guards: ['requireWurdeBezahlt'],
        sets: { zahlungsStatus: 'erstattet', offen: 0 },
      },
    ],
    sonst: 'Erstattet wird nach einer Stornierung.',
  },
  versandVorbereiten: {
    ...SYSTEM,
    label: 'Versand vorbereiten',
    verlauf: 'Versand vorbereitet',
    rows: [
      {
        nr: '13',
        from: ['inExternerFreigabe'],
        to: 'inVersandstellung',
        when: 'ohneAnreicherung',
        guards: [
          'requireNichtAngehalten',
          'requireVollBezahlt',
          'requireGeprueft',
          'requireVorbereitungstagErreicht',
          'requireTerminErreichbar',
        ],
      },
      {
        nr: '13',
        from: ['inAnreicherung'],
        to: 'inVersandstellung',
        guards: [
          'requireNichtAngehalten',
          'requireVollBezahlt',
          'requireAnreicherungFertig',
          'requireVorbereitungstagErreicht',
          'requireTerminErreichbar',
        ],
      },
    ],
    sonst: 'Vorbereitet wird nach Prüfung und Anreicherung.',
  },
  uebergabeGescheitert: {
    ...SYSTEM,
    label: 'Übergabe fehlgeschlagen',
    verlauf: 'Übergabe fehlgeschlagen',
    rows: [{ nr: '15', from: ['inVersandstellung'], to: 'inVersandFehlgeschlagen', guards: ['requireGrundAngegeben'] }],
    sonst: 'Es läuft keine Übergabe.',
  },
} as const satisfies Record<string, ActionDef>
