/** What does not belong on a letter: numbers to call, addresses of the net, numbers of files, remarks. */

const ZIFFERN = '[(+]{0,2}\\d[\\d\\s()/.\\-–]{2,}\\d'
const WORT = (woerter: string): string => `(?<![\\p{L}\\d])(?:${woerter})`

/** "Tel. 0421/998877", "mobil 0664 1234509", "WhatsApp 0172…", "Durchwahl -345" */
const TELEFON = new RegExp(
  `[☎☏✆📞📱✉📧🌐]|${WORT('tel(?:efon)?(?:nr|nummer)?|natel|fon|phone|mobil(?:telefon)?|mob|handy(?:nr|nummer)?|fax|telefax|festnetz|ruf(?:nr|nummer)|whats ?app|cell|durchwahl|dw|bitte anrufen|anrufen|rückruf')}\\.?\\s?(?:privat|dienstl\\.?|geschäftl\\.?|gesch\\.?|mobil|priv\\.?)?(?:\\s(?:ab|bis|nach) \\d{1,2} ?(?:h|uhr))?\\s?[:#-]?\\s?(?:[(+]{0,2}\\d|-\\d)[\\d\\s()/.\\-–]*`,
  'iu',
)
const MAIL =
  /(?:mailto:|e-?mail:?\s|mail:\s)?[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\sat\s(?=\S+\.\w{2,3}$))\s?[\p{L}\d-]+(?:\.|\s?\(dot\)\s?)[\p{L}\d.-]+/iu
const NETZ =
  /(?:https?:\/\/\S+)|(?<![\p{L}\d])www\.[\p{L}\d-]+\.[\p{L}\d./-]{2,}|(?<![\p{L}\d@])(?:facebook|instagram|linkedin|xing|twitter|tiktok)(?:\.com|\.de)?\/\S+/iu
/** Names of people in the net. */
const KENNUNG =
  /(?:^|\s)@[\w.]{3,}|(?<![\p{L}\d])(?:insta(?:gram)?|facebook|fb|e-?bay|etsy|paypal|twitter|tiktok|xing|linkedin|telegram|signal|threema|skype|discord|user(?:name)?|login|pass(?:wort|word)|nickname|alias|türcode|pin):\s?@?\S+/iu
/** A whole line that is a name of the net, not a firm that is called so. */
const DOMAIN =
  /^(?:web(?:seite)?|internet|homepage|shop)?:?\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:de|com|net|org|at|ch|eu|info|biz|shop|online|berlin|hamburg|koeln)(?:\/\S*)?$/iu

const NR = '[ .-]{0,2}(?:nr|nummer|no|id|num)'
/** "Kundennr. 4711", "Vers.-Nr. 12 345678 K 901", "Ihr Zeichen: ES/44-21" */
const NUMMER = new RegExp(
  `${WORT(
    [
      `(?:kunden?|kd|debitor(?:en)?|mitgl(?:ieds)?|mitglied|vers(?:icherungs)?|vertrags?|auftrags?|bestell|best|rechnungs?|rech|auftr|re|rg|artikel|art|liefer(?:schein)?|steuer|st|ust|mwst|personal|pers|vorgangs?|ticket|aktions?|policen?|depot|konto|kto|abo|kassen|kost(?:en)?st(?:ellen?)?|sozialvers(?:icherungs)?|matrikel|ref(?:erenz)?|lief(?:eranten)?|objekt|vs|zähler|schüler|studenten|patienten|inventar|geräte)${NR}`,
      '(?:best|vertr|mitgl|auftr|rechn|rg)(?=\\. ?\\d{4}|\\. \\d{4})|vertragskonto|kunde|kd|mitglied|debitor|kreditor|lieferant|vertrag|police|mandant|patient|auftrag|bestellung|bestell|rechnung|vorgang|ticket|referenz|akte(?:nzeichen)?|az|ihr zeichen|unser zeichen|kostenstelle|kst|iban|gln|ean|duns|leitweg-?id|eori|sepa|mandat|tracking|sendungsnummer|paketnummer|seriennummer|leitweg|projektnummer|po|ust-?id(?:nr)?|vat(?: ?(?:id|no|nr))?|hrb|hra|kto|konto|blz|kdnr|knr|mgl|gutschein(?:code)?|code|abo',
      '(?:amazon|ebay|paypal)[ -]?(?:bestellung|order|id|nr)|order',
    ].join('|'),
  )}(?!\\p{L})[.:#]{0,2}\\s?[:#]?\\s?(?:\\p{Lu}{1,4}[-/ ]?)?\\d[\\p{L}\\d\\s./-]*`,
  'iu',
)
const KONTO =
  /(?<![\p{L}\d])(?:[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,4})?|DE ?\d{9}|ATU ?\d{8}|CHE-?\d{3}\.?\d{3}\.?\d{3}(?: ?MWST)?|BIC:? ?[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)(?![\p{L}\d])/u
/** Years, days and "geb. 14.03.1951"; "geb. Tod" is a name. */
const GEBURT =
  /(?<!\p{L})(?:(?:geb(?:oren)?\.?(?: am)?|geburts(?:tag|datum)|\*)[ .:]{0,3}(?:\d{1,2}\. ?\d{1,2}\.? ?(?:\d{2,4})?|(?:19|20)\d\d)|(?:jahrgang|jg\.?)[ .:]{0,2}(?:19|20)?\d\d|alter: ?\d{2})(?!\d)/iu
