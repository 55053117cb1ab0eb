import { findAll, type Fund, type Lesetext } from './lesetext.ts'

/** A number that is a price by the word before it and by its two places, with nothing behind that says of what. */
const PREIS =
  /(?<![\p{L}\p{N}€$])(?:ab|nur|nur noch|statt|für|je|à|jetzt|preis:?|kostet)\s+(\d{1,3}(?:\.\d{3})*(?:,\d{2}|,[-–—]{1,2}))(?![\p{N},]|[-–—]|\s*(?:€|\p{Sc}|%|‰|°|["”″]|(?:euro|eur|chf|franken|fr|cent|ct|prozent|uhr|h|std|stunden?|min|minuten|sek|sekunden|tagen?|wochen?|monaten?|jahren?|km|m|m²|m³|qm|cm|mm|zoll|kg|g|gramm|kilo|mg|t|tonnen?|l|liter|ml|cl|ha|ar|kw|kwp|kwh|ps|v|watt|w|gb|mb|mbit|meter|metern|kilometer|kilometern|mio|mrd|millionen|punkten?|sternen?|grad|vol|mal|fach|x)(?![\p{L}])))/giu

/** Said once for the whole sheet. */
const ALLE_PREISE =
  /preise?\s+(?:sind\s+|verstehen sich\s+)?in\s+(?:€|euro|eur)|(?:alle|unsere)\s+preise[^.\n]{0,30}(?:€|euro|eur)/iu

/** A price without its unit: "ab 19,90" (print 15). `all`: the texts of the whole sheet. */
export function priceHints({ text }: Lesetext, all: readonly Lesetext[]): Fund[] {
  const whole = all.map((one) => one.text).join('\n')
  // The sign may be in a text layer by itself, set larger or smaller.
  if (ALLE_PREISE.test(whole) || all.some((one) => /^\s*(?:€|euro|eur)\*?\s*$/iu.test(one.text))) return []
  return findAll(text, PREIS, 1).filter(({ von }) => !/(?:€|\p{Sc}|EUR|CHF)\s?$/u.test(text.slice(0, von)))
}

/** What is offered for a while, sure enough to be asked for its end. */
const OFFER =
  /\d{1,2}\s?(?:%|prozent)\s?(?:rabatt|nachlass|sparen|günstiger|reduziert|auf (?:alle|alles|das gesamte|die gesamte|ihren|ihre|jeden|den))|(?<!\p{L})(?:rabatt|sonder|spar|eröffnungs|aktions|jubiläums|frühlings?|sommer|herbst|winter|weihnachts|oster)(?:aktion|angebot|angebote|preis|preise|rabatt|wochen)(?!\p{L})|(?<!\p{L})rabattaktion(?:en)?(?!\p{L})/iu
/** What is so for good. */
const FOR_GOOD =
  /(?:mengen|stammkunden|treue|mitarbeiter|vereins|studenten|senioren|kinder|familien|gruppen|online)rabatt/iu
/** An end, a day or a time in any words. */
const END =
  /(?<!\p{L})(?:bis(?!\s+zu\s+(?:\d|\uFFFC)+\s?(?:%|prozent|€|euro|\p{L}))|gültig|gilt|befristet|solange|einlösbar|endet|zeitraum|frist|dauerhaft|immer|jederzeit|jeden|jede|jedes|täglich|ganzjährig|nur (?:heute|morgen|im|am|in|vom|noch)|heute|diese[rsnm]?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenende|kw|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|woche|wochen|monat|tage?n?)(?!\p{L})|\d{1,2}\.\s?\d{1,2}\.|zum (?:ersten|nächsten)|einmalig|erst(?:bestellung|termin|besuch|einkauf|auftrag|kauf)|erste[nrs]? (?:bestellung|termin|besuch|einkauf|auftrag|kauf)|neukunde/iu

/** An offer without an end, once for the sheet. Its end may be in any text (print 15). */
export function offerHints(texts: readonly Lesetext[]): { at: Lesetext; fund: Fund } | null {
  if (texts.some(({ text }) => END.test(text))) return null
  for (const at of texts) {
    const match = FOR_GOOD.test(at.text) ? null : OFFER.exec(at.text)
    if (match) return { at, fund: { von: match.index, bis: match.index + match[0].length, text: match[0] } }
  }
  return null
}
