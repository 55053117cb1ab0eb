/** Who must not be written to, as people write it beside a name or in a remark; heirs and estates. */

/** Whole words, and no part of a name such as "Müller-Erben". */
const grenze = (muster: string): string => `(?<!\\p{L}-?)(?:${muster})(?!-?\\p{L})`

/** Signs and words that no name is. */
const TOT =
  "verstorben\\p{L}{0,2}|(?<=[,(/] ?)(?:verst|gest)|(?:verst|gest)(?=[.)])|gestorben|verschieden am|deceased|dec(?:'d|d)|décédée?|decede|sterbefall|todesfall|lebt nicht mehr|nicht mehr am leben|sel(?=\\.)"
const FORT =
  'verzogen|verz(?=\\.)|unbek(?:annt)?\\.? ?verz\\p{L}*|weggezogen|unzustellbar|undeliverable|return to sender|rts(?= -|$)|moved|unknown|nicht zustellbar|zurück an absender|abgemeldet|ausgezogen|umgezogen|ausgetreten|nicht zu ermitteln|empf(?:änger|\\.)? ?unbekannt|adressat unbekannt|annahme verweigert'
const GESPERRT =
  'gesperrt|sperren|löschen|gelöscht|sperrvermerk|(?:werbe|mail|mailing|post|versand|liefer|kunden)sperre|robinson[ -]?(?:liste|eintrag)|widerspr(?:uch|ochen)|hausverbot|do not (?:mail|contact|send)|dnm|opt[ -]?out|(?:bitte )?nicht (?:mehr )?(?:anschreiben|kontaktieren|beliefern|schicken|zuschicken|senden|zusenden|verschicken)|keine (?:werbung|post|briefe|mailings?|kataloge|zusendung\\p{L}*)'
const AUFGELOEST =
  'insolvent|insolvenz(?! ?(?:verwalt|recht|berat|kanzlei))|erloschen|aufgelöst|liquidiert|konkurs|bankrott|in liquidation|in liq|(?<!\\.)i\\. ?l(?=\\.(?:$|\\s))|geschäftsaufgabe|geschlossen'

