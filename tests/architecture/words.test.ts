import { describe, expect, test } from 'vitest'
import { projectFiles, read } from './imports.ts'
import { textsOfSource } from './sourceTexts.ts'
import { allTextFiles } from './textFiles.ts'
import { findingsOfText } from './words.ts'

/** Texts whose words are not ours to choose. */
const PRESCRIBED = new Map([
  ['de/common.json: session.loggedOut.title', 'toast as ordered (spec 8)'],
  ['de/common.json: session.logoutFailed.title', 'toast as ordered (spec 8)'],
])
/** Lists of names and the customers' own words. */
const NO_TEXTS = /^src\/contract\/demo\/|^mocks\/backend\/(seed\/|kampagne\/vornamen|zielgruppe\/people)|haeufige\.ts$/
const SOURCES = /^(src\/(api|base|contract|domain|engines)|mocks\/backend)\//

/** A German text: several words, and no code. */
const PROSE = /^[\p{Lu}„\p{Ll}+*][^<>={}]*\s\S/u
const CODE = /^(select|insert|update|delete|create|alter|PRAGMA) |[a-z]+-[a-z]+: |\bdef\b/

const ofTexts = allTextFiles()
  .filter(({ language }) => language === 'de')
  .flatMap(({ namespace, texts }) => [...texts].map(([key, text]) => ({ place: `de/${namespace}.json: ${key}`, text })))

const ofSources = projectFiles()
  .filter((file) => SOURCES.test(file) && !NO_TEXTS.test(file))
  .flatMap((file) =>
    textsOfSource(file, read(file)).strings.map((text) => ({ place: file, text: text.replaceAll(/<[^>]*>/g, ' ') })),
  )
  .filter(({ text }) => PROSE.test(text.trim()) && !CODE.test(text))

const findings = (texts: readonly { place: string; text: string }[]) =>
  texts.flatMap(({ place, text }) => findingsOfText(text).map((finding) => `${place}: ${finding}`))

describe('The words of the product', () => {
  test('one name for one thing, whole short sentences, in the files of texts', () => {
    expect(ofTexts.length).toBeGreaterThan(1000)
    expect(findings(ofTexts.filter(({ place }) => !PRESCRIBED.has(place)))).toEqual([])
    for (const [place, reason] of PRESCRIBED)
      expect(findings(ofTexts.filter((text) => text.place === place)), `no longer needed: ${reason}`).not.toEqual([])
  })

  test('the same in the words of the domain, the contract and the stand-in', () => {
    expect(ofSources.length).toBeGreaterThan(1000)
    expect(findings(ofSources)).toEqual([])
  })
})

describe('What the test finds', () => {
  test.each([
    ['Wer ist dran: niemand mehr', 'niemand mehr'],
    ['Erst wenn Sie es sagen, gehen die gewählten Spalten zu uns.', 'wenn Sie es sagen'],
    ['Zahlung nicht gelungen', 'nicht gelungen'],
    ['Den Preis je Empfänger nennt die Preisliste.', 'nennt die Preisliste'],
    ['Sie haben eine Bestätigung per Mail.', 'Mail'],
    ['Neuer Freigabe-Link', 'Freigabe-Link'],
    ['Zur Freigabe geben', 'Freigabe geben'],
    ['Das Storno ist kostenlos.', 'Das Storno'],
    ['Ist das deine Firma?', 'deine'],
  ])('%s', (text, found) => {
    expect(findingsOfText(text)).toEqual([expect.stringContaining(`"${found}"`)])
  })

  test('long sentences and exclamation marks, but no names of fields', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ')
    expect(findingsOfText(`${words(25)}. ${words(25)}.`)).toEqual([])
    expect(findingsOfText(`Gut. ${words(26)}.`)).toHaveLength(1)
    expect(findingsOfText('Gespeichert!')).toEqual(['exclamation mark'])
    expect(findingsOfText('Die Datei „{{name}}“ ist gespeichert. Eine E-Mail ist gesendet.')).toEqual([])
    expect(findingsOfText('Das Feld `agbAkzeptiert` fehlt im Storno zu RE-1.')).toEqual([])
  })
})
