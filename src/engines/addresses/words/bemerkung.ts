import { GEDRUCKT, grenze, isDead, KREUZ } from './absage.ts'

/*
 * A remark is free text, in which the same words tell of letters that came back and of a parcel, a telephone, a lunch break.
 * So it is read clause by clause: what is sure counts anywhere, a short word only alone or beside what is posted.
 */

/** Where one thing ends and another begins; a full stop within a date or an abbreviation does not. */
const TEILE = /[;!?()\n]+|(?<=\p{L}{4})\.\s+|,\s|\s[-–|/]\s/u

/** What is said of something else than letters: other ways to reach somebody, business, places. */
const ANDERES = new RegExp(
  grenze(
    'e-?mails?|mails?|mailadresse|newsletter\\p{L}*|telefon\\p{L}*|tel|handy\\p{L}*|mobil\\p{L}*|nummer|fax|sms|whatsapp|anrufe?n?|rückruf|(?:ruft|rufen|angerufen)|\\p{L}*rechnung\\p{L}*|lastschrift|\\p{L}*vertrag\\p{L}*|bestell\\p{L}*|angebot\\p{L}*|abo|inserat|auftrag\\p{L}*|ware\\p{L}*|paar|artikel|\\p{L}*lieferung\\p{L}*|lieferadresse|pakete?|parkplatz|straße|zufahrt|geburts\\p{L}+|herkunft|umsatz|weg|online\\p{L}*|\\p{L}*konto|zugang|passwort|skonto|elternzeit|gutschein\\p{L}*|termin\\p{L}*|solar|einwilligung|urlaub',
  ),
  'iu',
)
/** What is posted: in its company anything is about letters. */
const POST =
  'post|\\p{L}*brief\\p{L}*|\\p{L}*mailings?|sendung\\p{L}*|\\p{L}*kataloge?|karten?|infopost|\\p{L}*prospekte?|dp'
const POSTSTUECK = new RegExp(grenze(POST), 'iu')
/** The same, and to whom and where: beside it a short word is clear. */
const ZUSTELLUNG = new RegExp(
  grenze(
    `${POST}|adresse|anschrift|adr|empfänger|empf|\\p{L}*werb\\p{L}*|nachmieter|firma|betrieb|geschäft|praxis|verteiler|kartei|daten|gewerbe|verein|handelsregister|abgabestelle|zustell\\p{L}+|postvermerk`,
  ),
  'iu',
)
/** Closed for a while, or at some hours. */
const ZEITWEISE =
  /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|mittags|abends|betriebsferien|urlaub|ferien|(?:im|bis|ab|seit ende) (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|zu (?:ostern|weihnachten|pfingsten)|an feiertagen|vorübergehend)/iu

/** Sure wherever it stands. */
const SICHER = new RegExp(
  grenze(
    [
      '(?:falsche|ungültige) (?:adresse|anschrift|adr)|(?:adresse|anschrift|adr\\.?) (?:falsch|ungültig|veraltet|unbekannt|nicht (?:mehr )?(?:verwenden|nutzen|benutzen|aktuell|gültig))|(?:anschrift|adresse|adr\\.?) (?:stimmt|gilt) nicht|ema neg\\p{L}*|n\\. ?z\\. ?e|wohnt (?:hier |da |dort )?nicht(?: mehr| hier| unter| dort)|ins ausland (?:verzogen|gezogen)|(?:post|brief|mailing)rück\\p{L}+|keine zustellung|nicht (?:auffindbar|zu ermitteln)|no longer at|gone away|not at this address|address unknown|ausgewandert|karteileiche',
      'robinson\\p{L}*|werbewiderspruch|sperrkennzeichen|(?:werbe|mailing|post)stopp?|kontaktverbot|schwarze liste|blacklist(?:ed)?|sperrliste|keinerlei (?:werbung|post|kontakt)|no marketing|kein marketing|in ruhe lassen|unterlassung\\p{L}*|abmahnung|art\\. ?(?:17|21)',
      '(?:werbung|mailings?|post|briefe?|kataloge?|direktmail|kontakt) ?[:=] ?(?:nein|no|n|0|false)',
      '(?:nicht|nichts?|nix) mehr (?:anschreiben|angeschrieben|kontaktieren|kontaktiert|beliefern|schicken|zuschicken|senden|zusenden|bewerben|beworben|versenden|anschr|hören|erhalten|bekommen|belästigen|behelligen)|nicht (?:anschreiben|angeschrieben|kontaktieren|bewerben|belästigen)',
      'kein(?:e|en)? (?:weitere[nr]? |mehr )?(?:werbung|post|briefe?|mailings?|kataloge?|zusendung(?:en)?|werbepost|infopost|prospekte?|flyer)',
      '(?:daten|adresse) ?(?:bitte )?löschen|(?:daten|adress)löschung|löschvormerkung|aus (?:dem |der )?(?:verteiler|kartei|liste) (?:nehmen|streichen|gestrichen|genommen|entfern\\p{L}+|raus|löschen)|(?:verteiler|liste|kartei) raus',
      'insolvenz(?! ?(?:verwalt|recht|berat|kanzlei))\\p{L}*|konkurs|bankrupt|dissolved|zahlungsunfähig|(?:gewerbe|betrieb) abgemeldet|(?:betriebs|geschäfts)(?:aufgabe|auflösung|schließung)|(?:betrieb|geschäft|firma|laden|praxis) (?:aufgegeben|eingestellt|zu|besteht nicht mehr|existiert nicht mehr)|(?:dauerhaft|endgültig|für immer) geschlossen|existiert nicht mehr|nicht mehr existent',
    ].join('|'),
  ),
  'iu',
)
/** English of the post and of programs, in which "mail" is a letter. */
const ENGLISCH = new RegExp(grenze('(?:do not|no|stop|don.t) (?:mail(?:ings?)?|contact|send)|return to sender'), 'iu')
const KURZ =
  'zurück(?:gekommen|gesandt|geschickt|gegangen)?|unbekannt|unbek|nicht bekannt|retour(?:e|niert)?|rück(?:läufer|sendung|brief)\\p{L}*|ruecklaeufer|rl|gesperrt|sperre|gelöscht|löschen|löschung|streichen|geschlossen|aufgegeben|eingestellt|abgewickelt|stillgelegt|abgemeldet|umgemeldet|ausgetreten|austritt|ausgeschieden|abbestellt|widerruf\\p{L}*|widerspricht|verweigert|refused|refusé|inconnu|kein interesse(?: mehr)?|verbeten|unsubscribed?|nicht (?:mehr )?(?:gewünscht|erwünscht|aktiv)|unerwünscht|inaktiv|umgezogen|ausgezogen|tot|tod|moved|unknown|pleite|leerstand|steht leer|abgerissen'
