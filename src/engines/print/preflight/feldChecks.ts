import type { Befund, DatenschutzLayer, EmpfaengerLayer, Layer, QrLayer, TextLayer } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import { absenderZeile } from '../absender.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { EIN_FELD, type GemeintesFeld, gemeinteFelder, becomesField } from '../text/gemeinteFelder.ts'

import { rounded } from './thresholds.ts'
import { boxOf, type TextLine } from '../page/walk/textLines.ts'

type Finding = Omit<Befund, 'seite'>

/** Texts of the campaign that stand in its sheet. */
export interface Kampagnentexte {
  absender: Absender | null
  datenschutzText: string | null
}

/** Findings about one text; more of them say nothing new. Assumed. */
const HOECHSTENS = 5
const LABEL: Readonly<Record<string, string>> = { ...FELD_LABEL, briefanrede: 'Briefanrede' }

/** What would print as text although a field was meant (print 8.7). `stelle`: how the place is called. */
function feldFinding(feld: GemeintesFeld, stelle: string, hilfe: string): Finding {
  const was = feld.text.includes(EIN_FELD)
    ? 'Um ein Feld stehen Zeichen, die mitgedruckt werden'
    : `„${feld.text}“ steht als Text da und wird so auf jede Sendung gedruckt`
  return { schwere: feld.schwere, code: 'feldAlsText', text: `${stelle}: ${was}.`, hilfe }
}

/** Each spelling once, errors first. */
function verschiedene<F extends GemeintesFeld>(felder: readonly F[]): F[] {
  const einmal = new Map(felder.map((feld) => [feld.text, feld]))
  return [...einmal.values()].toSorted((a, b) => a.schwere.localeCompare(b.schwere)).slice(0, HOECHSTENS)
}

const ERSETZEN = 'Ersetzen Sie die Stelle durch den Text, der gedruckt werden soll.'

function textFindings(layer: TextLayer): Finding[] {
  const zeilen = layer.paragraphs.map(({ runs }) => runs.map((run) => (run.t === 'ph' ? EIN_FELD : run.text)).join(''))
  const ersatz = layer.paragraphs.flatMap(({ runs }) => runs.map((run) => (run.t === 'ph' ? run.fallback : '')))
  return [
    ...verschiedene(gemeinteFelder(zeilen.join('\n'))).map((feld): Finding => {
      const found = feldFinding(feld, `„${layer.name}“`, hilfeFuer(feld))
      return becomesField(feld) ? { ...found, abhilfe: 'feldEinsetzen' } : found
    }),
    ...verschiedene(gemeinteFelder(ersatz.join('\n'))).map((feld) =>
      feldFinding(feld, `„${layer.name}“, Ersatztext`, ERSETZEN),
    ),
  ]
}

function hilfeFuer(feld: GemeintesFeld): string {
  if (feld.text.includes(EIN_FELD)) return 'Löschen Sie die Zeichen vor und hinter dem Feld.'
  if (feld.key !== null)
    return `Gemeint ist wohl das Feld „${LABEL[feld.key] ?? feld.key}“. Setzen Sie es ein, oder ändern Sie den Text.`
  return feld.schwere === 'fehler'
    ? `${ERSETZEN} Felder, die es gibt, stehen unter „Platzhalter einfügen“.`
    : 'Wenn das ein Feld sein soll, wählen Sie es unter „Platzhalter einfügen“.'
}

/** An address of the web has brackets of its own. */
const IN_ADRESSE = /^(?:[$#%]?\{|%%|\*\||<<|@@)/

function decoded(inhalt: string): string {
  try {
    return decodeURIComponent(inhalt)
  } catch {
    return inhalt
  }
}

function qrFindings({ name, inhalt, inhaltTyp }: QrLayer): Finding[] {
  const all = inhaltTyp === 'website' ? gemeinteFelder(decoded(inhalt)) : gemeinteFelder(inhalt)
  const felder = all.filter(({ text }) => inhaltTyp !== 'website' || IN_ADRESSE.test(text))
  const hilfe = 'In QR-Codes gibt es keine Felder. Schreiben Sie hinein, was für alle gilt.'
  return verschiedene(felder).map((feld) => feldFinding(feld, `„${name}“`, hilfe))
}

function absenderFindings(absender: Absender | null): Finding[] {
  const felder = absender === null ? [] : gemeinteFelder(absenderZeile(absender))
  return verschiedene(felder).map((feld) => feldFinding(feld, 'Absender', 'Ändern Sie den Absender der Kampagne.'))
}

/** What it repeats of the sender is told there. */
function datenschutzFindings({ absender, datenschutzText }: Kampagnentexte): Finding[] {
  const zeile = absender === null ? '' : absenderZeile(absender)
  const felder = gemeinteFelder(datenschutzText ?? '').filter(({ text }) => !zeile.includes(text))
  const hilfe = 'Ändern Sie die Angaben zum Datenschutz im Konto.'
  return verschiedene(felder).map((feld) => feldFinding(feld, 'Datenschutzhinweis', hilfe))
}

function ofLayer(layer: TextLayer | QrLayer | EmpfaengerLayer | DatenschutzLayer, texte: Kampagnentexte): Finding[] {
  switch (layer.type) {
    case 'text':
      return textFindings(layer)
    case 'qrcode':
      return qrFindings(layer)
    case 'empfaenger':
      return absenderFindings(texte.absender)
    case 'datenschutz':
      return datenschutzFindings(texte)
  }
}

/** Fields that are left as text in what a layer prints. */
export function feldFindings(layer: Layer, texte: Kampagnentexte): Finding[] {
  if (layer.type === 'bild' || layer.type === 'form' || layer.type === 'zone') return []
  return ofLayer(layer, texte).map((befund) => ({ ...befund, layerId: layer.id }))
}

const IN_DATEI =
  'Eine hochgeladene Datei druckt für alle dasselbe. Ersetzen Sie die Stelle und exportieren Sie neu, oder gestalten Sie im Editor: Dort gibt es Felder.'

/** The same in the lines of an uploaded page, whose boxes are mm of the data format. */
export function feldFindingsIn(lines: readonly TextLine[]): Finding[] {
  const felder = lines.flatMap((line) => gemeinteFelder(line.text).map((feld) => ({ ...feld, line })))
  return verschiedene(felder).map((feld) => {
    const box = boxOf(feld.line, feld.von, feld.bis)
    const found = feldFinding(feld, 'Auf der Seite', IN_DATEI)
    return box ? { ...found, stelle: rounded(box) } : found
  })
}
