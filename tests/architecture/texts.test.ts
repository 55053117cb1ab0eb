import { describe, expect, test } from 'vitest'
import { projectFiles, read } from './imports.ts'
import { textsOfSource } from './sourceTexts.ts'
import { allTextFiles, findingsOfFile, findingsOfNamespace, FRAME_LANGUAGES, textFile } from './textFiles.ts'
import { missingKeys, missingValues, unusedKeys } from './textUse.ts'

const sourcesOf = (folder: string) =>
  projectFiles()
    .filter((file) => file.startsWith(folder))
    .map((file) => textsOfSource(file, read(file)))

const sources = sourcesOf('src/')
const files = allTextFiles()
const frameFiles = files.filter(({ language }) => language !== 'de')

/** Texts of the frame that are the same in two of its languages, or not in Arabic letters. */
const SAME = new Map([
  ['shell:language.en', 'each language is called by its own name'],
  ['shell:language.fr', 'each language is called by its own name'],
  ['shell:search.keys', 'what the keys show'],
  ['search:key.escape', 'what the key shows, also on Arabic keyboards'],
  ['search:key.delete', 'what the key shows, also on Arabic keyboards'],
])

/** Places of words in the code. */
const WORDS_IN_CODE: readonly (readonly [RegExp, string])[] = [
  [
    /^src\/(base|contract|domain|engines)\//,
    "the product's own words: states, actions, findings; the server says them too",
  ],
  [
    /^src\/api\/\w+\.ts:.*: (Keine|Der|Die|Ihre|Einige|Dieser|Etwas) /,
    'takes the place of a sentence of the server, when none came',
  ],
  [/^src\/demo\/demoApi\.ts:/, 'reason of an error of the sample screens, which have their own words for all of them'],
  [/^src\/features\/werbemittel\/editor\/beispiele\.ts:/, 'invented recipient, not a text'],
  [/: \*@example\.org$/, 'address of a demo account'],
]

describe('The texts of the product', () => {
  test('every key that code asks for exists, and gets what its text needs', () => {
    expect(missingKeys(sources, files)).toEqual([])
    expect(missingValues(sources, files)).toEqual([])
  })

  test('every key in a file is asked for', () => {
    expect(unusedKeys(sources, files, sourcesOf('mocks/'))).toEqual([])
  })

  test('the files of a language are whole, with all of its plural forms and its own marks', () => {
    expect(files.flatMap(findingsOfFile)).toEqual([])
  })

  test('the languages of the frame say the same; German stands apart', () => {
    const namespaces = new Set(frameFiles.map(({ namespace }) => namespace))
    const same = new Set(SAME.keys())
    const findings = [...namespaces].flatMap((namespace) => {
      const ofNamespace = FRAME_LANGUAGES.map(
        (language) =>
          frameFiles.find((file) => file.language === language && file.namespace === namespace) ??
          textFile(language, namespace, {}),
      )
      return findingsOfNamespace(ofNamespace, same)
    })
    expect(findings).toEqual([])
    const german = files.filter(({ language }) => language === 'de').map(({ namespace }) => namespace)
    expect(german.filter((namespace) => namespaces.has(namespace))).toEqual([])
  })

  test('no words for people stand in the code', () => {
    const literals = sources
      .flatMap((source) => source.literals)
      .map(({ file, line, text }) => `${file}:${line}: ${text}`)
    expect(literals.filter((literal) => !WORDS_IN_CODE.some(([allowed]) => allowed.test(literal)))).toEqual([])
    for (const [allowed, reason] of WORDS_IN_CODE)
      expect(
        literals.some((literal) => allowed.test(literal)),
        `no longer needed: ${reason}`,
      ).toBe(true)
  })
})