/** Words to whoever brings or sends it. */
const VERMERK = new RegExp(
  `${WORT(
    'bitte|achtung|vorsicht|anlieferung|lieferung (?:nur|bis|an|ab|über|nach|mo)|abladen|klingel|klingeln|nur (?:vormittags|nachmittags|bis|nach|mo|werktags)|paket(?:e)? (?:bei|an|bitte)|(?:bei|beim) nachbar\\p{L}*|ruhetag|(?:öffnungs|sprech|geschäfts)zeiten|geöffnet|mo ?[-–] ?fr|montags|dienstags|zahlt|zahlung|vorkasse|mahnung|rechnung (?:per|an|bitte)|wiedervorlage|siehe|alte adresse|neue adresse|adresse prüfen|ansprechpartner fehlt|hund!|bissig\\p{L}*|kein klingelschild|schlüssel (?:bei|beim|unter)|hinterlegen|dublette|betriebsferien|(?:mo|di|mi|do|fr|sa) ?[-–] ?(?:di|mi|do|fr|sa|so)|mo zu|wird (?:im|am|bald)|wenn (?:keiner|niemand)|darf zu|darf (?:beim|bei)|code am|newsl|chef fragen|schwierig\\p{L}*|weihnachtskarte|grußkarte|stammkunde|messekontakt|mahnstufe|zahlungsziel|skonto|empfehlung von|empfohlen|freund von|hat (?:noch|immer)|wartet auf|abstell\\p{L}*|ablage(?:ort)?:|ablegen|abgeben|beilegen|einwerfen|zustellen|klopfen|läuten|öffnungszeiten|abstellort|ablageort|hinweis:|bemerkung:|info:|notiz:|\\d{1,2}(?::\\d\\d)? uhr',
  )}(?!\\p{L}).*`,
  'iu',
)
/** Words that say nothing of an address where they stand alone. */
const NUR_VERMERK =
  /^\(?(?:newsletter|stammkunde|neukunde|a-kunde|vip(?:[ -]kunde)?|interessent(?:in)?|doppelt|testkunde|ablage)!*\)?$/iu
/** A face that somebody typed, and what stands with it. */
const GESICHT = /.*[:;]-?[)(D](?:\s|$)/u
/** Only in brackets or alone: "(zahlt schlecht)", "(12884)". */
const KLAMMER_NUMMER = /\(\d{4,}\)$|#\s?\d{4,}$/

/** Behind a name: "Müller 0171 1234567", "(72 J.)". */
const HINTER_NAMEN = /[\s/,-]+(?:0\d{2,5}[ /-]{0,3}\d{4,}|\+\d{2}[\d ()/-]{6,}|\(?\d{2} ?(?:j\.|jahre)\)?)$/iu
/** "Nr. 12345", "ID 4711" as a whole line. */
const NUR_NUMMER = /^(?:nr|no|id)\.? ?:? ?\d{3,}$/iu
/** A line that is no more than a telephone number. */
const NUR_TELEFON = new RegExp(`^(?:\\+|00?)[\\d(]${ZIFFERN}$`, 'u')

export type Stelle = 'name' | 'firma' | 'zusatz' | 'strasse' | 'ort'

/** Amounts, days, numbers of orders and places on the globe: nothing of them is an addition. */
const ANGABE =
  /\d+ ?(?:€|eur(?:o)?(?!\p{L})|%)|(?<!\d)\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|#\s?\d{3,}|\d{1,2}\.\d{3,}[,; ]+\d{1,3}\.\d{3,}|\/\/\/\S|(?<!\p{L})seit (?:19|20)\d\d/iu

const UEBERALL: readonly RegExp[] = [TELEFON, MAIL, NETZ, KONTO, GEBURT]

const LEAST_DIGITS = new Map([
  [TELEFON, 5],
  [NUMMER, 4],
])

const isGenannt = (stelle: Stelle): boolean => stelle === 'name' || stelle === 'firma'

/** A single word is a name, "Anna Achtung", and so is a small number of a firm: "Handy 2000", "Code 3 GmbH". */
function isName(found: string, stelle: Stelle, muster: RegExp): boolean {
  if (stelle === 'name' && muster === VERMERK) return !found.includes(' ')
  return isGenannt(stelle) && found.replaceAll(/\D/g, '').length < (LEAST_DIGITS.get(muster) ?? 0)
}

/** Where in a printed text something begins that does not belong there; null where nothing does. */
export function fremdesIn(text: string, stelle: Stelle): { von: number; bis: number } | null {
  const muster = [
    ...UEBERALL,
    ...(stelle === 'strasse' ? [] : [NUMMER]),
    ...(stelle === 'zusatz' ? [KENNUNG, ANGABE, DOMAIN, NUR_TELEFON, NUR_NUMMER, NUR_VERMERK] : []),
    ...(stelle === 'zusatz' || stelle === 'name' ? [VERMERK, GESICHT] : []),
    ...(stelle === 'name' ? [KENNUNG, KLAMMER_NUMMER, HINTER_NAMEN] : []),
    ...(stelle === 'firma' ? [/\((?:zahlt|bitte|achtung|vorsicht)[^)]*\)/iu, HINTER_NAMEN] : []),
  ]
  for (const one of muster) {
    const match = one.exec(text)
    if (match !== null && !isName(match[0], stelle, one))
      return { von: match.index, bis: match.index + match[0].length }
  }
  return null
}
