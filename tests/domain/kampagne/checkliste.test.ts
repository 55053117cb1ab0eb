import { describe, expect, it, test } from 'vitest'
import { ZIELGRUPPE_STATUS, type ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
import { checkliste, offenePunkte, warnungen, type ChecklisteEingabe } from '#src/domain/kampagne/checkliste.ts'
import { DATENSCHUTZ_ZIEL_ZEICHEN, datenschutzText } from '#src/domain/kampagne/datenschutz.ts'
import { refusal } from '#src/domain/kampagne/transitions.ts'
import { HEUTE, facts } from './factory.ts'

const READY: ChecklisteEingabe = {
  kampagne: {
    bezeichnung: 'Winteraktion',
    menge: 1000,
    format: 'maxipostkarte',
    versandDatum: '2026-12-11',
    absender: { firma: 'Gärtnerei Sonnenhof', strasse: 'Am Lindenhof', hausnummer: '12', plz: '48143', ort: 'Münster' },
    datenschutzText: 'Verantwortlich ist …',
    preis: { positionen: [], netto: 1, ustSatz: 19, ust: 0, brutto: 1, jeStueck: 1, stand: '2026-11-20T10:00:00Z' },
    befunde: [{ schwere: 'warnung', code: 'dpiNiedrig', text: 'Das Bild ist grob.' }],
    qrCodes: [
      { layerId: 'a', name: 'Laden', seite: 'rueckseite', typ: 'website', ziel: 'https://laden.example.org/' },
      { layerId: 'b', name: 'Ruf', seite: 'vorderseite', typ: 'telefon', ziel: 'tel:0351' },
    ],
  },
  zielgruppe: { typ: 'hochgeladen', status: 'bereit', bezeichnung: 'Kunden' },
  werbemittel: { status: 'bereit', pruefStatus: 'warnung', bezeichnung: 'Karte' },
  avvAkzeptiert: true,
  heute: HEUTE,
}

const FORT = { listen: [{ idPtZielgruppe: 9, bezeichnung: 'Bestand', fehlt: true }] }

function open(
  changes: Partial<Omit<ChecklisteEingabe, 'kampagne'>>,
  kampagne: Partial<ChecklisteEingabe['kampagne']> = {},
) {
  return checkliste({ ...READY, ...changes, kampagne: { ...READY.kampagne, ...kampagne } }).filter(
    ({ erfuellt }) => !erfuellt,
  )
}

describe('checklist', () => {
  it('is content with a complete campaign, warnings included', () => {
    expect(open({})).toEqual([])
    expect(
      refusal(
        'kampagneZurFreigabeGeben',
        facts('inBearbeitung', { offenePunkte: offenePunkte(checkliste(READY)) }),
        HEUTE,
      ),
    ).toBeNull()
  })

  test.each<
    [
      string,
      Partial<Omit<ChecklisteEingabe, 'kampagne'>>,
      Partial<ChecklisteEingabe['kampagne']>,
      string,
      string,
      RegExp,
    ]
  >([
    ['no name', {}, { bezeichnung: ' ' }, 'bezeichnung', 'grundlagen', /Namen/],
    ['no target group', { zielgruppe: null }, {}, 'zielgruppe', 'zielgruppe', /Wählen Sie eine Zielgruppe/],
    [
      'an outdated count',
      { zielgruppe: { typ: 'filter', status: 'veraltet', bezeichnung: 'NRW' } },
      {},
      'zielgruppe',
      'zielgruppe',
      /„NRW“ ist älter als 30 Tage/,
    ],
    [
      'an archived list',
      { zielgruppe: { typ: 'filter', status: 'archiviert', bezeichnung: 'NRW' } },
      {},
      'zielgruppe',
      'zielgruppe',
      /archiviert/,
    ],
    ['own addresses without contract', { avvAkzeptiert: false }, {}, 'avv', 'zielgruppe', /AV-Vertrag/],
    [
      'a list left out that is gone',
      { zielgruppe: { typ: 'filter', status: 'bereit', bezeichnung: 'NRW', ausschluss: FORT } },
      {},
      'zielgruppe',
      'zielgruppe',
      /„NRW“ soll die Liste „Bestand“ auslassen, die es nicht mehr gibt\. Öffnen Sie die Zielgruppe/,
    ],
    [
      'the same in a group that others use',
      { zielgruppe: { typ: 'filter', status: 'gesperrt', bezeichnung: 'NRW', ausschluss: FORT } },
      {},
      'zielgruppe',
      'zielgruppe',
      /Bearbeiten Sie die Zielgruppe als Kopie/,
    ],
    [
      'too few because of those who are left out',
      {},
      { menge: 158, ausgenommen: { kuerzlich: 640, andereListe: 8 } },
      'menge',
      'zielgruppe',
      /hat 158 Empfänger, .* 648 Personen werden auf Ihren Wunsch ausgelassen\. .* lassen Sie dort weniger Personen aus/,
    ],
    [
      'too few anyway',
      {},
      { menge: 158, ausgenommen: { kuerzlich: 341 } },
      'menge',
      'zielgruppe',
      /mindestens 500\. Erweitern Sie die Zielgruppe\.$/,
    ],
    [
      'one too few because of one who is left out',
      {},
      { menge: 499, ausgenommen: { andereListe: 1 } },
      'menge',
      'zielgruppe',
      /500\. 1 Person wird auf Ihren Wunsch ausgelassen\./,
    ],
    [
      'too few because of those who always are',
      {},
      { menge: 490, ausgenommen: { robinson: 15, sperrliste: 5 } },
      'menge',
      'zielgruppe',
      /mindestens 500\. Erweitern Sie die Zielgruppe\.$/,
    ],
    ['499 recipients', {}, { menge: 499 }, 'menge', 'zielgruppe', /hat 499 Empfänger, nötig/],
    ['no material', { werbemittel: null }, {}, 'werbemittel', 'werbemittel', /Wählen Sie ein Werbemittel/],
    [
      'unchecked material',
      { werbemittel: { status: 'entwurf', pruefStatus: 'offen', bezeichnung: 'Karte' } },
      {},
      'werbemittel',
      'werbemittel',
      /noch nicht geprüft/,
    ],
    [
      'faulty material',
      { werbemittel: { status: 'fehlerhaft', pruefStatus: 'fehler', bezeichnung: 'Karte' } },
      {},
      'werbemittel',
      'werbemittel',
      /Fehler/,
    ],
    [
      'half a sender',
      {},
      { absender: { firma: 'F', strasse: '', hausnummer: '1', plz: '48143', ort: 'Münster' } },
      'absender',
      'grundlagen',
      /Absenders/,
    ],
    ['no date', {}, { versandDatum: null }, 'termin', 'termin', /Wählen Sie einen Versandtermin/],
    ['a past date', {}, { versandDatum: '2026-12-01' }, 'termin', 'termin', /01\.12\.2026 ist nicht mehr buchbar/],
    ['DSG-08 no privacy text', {}, { datenschutzText: '' }, 'datenschutz', 'pruefung', /Datenschutzhinweis/],
    [
      'a finding',
      {},
      {
        befunde: [
          {
            schwere: 'fehler',
            code: 'x',
            text: 'Der Text ragt in die Codierzone.',
            hilfe: 'Verschieben Sie den QR-Code.',
          },
        ],
      },
      'befunde',
      'werbemittel',
      /Codierzone\. Verschieben/,
    ],
    ['no price', {}, { preis: null }, 'preis', 'pruefung', /Preis/],
  ])('%s: one thing is missed', (_name, changes, kampagne, code, schritt, hilfe) => {
    const points = open(changes, kampagne)
    expect(points).toHaveLength(1)
    expect(points[0]).toMatchObject({ code, schritt })
    expect(points[0]?.hilfe).toMatch(hilfe)
    expect(
      refusal('kampagneZurFreigabeGeben', facts('inBearbeitung', { offenePunkte: offenePunkte(points) }), HEUTE),
    ).toContain(points[0]?.hilfe)
  })

  it('asks for the contract only where the addresses are the customer’s own', () => {
    const bought = { typ: 'filter', status: 'bereit', bezeichnung: 'NRW' } as const
    expect(open({ zielgruppe: bought, avvAkzeptiert: false })).toEqual([])
  })

  test.each(ZIELGRUPPE_STATUS)('says what to do with a target group that is %s', (status) => {
    // Locked by another campaign it can be used again.
    const HILFE: Record<ZielgruppeStatus, RegExp | null> = {
      bereit: null,
      gesperrt: null,
      entwurf: /^„Kunden“ ist noch ein Entwurf\. .*stellen Sie .* fertig/,
      wirdGezaehlt: /^„Kunden“ wird noch geprüft\. Bitte warten/,
      wirdGeprueft: /^„Kunden“ wird noch geprüft\. Bitte warten/,
      korrekturNoetig: /^In „Kunden“ sind noch Angaben zu korrigieren\. Öffnen/,
      veraltet: /„Kunden“ ist älter als 30 Tage\. .*neu zu zählen/,
      archiviert: /^„Kunden“ ist archiviert\. Wählen Sie eine andere/,
    }
    const [point] = open({ zielgruppe: { typ: 'hochgeladen', status, bezeichnung: 'Kunden' } })
    expect(point === undefined).toBe(HILFE[status] === null)
    expect(point?.hilfe ?? '').toMatch(HILFE[status] ?? /^$/)
  })

  test.each([
    ['bereit', 'ok', null],
    ['bereit', 'warnung', null],
    ['entwurf', 'offen', /^„Karte“ ist noch nicht geprüft\. .*starten Sie die Prüfung/],
    ['fehlerhaft', 'fehler', /in „Karte“ Fehler gefunden\. .*beheben Sie sie/],
    ['archiviert', 'ok', /^„Karte“ ist archiviert\. Wählen Sie ein anderes/],
  ] as const)('says what to do with material that is %s and checked with %s', (status, pruefStatus, hilfe) => {
    const [point] = open({ werbemittel: { status, pruefStatus, bezeichnung: 'Karte' } })
    expect(point?.hilfe ?? '').toMatch(hilfe ?? /^$/)
  })

  test.each([
    { menge: 500, open: 0 },
    { menge: 499, open: 1 },
  ])('takes $menge recipients or not', ({ menge, open: count }) => {
    expect(open({}, { menge })).toHaveLength(count)
  })

  it('says that there is no code, once there is a material', () => {
    const texts = (werbemittel: ChecklisteEingabe['werbemittel']) =>
      checkliste({ ...READY, werbemittel, kampagne: { ...READY.kampagne, qrCodes: [] } }).map(({ text }) => text)
    expect(texts(READY.werbemittel)).toContain('Auf der Sendung steht kein QR-Code.')
    expect(texts(null).join()).not.toContain('QR-Code')
  })

  it('says of every point what must be so, each in a sentence of its own, in the order of the wizard', () => {
    const points = checkliste(READY)
    expect(points.map(({ text }) => text)).toEqual([
      'Die Kampagne hat einen Namen.',
      'Die Zielgruppe ist gewählt.',
      'Der AV-Vertrag ist angenommen.',
      'Die Kampagne hat mindestens 500 Empfänger.',
      'Das Werbemittel ist geprüft.',
      '„Laden“ (Rückseite) führt zu: https://laden.example.org/',
      '„Ruf“ (Vorderseite) führt zu: Anruf bei 0351',
      'Der Absender ist vollständig.',
      'Der Versandtermin ist buchbar.',
      'Der Datenschutzhinweis ist eingesetzt.',
      'Die Druckvorlage passt zu allen Empfängern.',
      'Der Preis steht fest.',
    ])
    expect(points.every(({ erfuellt, hilfe }) => erfuellt && hilfe === '')).toBe(true)
    expect(new Set(points.map(({ code }) => code)).size).toBe(points.length)
  })

  it('says of a faulty print file what is wrong, also where there is no advice', () => {
    const befunde = [{ schwere: 'fehler', code: 'x', text: 'Der Name ist zu lang.' }] as const
    expect(open({}, { befunde: [...befunde] })[0]?.hilfe).toBe('Der Name ist zu lang.')
  })

  it('collects each warning once', () => {
    const grob = { schwere: 'warnung', code: 'dpiNiedrig', text: 'a' } as const
    const fein = { schwere: 'hinweis', code: 'haarlinie', text: 'b' } as const
    expect(warnungen([grob, fein], [{ ...grob, text: 'c' }])).toEqual([grob])
  })
})

describe('privacy text', () => {
  const angaben = {
    absender: {
      firma: 'Gärtnerei Sonnenhof GmbH & Co. KG',
      strasse: 'Am Lindenhof',
      hausnummer: '12',
      plz: '48143',
      ort: 'Münster',
    },
    kontakt: 'datenschutz@sonnenhof.example.org',
    typ: 'hochgeladen',
    datenquelle: 'unsere Kundendatei.',
    adresseigner: '',
  } as const

  it('names controller, source, purpose, basis, objection, rights and authority, in seven lines', () => {
    const text = datenschutzText(angaben)
    for (const part of [
      'Gärtnerei Sonnenhof GmbH & Co. KG, Am Lindenhof 12, 48143 Münster.',
      'unsere Kundendatei. ',
      'Postwerbung',
      'Art. 6 Abs. 1 f DSGVO',
      'widersprechen: datenschutz@sonnenhof.example.org.',
      'Auskunft und Löschung',
      'Aufsichtsbehörde',
    ])
      expect(text).toContain(part)
    expect(text.length).toBeLessThanOrEqual(DATENSCHUTZ_ZIEL_ZEICHEN)
    expect(text).not.toMatch(/\.\.| {2}/)
    // Art. 21 (4) GDPR: apart from everything else.
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Datenschutz: .*Aufsichtsbehörde\.$/),
      'Sie können der Werbung jederzeit widersprechen: datenschutz@sonnenhof.example.org.',
    ])
  })

  it('names the owner of rented addresses and where he is found', () => {
    const gemietet = { ...angaben, typ: 'filter', datenquelle: ' ' } as const
    expect(datenschutzText(gemietet)).toContain('Herkunft Ihrer Daten: Adressverlag.')
    const text = datenschutzText({
      ...gemietet,
      datenquelle: 'Verbraucherdatenbank Musterdruck',
      adresseigner: 'Probedruckgasse 7, 48155 Münster.',
    })
    expect(text).toContain(
      'Herkunft Ihrer Daten: Verbraucherdatenbank Musterdruck, Probedruckgasse 7, 48155 Münster (verantwortlicher Adresseigner).',
    )
    expect(text.length).toBeLessThanOrEqual(DATENSCHUTZ_ZIEL_ZEICHEN + 60)
  })

  it('leaves out what the sender has not said yet', () => {
    const absender = { firma: 'Teeladen e. K.', strasse: '', hausnummer: '', plz: '', ort: '' }
    expect(datenschutzText({ ...angaben, absender })).toContain('Verantwortlich ist Teeladen e. K. Herkunft')
  })

  it('is empty while the controller or his contact is missing', () => {
    expect(datenschutzText({ ...angaben, kontakt: ' ' })).toBe('')
    expect(datenschutzText({ ...angaben, absender: { ...angaben.absender, firma: ' ' } })).toBe('')
  })
})