/** What counts in a name, an addition or a street. */
const GEDRUCKT = new RegExp(`[†✝✞✟☦✠⚰‡Ɨƚ]|${grenze(`${TOT}|${FORT}|${GESPERRT}|${AUFGELOEST}`)}`, 'iu')
/** "+ 2019", "(+)", "+12.03.2019": the cross that a keyboard has; and a cell that says no more than that nobody knows. */
const KREUZ = /^\(?unbekannt\)?$|(?:^|[\s(])\+ ?(?:(?:\d{1,2}\.){0,2} ?(?:19|20)\d\d|\)|$)/iu
/** In a remark people write more, and whole sentences. */
const BEMERKT = new RegExp(
  grenze(
    [
      'tot|tod (?:gemeldet|mitgeteilt|bekannt|durch|im|am|lt|laut)|todes\\p{L}*|sterbe(?:datum|urkunde|meldung|nachricht)|verstarb|starb|beerdig\\p{L}*|bestattet|hinterbliebene|entschlafen|heimgegangen|todes(?:anzeige|meldung|nachricht)|parte|trauerfall|verschieden|beerdigt',
      '(?:falsche|ungültige) (?:adresse|anschrift|adr)|(?:nicht (?:mehr )?|un)(?:verwenden|nutzen|benutzen|gültig|aktuell)|ema neg\\p{L}*|n\\. ?z\\. ?e|nicht bekannt|wohnt nicht (?:hier|unter|dort)|leerstand|nachsende\\p{L}+ abgelaufen|kommt nicht an|zurückge\\p{L}+|ins (?:aus|heim)\\p{L}* (?:verzogen|gezogen)|(?:post|brief|mailing)rück\\p{L}+|rückl(?=\\.)|nicht (?:auffindbar|zu finden|gefunden)|steht leer|abgerissen|ausgewandert|umgemeldet|gone away|no longer at|refused|inconnu|parti sans|ausgeschieden|nicht mehr (?:im unternehmen|beschäftigt|tätig)|karteileiche|unbekannt|umgezogen|ausgezogen|abgemeldet|rück(?:läufer|sendung|brief)\\p{L}*|ruecklaeufer|retour(?:e|niert)?|(?:nicht|un)zustellbar|keine zustellung|adresse (?:falsch|ungültig|veraltet|unbekannt)|(?:anschrift|adresse|adr\\.?) (?:stimmt|gilt) nicht|wohnt (?:hier |da |dort )?nicht mehr|not at this address|address unknown|zurück',
      'robinson|widerruf\\p{L}*|werbewiderspruch|sperrkennzeichen|unerwünscht|nicht (?:mehr )?(?:gewünscht|erwünscht)|keinerlei|kontaktverbot|verbittet|schwarze liste|geblockt|blockieren|blacklisted|no marketing|kein marketing|nicht (?:mehr )?(?:belästigen|stören|behelligen)|in ruhe lassen|\\p{L}*löschung|widerspricht|(?:werbung|mailings?|post|briefe?|kataloge?|direktmail|kontakt) ?[:=] ?(?:nein|no|n|0|false)|(?:verteiler|liste|kartei)[^.]{0,20}(?:raus|weg|entfern\\p{L}*|nehmen)|unterlassung\\p{L}*|abmahnung|art\\. ?(?:17|21)|sperre|sperrliste|blacklist|blockiert|nicht (?:mehr )?(?:anschreiben|kontaktieren|beliefern|schicken|senden|zuschicken|zusenden|bewerben|versenden|mailen|anschr)|nichts? mehr (?:schicken|senden|zusenden|hören|erhalten|bekommen|zuschicken)|nix mehr (?:schicken|senden)|kein(?:e|en)? (?:weitere[nr]? |mehr )?(?:werbung|post|briefe?|mailings?|kataloge?|zusendung(?:en)?|werbepost|infopost|kontakt|prospekte?|flyer)|(?:nicht|keine?) (?:mehr )?(?:angeschrieben|kontaktiert|beworben|beliefert)|(?:möchte|will|wünscht|bittet)[^.;]{0,30}(?:nicht mehr|keine|nichts|löschung)|(?:daten|adresse) ?(?:bitte )?(?:löschen|löschung)|datenlöschung|löschung|löschen|gelöscht|aus (?:dem )?(?:verteiler|kartei|liste) (?:nehmen|streichen|gestrichen|genommen|entfern\\p{L}+)|streichen|abbestellt|ausgetreten|austritt|beschwerde|kein interesse|verweigert|unsubscribe\\p{L}*|abgelehnt|dsgvo|stop mail|no mail(?:ing)?s?|do not \\p{L}+',
      'insolvenz\\p{L}*|konkurs\\p{L}*|pleite|bankrupt|dissolved|zahlungsunfähig|(?:gewerbe|betrieb) abgemeldet|abgewickelt|(?:betriebs|geschäfts)(?:aufgabe|auflösung|schließung)|liquidation|stillgelegt|geschlossen|laden zu|(?:betrieb|geschäft|firma|laden) (?:aufgegeben|geschlossen|eingestellt|zu|besteht nicht mehr|existiert nicht mehr)|aufgegeben|existiert nicht(?: mehr)?|nicht mehr existent|gelöscht|im ruhestand, betrieb',
    ].join('|'),
  ),
  'iu',
)
/** What takes it back, or is about somebody or something else. */
const DOCH =
  /aufgehoben|keine löschung|aktualisiert|angepasst|korrigiert|berichtigt|neue (?:adresse|anschrift) (?:liegt|ist|eingetragen|erfasst|übernommen|hinterlegt|oben|s\.)|(?:adresse|anschrift) (?:ok|korrekt|bestätigt|stimmt(?! nicht)|geändert)|zurückgenommen|wieder (?:aktiv|erwünscht|freigegeben|da)|jetzt bestätigt|bestätigt \(|erledigt|hinfällig|entsperrt|reaktiviert|nicht mehr gesperrt|lieber (?:brief|post)|katalog (?:ja|ok|erwünscht)|(?:post|brief|briefe|katalog) (?:ja|ok|erwünscht|gerne?|weiter)|(?:nur|bitte nur|lieber) (?:per )?(?:post|brief)|nur (?:telefon|e-?mail|newsletter)|(?:gesperrt|sperre) für (?:rechnung|kauf|lastschrift|online|ratenkauf|kredit)|(?:rechnungs|liefer|bestell|kauf|konto|kredit)sperre|waren?-?(?:retoure|rückläufer|rücksendung)|retoure (?:gutgeschrieben|eingegangen|bearbeitet|erhalten)|nicht insolvent|er selbst nicht|sie selbst nicht|bestellt weiter|führt weiter|übernommen von|kein newsletter|nicht mehr anrufen|keine anrufe|keine e-?mails?/iu
/** Of a relative, whose death or bankruptcy is told of somebody who goes on. */
const ANGEHOERIG =
  /(?<!(?:durch|von|lt\.?|laut|bei) (?:\p{L}+ )?)(?<!\p{L})(?:(?:ehe)?mann|ehefrau|(?:seine|s\.) frau|gatt(?:e|in)|gemahl(?:in)?|vaters?|mutter|bruders?|schwester|eltern|sohn(?:es)?|tochter|partner(?:in)?|vorbesitzer|vorgänger(?:in)?|onkel|tante|opa|oma|hund)(?!\p{L})[^,;.]{0,25}?(?:verstorben|gestorben|insolvent|tot|pleite|verzogen|†)/giu

/** Where in a printed text somebody is said to be dead, gone or blocked; null where not. */
export function absageIn(text: string): RegExpExecArray | null {
  return DOCH.test(text) ? null : (GEDRUCKT.exec(text) ?? KREUZ.exec(text))
}

/** True for a remark that says so. */
export function isAbsage(bemerkung: string): boolean {
  if (DOCH.test(bemerkung)) return false
  const text = bemerkung.replaceAll(ANGEHOERIG, ' ')
  return GEDRUCKT.test(text) || KREUZ.test(text) || BEMERKT.test(text)
}

/** "Erben des", "Die Erben", "Müllers Erben", "Heinrich Meier Erben"; but "Anna Erben" is called so. */
const ERBEN =
  "(?<!\\p{L}-?)(?:erben (?:des|der|d\\.|von|nach|v\\.|fam\\p{L}*\\.?|\\p{L}+ \\p{L}+)(?= |$)|die erben|(?<=s['’]? |, ?|\\(|\\p{L} \\p{L}+ )erben)(?!-?\\p{L}| ?&| und)"
const NACHLASS = new RegExp(
  `${grenze(
    '(?:hof)?erbengem(?:einschaft)?|erbeng|erbgemeinschaft|nachla(?:ss|ß)(?:pfleg\\p{L}+|verwalt\\p{L}+)?|verlassenschaft|rechtsnachfolger|testamentsvollstreck\\p{L}*|hinterbliebene|erblasser|estate of|heirs of|hoirie|succession',
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
