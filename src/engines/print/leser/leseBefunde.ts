import type { Befund, Rect } from '#src/contract/dokument.ts'
import type { LayoutContext } from '../displayList.ts'
import { textPlace } from './textPlace.ts'
import type { LeseCode } from './gelassen.ts'
import type { Lesehinweis } from './readTexts.ts'

type Words = (found: string, meant: string | undefined) => { text: string; hilfe: string }

const quoted = (text: string) => `„${text.replaceAll(/\s+/g, ' ')}“`

const WORTE: Record<LeseCode, Words> = {
  rechtschreibung: (found) => ({
    text: `${quoted(found)} steht in keinem Wörterbuch.`,
    hilfe: 'Ist das Wort so gemeint, etwa als Name, lassen Sie es so.',
  }),
  preisOhneWaehrung: (found) => ({
    text: `Beim Preis ${quoted(found)} fehlt die Währung.`,
    hilfe: 'Ergänzen Sie „€“, wenn es ein Preis ist.',
  }),
  datumUnmoeglich: (found) => ({
    text: `Das Datum ${quoted(found)} gibt es nicht.`,
    hilfe: 'Prüfen Sie Tag und Monat.',
  }),
  wochentagFalsch: (found, meant) => ({
    text: `Bei ${quoted(found)} passen Wochentag und Datum nicht zusammen.`,
    hilfe: meant === undefined ? 'Prüfen Sie beides.' : `Dieser Tag ist ein ${meant}.`,
  }),
  datumVergangen: (found) => ({
    text: `Das Datum ${quoted(found)} ist schon vorbei.`,
    hilfe: 'Prüfen Sie, ob das Datum noch stimmt, wenn die Sendung ankommt.',
  }),
  angebotOhneEnde: (found) => ({
    text: `Bei ${quoted(found)} steht nicht, bis wann das Angebot gilt.`,
    hilfe: 'Nennen Sie ein Ende, zum Beispiel „gültig bis …“.',
  }),
  vorlagenrest: (found) => ({
    text: `${quoted(found)} sieht nach dem Rest einer Vorlage aus.`,
    hilfe: 'Ersetzen Sie die Stelle durch Ihren Text.',
  }),
  telefonAnders: (found) => ({
    text: `Die Telefonnummer ${quoted(found)} steht nicht in Ihrem Konto.`,
    hilfe: 'Prüfen Sie die Nummer. Stimmt sie, lassen Sie sie so.',
  }),
  webAnders: (found) => ({
    text: `Die Internetadresse ${quoted(found)} gehört nicht zu den E-Mail-Adressen Ihres Kontos.`,
    hilfe: 'Prüfen Sie die Adresse. Stimmt sie, lassen Sie sie so.',
  }),
}

/** Hints as findings, each with its place on the sheet (print 15). */
export function leseBefunde(hints: readonly Lesehinweis[], context: LayoutContext): Befund[] {
  return hints.map(({ code, at, fund }) => {
    const { layer, seite } = at
    const stelle: Rect | null = textPlace(layer, context, fund)
    const soll = code === 'rechtschreibung' || code === 'telefonAnders' || code === 'webAnders' ? fund.meant : undefined
    return {
      schwere: 'hinweis',
      code,
      seite,
      layerId: layer.id,
      ...WORTE[code](fund.text, fund.meant),
      ist: fund.text,
      ...(soll !== undefined && soll !== '' && { soll }),
      ...(stelle && { stelle }),
    }
  })
}
