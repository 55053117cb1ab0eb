import { describe, expect, test } from 'vitest'
import { FIRMA, neu, PERSON } from './person.ts'

describe('firms in German case', () => {
  test.each([
    ['Müller Gmbh & Co. Kg', 'Müller GmbH & Co. KG'],
    ['Müller Kg', 'Müller KG'],
    ['Müller kg', 'Müller KG'],
    ['Müller Ag', 'Müller AG'],
    ['Müller Ug (haftungsbeschränkt)', 'Müller UG (haftungsbeschränkt)'],
    ['STADTWERKE KÖLN', 'Stadtwerke Köln'],
    ['DEUTSCHE BAHN AG', 'Deutsche Bahn AG'],
    ['KANZLEI AN DER OPER', 'Kanzlei an der Oper'],
    ['ZAHNARZTPRAXIS DR. MED. DENT. SCHULZ', 'Zahnarztpraxis Dr. med. dent. Schulz'],
    ['PRAXIS PROF. DR. SCHULZ', 'Praxis Prof. Dr. Schulz'],
    ['GEBR. MÜLLER', 'Gebr. Müller'],
    ['FA. MÜLLER', 'Fa. Müller'],
    ['MALERBETRIEB INH. MÜLLER', 'Malerbetrieb Inh. Müller'],
    ['CAFÉ DE PARIS', 'Café de Paris'],
    ['PIZZERIA LA STRADA', 'Pizzeria La Strada'],
    ['MÜLLER IT-SERVICE GMBH', 'Müller IT-Service GmbH'],
    ['MÜLLER EDV-BERATUNG', 'Müller EDV-Beratung'],
    ['MÜLLER HTL-SYSTEME', 'Müller HTL-Systeme'],
    ['MÜLLER TV-HIFI', 'Müller TV-Hifi'],
    ['müller it-service gmbh', 'Müller IT-Service GmbH'],
    ['MüLLER BAU GMBH', 'Müller Bau GmbH'],
    ['ING.-BÜRO MÜLLER', 'Ing.-Büro Müller'],
    ['AUTOHAUS AM RING AG', 'Autohaus am Ring AG'],
    ['WEBER-BAU GMBH', 'Weber-Bau GmbH'],
    ['MÜLLER/MEIER GBR', 'Müller/Meier GbR'],
    ['BMW NIEDERLASSUNG KÖLN', 'BMW Niederlassung Köln'],
  ])('%s: %s', (firma, expected) => {
    expect(neu('schreibweise', { ...FIRMA, firma })).toEqual({ firma: expected })
  })

  test.each(['IT-SERVICE', 'EDV-BERATUNG', 'Zucker 5 kg', 'BMW AG', 'Müller KG', 'adidas AG', '#NV', 'NULL'])(
    'nothing for %s',
    (firma) => {
      expect(neu('schreibweise', { ...FIRMA, firma })).toBeNull()
    },
  )
})

describe('names in German case', () => {
  test.each([
    ['MEIER/MÜLLER', 'Meier/Müller'],
    ['MÜLLER JUN.', 'Müller jun.'],
    ['MÜLLER SEN.', 'Müller sen.'],
    ['MÜLLER (GEB. MEIER)', 'Müller (geb. Meier)'],
    ['(GEB. MEIER)', '(geb. Meier)'],
    ['MÜLLER U. MEIER', 'Müller u. Meier'],
    ['MC DONALD', 'Mc Donald'],
    ['DE LA CRUZ', 'de la Cruz'],
    ["N'DIAYE", "N'Diaye"],
    ["D'ANGELO", "D'Angelo"],
    ['V.BÜLOW', 'v. Bülow'],
    ['V. BÜLOW', 'v. Bülow'],
    ['MüLLER', 'Müller'],
    ['KöHLER-MüLLER', 'Köhler-Müller'],
    ['WEBER II', 'Weber II'],
    ['GRAF V. BÜLOW', 'Graf v. Bülow'],
    ['MÜLLER GEN. MEIER', 'Müller gen. Meier'],
  ])('%s: %s', (nachname, expected) => {
    expect(neu('schreibweise', { ...PERSON, nachname })).toEqual({ nachname: expected })
  })

  test.each([
    ['JüRGEN', 'Jürgen'],
    ['HANS U. PETRA', 'Hans u. Petra'],
    ['HANS U.', 'Hans U.'],
    ['HANS U. PETER', 'Hans U. Peter'],
    ['V. HANS', 'V. Hans'],
  ])('the first name %s: %s', (vorname, expected) => {
    expect(neu('schreibweise', { ...PERSON, vorname })).toEqual({ vorname: expected })
  })

  test.each(['#NV', '#N/A', 'null', 'NULL', 'undefined', 'keine', 'k.a.', 'KA', 'HP', 'KöR', 'van'])(
    'nothing for %s',
    (nachname) => {
      expect(neu('schreibweise', { ...PERSON, nachname })).toBeNull()
      expect(neu('schreibweise', { ...PERSON, vorname: nachname })).toBeNull()
    },
  )

  test('a firm in the column of names is written as one', () => {
    expect(neu('schreibweise', { ...FIRMA, nachname: 'DR. MÜLLER GMBH' })).toEqual({ nachname: 'Dr. Müller GmbH' })
  })

  test('an initial before a surname without a first name stays', () => {
    expect(neu('schreibweise', { ...FIRMA, nachname: 'V. MÜLLER' })).toBeNull()
  })
})

test.each(['null', 'undefined', '#NV'])('nothing for the street or place %s', (text) => {
  expect(neu('schreibweise', { ...PERSON, strasse: text, ort: text })).toBeNull()
})