/** Such a word beside what is posted. */
const KURZES = new RegExp(grenze(KURZ), 'iu')
/** Nothing but such words, with a day and who told it. */
const NUR_KURZES = new RegExp(
  `^(?:${grenze(`${KURZ}|am|seit|vom|von|lt|laut|per|ist|wurde|bitte|schon|sofort|vermerk|kunde|x+`)}|[\\d\\s.:,()/'+=*-])+$`,
  'iu',
)
/** Wishes in whole sentences. */
const WUNSCH =
  /(?<!\p{L})(?:möchte|will|wünscht|bittet|verbittet)(?!\p{L})[^.;]{0,30}(?:nicht mehr|keine (?:post|werbung|briefe|mailings|kataloge|zustellungen|zusendungen|sendungen)|nichts mehr|löschung)/iu

/** What takes it back. */
const DOCH =
  /aufgehoben|geklärt|keine löschung|aktualisiert|angepasst|korrigiert|berichtigt|neue (?:adresse|anschrift) (?:liegt|ist|eingetragen|erfasst|übernommen|hinterlegt|oben|s\.)|(?:adresse|anschrift) (?:ok|korrekt|bestätigt|stimmt(?! nicht)|geändert)|zurückgenommen|wieder (?:aktiv|erwünscht|freigegeben|da)|jetzt bestätigt|erledigt|hinfällig|entsperrt|reaktiviert|nicht mehr gesperrt|lieber (?:brief|post)|(?:post|briefe?|kataloge?) (?:ja|ok|erwünscht|gerne?|weiter)|(?:nur|bitte nur) (?:per )?(?:post|brief)|(?:gesperrt|sperre) für|(?:rechnungs|liefer|bestell|kauf|konto|kredit)sperre|nicht insolvent|er selbst nicht|sie selbst nicht|(?:bestellt|führt|macht) (?:\p{L}+ )?(?:\p{L}+ )?weiter|übernommen/iu
/** Of a relative, whose death or bankruptcy is told of somebody who goes on. */
const ANGEHOERIG =
  /(?<!(?:durch|von|lt\.?|laut|bei) (?:\p{L}+ )?)(?<!\p{L})(?:(?:ehe)?mann|ehefrau|(?:seine|s\.) frau|gatt(?:e|in)|gemahl(?:in)?|vaters?|mutter|bruders?|schwester|eltern|sohn(?:es)?|tochter|partner(?:in)?|vorbesitzer|vorgänger(?:in)?|onkel|tante|opa|oma|hund)(?!\p{L})[^,;.]{0,25}?(?:verstorben|gestorben|insolvent|tot|pleite|verzogen|†)/giu

/** Of the words that count in a printed line, those that need no company. */
const UNVERWECHSELBAR = new RegExp(
  grenze(
    'verzogen|verz|weggezogen|unzustellbar|nicht zustellbar|undeliverable|rts|zurück an absender|annahme verweigert|verweigert (?:die )?annahme|sperrvermerk|(?:werbe|mail|mailing|post|versand|kunden)sperre|widerspr(?:uch|ochen)|hausverbot|do not contact|dnm|opt[ -]?out|insolvent|erloschen|aufgelöst|liquidiert|bankrott|in liquidation|in liq|nicht (?:mehr )?(?:beliefern|schicken|zuschicken|senden|zusenden)',
  ),
  'iu',
)

function teilSagtAb(teil: string): boolean {
  if (isDead(teil) || ENGLISCH.test(teil)) return true
  if (ANDERES.test(teil) && !POSTSTUECK.test(teil)) return false
  if (ZEITWEISE.test(teil) && /geschlossen/iu.test(teil)) return false
  if (SICHER.test(teil) || WUNSCH.test(teil)) return true
  // "Straße gesperrt" and "Konto gelöscht" hold a word of the printed ones, too: only what cannot be anything else counts alone.
  if (UNVERWECHSELBAR.test(teil)) return true
  const kurz = KURZES.test(teil)
  return (kurz && NUR_KURZES.test(teil)) || (ZUSTELLUNG.test(teil) && (kurz || GEDRUCKT.test(teil)))
}

/** True for a remark that says that somebody is dead, gone, blocked or out of business, or wants no letters. */
export function isAbsage(bemerkung: string): boolean {
  if (DOCH.test(bemerkung)) return false
  const text = bemerkung.replaceAll(/(?<!\p{L})nimmer(?!\p{L})/giu, 'nicht mehr').replaceAll(ANGEHOERIG, ' ')
  return KREUZ.test(text) || text.split(TEILE).some((teil) => teilSagtAb(teil))
}
