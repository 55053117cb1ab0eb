/** Words of the trade that have another name in the product, and phrases that no clerk would write (docs/use.md, Words). */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/Freigabe-Link/, 'Freigabelink'],
  [/(?<!E-)\bMails?\b|\bE-?mails?\b|\be-mail\b/, 'E-Mail'],
  [/Kennw(o|ö)rt/, 'Passwort'],
  [/Bildpunkt/, 'Pixel'],
  [/Kn(o|ö)pfe?\b/, 'Schaltfläche'],
  [/[Aa]kzeptier/, 'annehmen'],
  [/nicht gelungen|gescheitert|nicht geklappt|schiefgegangen|geht schief/, 'fehlgeschlagen'],
  [/\bBefunde?n?\b/, 'Auffälligkeit'],
  [/\bZust(a|ä)nde?\b/, 'Status'],
  [/[Ff]reigabe (ge)?geben\b|geben Sie .*zur Freigabe/, 'zur Freigabe senden'],
  [/wünscht Änderungen|Änderungen gewünscht/, 'Änderungen anfordern'],
  [/\bMensch(en)?\b/, 'Person'],
  [/Ansprechperson/, 'Kundenservice'],
  [/Ihr(en)? Administrator\b|Ihre Verwaltung/, 'Ihre Administration'],
  [/\b([Dd]as|[Ee]in) Storno\b|Storno an(fragen|gefragt)|\bStornos\b/, 'Stornierung'],
  [/Druck-PDF/, 'Druckdatei'],
  [/\bTracking\b/, 'Scan-Messung'],
  [/\berb(eten|itten)\b/, 'anfordern'],
  [/\b(ist|sind|noch einmal) unterwegs\b/, 'gesendet'],
  [/Datenschutztext|Pflichttext/, 'Datenschutzhinweis'],
  [/Aus dem Archiv holen|ist wieder da\b/, 'wiederherstellen'],
  [/\bPrüfenden?\b/, 'Freigebende'],
  [/\bbekomm(t|en|st)\b/, 'erhalten'],
  [/noch einmal/, 'erneut'],
  [/\bvon selbst\b/, 'automatisch'],
  [/niemand mehr|wenn Sie es sagen|sofort mit\b|nennt die Preisliste|vom Bildschirm|auf die Mitte/, 'a plain sentence'],
  [/\b(du|dir|dich|deine?[mnrs]?)\b/, 'Sie'],
]

/** More words than this nobody reads in one go. */
const WORDS_MAX = 25

/** Sentences with too many words; code between back quotes is one word. `ends` says where a sentence ends. */
export function longSentences(text: string, ends: RegExp): string[] {
  const sentences = text.replaceAll(/`[^`]*`/g, 'x').split(ends)
  return sentences.filter(
    (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > WORDS_MAX,
  )
}

/** What is wrong with a German text, in words for who mends it. */
export function findingsOfText(text: string): string[] {
  // Values that come at run time, marks of a page, and names of fields are no words of ours.
  const words = text.replaceAll(/\{\{\w+\}\}|<[^>]*>|`[^`]*`/g, ' x ')
  return [
    ...BANNED.flatMap(([pattern, instead]) => {
      const found = pattern.exec(words)?.[0]
      return found === undefined ? [] : [`"${found}": ${instead}`]
    }),
    ...longSentences(words, /(?<=[.!?:…])\s+|[\n;]+\s*/).map(
      (sentence) => `more than ${WORDS_MAX} words: ${sentence.trim()}`,
    ),
    ...(/[\p{L}“]!(\s|$)/u.test(words) ? ['exclamation mark'] : []),
  ]
}