test('what a German page opens beside itself says its language', () => {
  const unsaid = sources.flatMap((source) => source.unsaid)
  expect(unsaid.filter((place) => /^src\/(features|entities|shared)\//.test(place))).toEqual([])
})

describe('What the test finds', () => {
  const read1 = (source: string) => [textsOfSource('src/features/a/A.tsx', source)]
  const german = [textFile('de', 'a', { title: 'Titel', menge_one: '{{count}} Stück', menge_other: '{{count}} Stück' })]

  test('keys that do not exist, by every way to ask for one', () => {
    const missing = (body: string, head = '') =>
      missingKeys(read1(`${head}\nfunction A() { const { t } = useTranslation('a'); return ${body} }`), german)
    expect(missing(`t('title')`)).toEqual([])
    expect(missing(`t('titel')`)).toEqual(['src/features/a/A.tsx:2: a:titel'])
    expect(missing(`t(x ? 'title' : 'none')`)).toEqual(['src/features/a/A.tsx:2: a:none'])
    expect(missing('t(`state.${x}`)')).toEqual(['src/features/a/A.tsx:2: a:state.*'])
    expect(missing(`t('b:title')`)).toEqual(['src/features/a/A.tsx:2: b:title'])
    expect(missing(`<Trans i18nKey="none" />`)).toEqual(['src/features/a/A.tsx:2: a:none'])
    expect(missing(`i18n.t('none')`)).toEqual(['src/features/a/A.tsx:2: a:none'])
    expect(missing(`text('a:none')`, `import { text } from '#src/shared/i18n/i18n.ts'`)).toEqual([
      'src/features/a/A.tsx:2: a:none',
    ])
    expect(missing('null', `const ENTRIES = [{ title: 'a:none' }]`)).toEqual(['a:none'])
    expect(missing('null', `const schema = (t: TFunction<'a'>) => t('none')`)).toEqual([
      'src/features/a/A.tsx:1: a:none',
    ])
    // Of several namespaces the first is meant.
    expect(missingKeys(read1(`function A() { const { t } = useTranslation(['b', 'a']); t('title') }`), german)).toEqual(
      ['src/features/a/A.tsx:1: b:title'],
    )
    expect(missingKeys(read1(`const x = (t: (key: string) => string) => t('title')`), german)).toEqual([
      'src/features/a/A.tsx:1: a key of an unknown namespace',
    ])
  })

  test('placeholders and plurals that a call does not serve', () => {
    const call = (options: string) =>
      missingValues(read1(`function A() { const { t } = useTranslation('a'); t('menge'${options}) }`), german)
    expect(call('')).toEqual(['src/features/a/A.tsx:1: a:menge needs count'])
    expect(call(', { menge }')).toEqual(['src/features/a/A.tsx:1: a:menge needs count'])
    expect(call(', { count: 1 }')).toEqual([])
    expect(call(', { ...values }')).toEqual([])
  })

  test('keys that nobody asks for', () => {
    const state = [textFile('de', 'a', { state: { open: 'Offen', gone: 'Weg', late: 'Seit {{tag}}' }, title: 'Titel' })]
    const unused = (source: string) => unusedKeys(read1(source), state)
    const all = ['a:state.open', 'a:state.gone', 'a:state.late', 'a:title']
    const hook = `const { t } = useTranslation('a')`
    expect(unused('')).toEqual(all)
    expect(unused(`function A() { ${hook}; t('title') }`)).toEqual(all.slice(0, 3))
    // A dynamic key asks for what the code can put in, and for texts that it can fill.
    expect(unused(`const x = ['open', 'late']; function A() { ${hook}; t(\`state.\${x}\`) }`)).toEqual(all.slice(1))
    expect(unused(`const TITLE = 'a:title'`)).toEqual(all.slice(0, 3))
    // A key without its namespace counts only where the file asks for a key from elsewhere.
    expect(unused(`const K = { x: 'state.open' }; function A() { ${hook} }`)).toEqual(all)
    expect(unused(`const K = { x: 'state.open' }; function A() { ${hook}; t(K.x) }`)).toEqual(all.slice(1))
  })

  test('words in the code, wherever a person would meet them', () => {
    const words = (source: string) => read1(source).flatMap(({ literals }) => literals.map(({ text }) => text))
    expect(words(`<p>Hallo</p>`)).toEqual(['Hallo'])
    expect(words(`<p>{open ? 'auf' : 'zu'}</p>`)).toEqual(['auf', 'zu'])
    expect(words('<p>{`${n} Stück`}</p>')).toContain('* Stück')
    expect(words(`<button aria-label="Close" title={x ?? 'Close it'} />`)).toEqual(['Close', 'Close it'])
    expect(words(`<Field helperText="optional" submitLabel={'go on'} />`)).toEqual(['optional', 'go on'])
    expect(words(`const columns = [{ key: 'a', header: 'Name' }]`)).toEqual(['Name'])
    expect(words(`notify.error('failed')`)).toEqual(['failed'])
    expect(words(`z.minLength(1, 'Bitte geben Sie etwas ein.')`)).toEqual(['Bitte geben Sie etwas ein.'])
    expect(words(`store.execute('Löschen')`)).toEqual(['Löschen'])
    // No words: keys, code, a name of the kit, what only the console shows.
    expect(words(`<Chip label={t('a.b')} color="primary" className="a b" error="error" />`)).toEqual([])
    expect(words(`const entry = { title: 'menu.kampagne', primary: '#FFF' }`)).toEqual([])
    expect(words(`throw new Error('This should not happen.')`)).toEqual([])
    expect(words(`<p>– · {n} €</p>`)).toEqual([])
  })

  test('parts beside the page without their language', () => {
    const unsaid = (source: string) => read1(source).flatMap((found) => found.unsaid)
    expect(unsaid(`<Menu open />`)).toEqual(['src/features/a/A.tsx:1: Menu'])
    expect(unsaid(`<Menu open lang="de" />`)).toEqual([])
    expect(unsaid(`<TextField select label={x} />`)).toEqual(['src/features/a/A.tsx:1: TextField'])
    expect(unsaid(`<TextField label={x} />`)).toEqual([])
  })

  test('empty texts, plural forms and marks of a language', () => {
    const findings = (language: string, content: object) => findingsOfFile(textFile(language, 'a', content))
    expect(findings('de', { title: ' ' })).toEqual(['de/a.json: title is empty'])
    expect(findings('de', { n_one: 'eins' })).toEqual(['de/a.json: n has no form for "other"'])
    expect(findings('de', { n_one: 'eins', n_few: 'wenige', n_other: 'viele' })).toEqual([
      'de/a.json: n_few is a form that the language does not have',
    ])
    expect(findings('fr', { n_one: 'un', n_other: 'des' })).toEqual(['fr/a.json: n has no form for "many"'])
    expect(findings('ar', { n_one: 'واحد', n_two: 'اثنان', n_other: 'كثير' })).toHaveLength(3)
    expect(findings('fr', { a: 'Prêt ?', b: 'Langue: {{x}}', c: '« oui »', d: 'l’été\u202f: oui' })).toHaveLength(3)
    expect(findings('fr', { a: 'Prêt\u202f?', b: '«\u202foui\u202f»', c: 'Prêt à 8:30' })).toEqual([])
    expect(findings('ar', { a: 'اليوم, غدا', b: 'هل؟', c: 'ماذا?' })).toHaveLength(2)
    expect(findings('de', { a: 'Lädt...', b: '„gut“', c: '"schlecht"', d: '“schlecht”' })).toHaveLength(3)
    expect(findings('en', { a: "don't", b: 'don’t' })).toHaveLength(1)
  })

  test('what the languages do not have in common', () => {
    const findings = (fr: object, ar: object = { a: 'ألف {{x}}' }) =>
      findingsOfNamespace(
        [textFile('en', 'n', { a: 'Two words {{x}}' }), textFile('fr', 'n', fr), textFile('ar', 'n', ar)],
        new Set(),
      )
    expect(findings({ a: 'Deux mots {{x}}' })).toEqual([])
    expect(findings({})).toEqual(['fr/n.json: a is missing'])
    expect(findings({ a: 'Deux mots {{x}}', b: 'De trop' })).toEqual([
      'en/n.json: b is missing',
      'ar/n.json: b is missing',
    ])
    expect(findings({ a: 'Deux mots' })).toEqual(['fr/n.json: a has other placeholders'])
    expect(findings({ a_one: '{{x}}', a_many: '{{x}}', a_other: '{{x}}' })).toEqual(['fr/n.json: a has other forms'])
    expect(findings({ a: 'Two words {{x}}' })).toEqual(['fr/n.json: a reads as in en: Two words {{x}}'])
    expect(findings({ a: 'Deux mots {{x}}' }, { a: 'Alif {{x}}' })).toEqual(['ar/n.json: a is not Arabic: Alif {{x}}'])
  })
})
