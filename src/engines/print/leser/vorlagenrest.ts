import { findAll, type Fund, type Lesetext } from './lesetext.ts'

/** Words that templates and drafts hold in place of the customer's own. */
const RESTE: readonly RegExp[] = [
  /lorem ipsum(?: dolor(?: sit amet)?)?|dolor sit amet/giu,
  /(?<!\p{L})(?:ihr|dein|mein|unser) (?:text|slogan|name|logo|firmenname|angebot|claim)(?: (?:steht )?hier| kommt hier(?:hin)?)(?!\p{L})|hier (?:steht|könnte|kommt|folgt|bitte) (?:ihr|dein|der|ein|ihre|deine|eine|die) (?:text|überschrift|werbung stehen|headline|name|logo|adresse|angebot|slogan)|(?:text|überschrift|adresse|datum|preis|name|logo|telefonnummer) (?:hier )?(?:einfügen|eingeben|einsetzen|ergänzen|eintragen)(?!\p{L})/giu,
  /(?<!\p{L})(?:blindtext|platzhaltertext|beispieltext|mustertext|dummytext)(?!\p{L})/giu,
  /(?<!\p{L})(?:max|erika|maria|frau|herr|dr\.) muster(?:mann|frau)(?!\p{L})|(?<!\p{L})(?:mustermann|musterfrau|musterfirma|musterstr(?:aße|asse|\.)|musterweg|musterstadt|musterort|musterhausen)(?!\p{L})|(?<!\p{L})muster (?:gmbh|ag|kg)(?!\p{L})/giu,
  /(?<![\p{L}\p{N}.,/#-])(?:XX+|xx+|XXX+)(?:[.,][Xx]{2,4}){0,2}(?![\p{L}\p{N}-])(?!\s?Lutz)/gu,
  /(?<!\p{L})(?:TODO|TO DO:|TBD|FIXME|N\.N\.(?=\s?$))(?!\p{L})|\?{3,}|(?<![\p{L}\p{N}])(?:tt\.mm\.jjjj|dd\.mm\.yyyy|hh:mm)(?![\p{L}\p{N}])/giu,
  /www\.(?:muster(?:firma|mann|seite|website)?|ihre?-?(?:domain|webs(?:e)?ite|firma|internetseite|homepage|seite)|deine-?(?:domain|webs(?:e)?ite|firma|seite)|beispiel|domain)\.(?:de|com|at|ch)/giu,
  /(?:info|name|max|mail|kontakt)@(?:muster(?:firma|mann)?|beispiel|ihre-?(?:firma|domain)|domain|firma)\.(?:de|com)/giu,
  /(?<!\d)0?1234[ /-]?5678?9?0?(?!\d)|(?<!\d)0123[ /-]?4567?8?9?(?!\d)/gu,
]
/** A layer that holds nothing but what a new one begins with. */
const NEU = /^\s*(?:ihr text|text|überschrift|neuer text|headline|titel)\s*$/iu

/** What was left of a template or draft (print 15); each place once. */
export function templateHints({ text }: Lesetext): Fund[] {
  if (NEU.test(text)) return [{ von: text.search(/\S/), bis: text.trimEnd().length, text: text.trim() }]
  const found = RESTE.flatMap((expression) => findAll(text, expression))
  return found.filter(
    (one, at) => !found.some((other, place) => place < at && other.von < one.bis && one.von < other.bis),
  )
}
