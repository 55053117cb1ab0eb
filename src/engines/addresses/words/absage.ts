/** Who must not be written to, as people write it beside a name; heirs and estates. Remarks: `bemerkung.ts`. */

/** Whole words, and no part of a name such as "Müller-Erben". */
export const grenze = (muster: string): string => `(?<!\\p{L}-?)(?:${muster})(?!-?\\p{L})`

/** Signs and words that no name is. */
const TOT =
  "verstorb\\p{L}{0,4}|(?<=[,(/] ?)(?:verst|gest)|(?:verst|gest)(?=[.)])|gestorb\\p{L}{0,2}|verschieden am|deceased|dec(?:'d|d)|décédée?|decede|sterbefall|todesfall|lebt nicht mehr|nicht mehr am leben|sel(?=\\.)|r\\. ?i\\. ?p"
/** The same as people tell it in a remark. */
const TOT_BEMERKT =
  'tod (?:gemeldet|mitgeteilt|bekannt|durch|im|am|lt|laut)|todes(?:anzeige|meldung|nachricht)|sterbe(?:datum|urkunde|meldung|nachricht)|verstarb|starb|(?:ist|im|am) (?:\\p{L}+ )?(?:\\p{L}+ )?verschieden(?= *$)|nicht mehr unter uns|hab ihn selig|beerdigt|bestattet|entschlafen|heimgegangen|trauerfall'
const FORT =
  'verzogen|verz(?=\\.)|unzust(?=\\.)|wohnt (?:hier |da |dort )?(?:nimmer|nicht(?: mehr)?)|verweigert (?:die )?annahme|unbek(?:annt)?\\.? ?verz\\p{L}*|weggezogen|unzustellbar|undeliverable|return to sender|rts(?= -|$)|moved|unknown|nicht zustellbar|zurück an absender|abgemeldet|ausgezogen|umgezogen|ausgetreten|nicht zu ermitteln|empf(?:änger|\\.)? ?unbekannt|adressat unbekannt|annahme verweigert'
const GESPERRT =
  'gesperrt|sperren|löschen|gelöscht|sperrvermerk|(?:werbe|mail|mailing|post|versand|liefer|kunden)sperre|robinson[ -]?(?:liste|eintrag)|widerspr(?:uch|ochen)|hausverbot|do not (?:mail|contact|send)|dnm|opt[ -]?out|(?:bitte )?nicht (?:mehr )?(?:anschreiben|kontaktieren|beliefern|schicken|zuschicken|senden|zusenden|verschicken|benutzen|verwenden)|keine (?:werbung|post|briefe|mailings?|kataloge|zusendung\\p{L}*)'
const AUFGELOEST =
  'insolvent|insolvenz(?! ?(?:verwalt|recht|berat|kanzlei))|erloschen|aufgelöst|liquidiert|konkurs|bankrott|in liquidation|in liq|(?<!\\.)i\\. ?l(?=\\.(?:$|\\s))|geschäftsaufgabe|geschlossen|zugesperrt'

/** What counts in a name, an addition or a street. */
export const GEDRUCKT = new RegExp(`[†✝✞✟☦✠⚰‡Ɨƚ]|${grenze(`${TOT}|${FORT}|${GESPERRT}|${AUFGELOEST}`)}`, 'iu')
/** "+ 2019", "(+)", "+12.03.2019": the cross that a keyboard has; and a cell that says no more than that nobody knows. */
export const KREUZ =
  /^\(?(?:unbekannt|tot)\)?$|(?:^|[\s(])\+ ?(?:(?:\d{1,2}\.){2} ?\d\d(?!\d)|(?:\d{1,2}\.){0,2} ?(?:19|20)\d\d|\)|$)/iu
/** Dead, by a sign or a word that says nothing else. */
const TOTER = new RegExp(`[†✝✞✟☦✠⚰‡Ɨƚ]|${grenze(`${TOT}|${TOT_BEMERKT}`)}`, 'iu')
export const isDead = (text: string): boolean => TOTER.test(text)

/** What takes it back, or is about something else. */
const DOCH =
  /aufgehoben|wieder (?:aktiv|erwünscht|freigegeben)|entsperrt|reaktiviert|nicht mehr gesperrt|(?:gesperrt|sperre) für|(?:rechnungs|liefer|bestell|kauf|konto|kredit)sperre/iu

/** Where in a printed text somebody is said to be dead, gone or blocked; null where not. */
export function absageIn(text: string): RegExpExecArray | null {
  return DOCH.test(text) ? null : (GEDRUCKT.exec(text) ?? KREUZ.exec(text))
}

/** "Erben des", "Die Erben", "Müllers Erben", "Heinrich Meier Erben"; but "Anna Erben" is called so. */
const ERBEN =
  "(?<!\\p{L}-?)(?:erben (?:des|der|d\\.|von|nach|v\\.|fam\\p{L}*\\.?|\\p{L}+ \\p{L}+)(?= |$)|die erben|(?<=s['’]? |, ?|\\(|\\p{L} \\p{L}+ )erben)(?!-?\\p{L}| ?&| und)"
const NACHLASS = new RegExp(
  `${grenze(
    '(?:hof)?erbengem(?:einschaft)?|erbeng|erbgemeinschaft|nachl\\.?-?(?:pfleg|verw)\\p{L}+|nachla(?:ss|ß)(?:pfleg\\p{L}+|verwalt\\p{L}+)?|verlassenschaft|rechtsnachfolger|testamentsvollstreck\\p{L}*|hinterbliebenen?|erblasser|estate of|heirs of|hoirie|succession',
  )}|${ERBEN}`,
  'iu',
)
/** Who lives on estates, and firms that are called after heirs. */
const KEIN_NACHLASS =
  /gericht|kanzlei|recht(?!e)|notar|steuerber|ermittl|genealog|(?<!\p{L})(?:gmbh|ag|kg|ohg|ug|e\. ?v|e\. ?k)(?!\p{L})/iu

/** Heirs and estates: letters reach somebody else than whom they name. */
export const isNachlass = (text: string): boolean => NACHLASS.test(text) && !KEIN_NACHLASS.test(text)
/** The same of a firm's name: "Schlüter Erben". */
export const isNachlassFirma = (firma: string): boolean =>
  isNachlass(firma) || (/^\p{L}+ erben$/iu.test(firma) && !KEIN_NACHLASS.test(firma))
