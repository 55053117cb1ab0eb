import { distance } from '#src/base/text/distance.ts'

/** Where only parcels are left: stations, lockers, shops and branches of every carrier. */

/** What a row says beside its postal code and place. */
export interface Angaben {
  firma: string
  vorname: string
  nachname: string
  zusatz: string
  strasse: string
  hausnummer: string
}

const TRAEGER = '(?:dhl|hermes|myhermes|dpd|gls|ups|fedex|tnt|inpost|amazon|mondial relay|postnl|deutsche post|post)'
const STELLE =
  '(?:p(?:aket|arcel|akket)[ -]?(?:shop|punt|box|kasten|station|automat|locker)|shop|box|abholort|access[ -]?point|pick[ -]?up(?:[ -]?(?:point|station|store|shop|paketshop))?|relais|point relais|service[ -]?(?:point|partner)|abhol(?:station|shop|punkt|stelle|ung|depot)|hub|counter|locker|depot|automat|filiale|agentur|ps(?= ?\\d{3})|ap(?= ?u?\\d))'
/** "GLS Parcel Shop", "Hermes Depot", "Amazon Hub Locker", "Post Abholstation" */
const BEIM_TRAEGER = new RegExp(`(?<![\\p{L}-])${TRAEGER}[ -]{1,3}(?:\\p{L}+[ -])?${STELLE}(?![\\p{L}]|-\\p{L})`, 'iu')
/** The same without the carrier's name, where no firm is called so. */
const ALLEIN =
  /(?<![\p{L}-])(?:(?:my)?flexbox|swipbox|city-?locker|box24|(?:paket|pack|post|vario|abhol)?(?:box|locker) (?:nr\.? ?)?\d{2,6}|station (?:nr\.? ?)?\d{3,6}|pa(?:c?kett?|rcel)[ -]?(?:shop|box|automat|locker|station|fach|terminal|point)|wunsch-?(?:filiale|paketshop)|pakketpunt|paczkomat|access[ -]?point|pick[ -]?up[ -](?:point|station|store|shop)|pick ?post|my ?post ?24|abhol(?:station|shop|punkt|stelle)|point relais|post[ -]?(?:partner|fil+iale|agentur|shop)|p-station|parcel ?lock|abholort|filial-?abholung|store pick-?up|click ?(?:&|and|und|\+) ?collect|selbstabhol(?:er|ung)|packst\.?(?= ?(?:nr\.? ?)?\d)|paketannahme|wird abgeholt|zur abholung|abholung (?:im|in|am|bei|postamt|post|filiale|markt|shop)|(?:an|in) (?:die )?filiale (?:liefern|senden)|filial-?lieferung)(?!\p{L}|-\p{L})/iu
const POSTSTATION = /^poststation (?:nr\.? ?)?\d{2,3}$/iu
const FILIALE = /^(?:dhl )?filiale (?:nr\.? ?)?\d{2,5}$/iu
/** "Postnummer 12345678", "PN 38471029", "DHL-Kundennr. 40918273" */
const POSTNUMMER =
  /(?<!\p{L})(?:post[ -]?(?:nr|nummer|number|no|id|kunden ?(?:nr|nummer))|pn|(?:dhl|post)[ -]?(?:kunden|kd|id)?[ -]?(?:nr|nummer|id)|kd\.?-?nr\.? dhl|user ?id)\.?[ :#]{0,3}\d{3,5} ?\d{2,6}(?!\d)/iu
const NUR_NUMMER = /^\d{3,5} ?\d{3,5}$/
const STATION = 'packstation'
const RECHTSFORM = /(?<!\p{L})(?:gmbh|ag|kg|ohg|gbr|ug|se|e\. ?v\.?|e\. ?k\.?|eg|kgaa|inc|ltd|stiftung)(?!\p{L})/iu

const buchstaben = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** "Packstation" however it is spelled; but "Packstation-Theater" is none. */
/** The blanks of "P a c k s t a t i o n". */
const GESPERRT_GESETZT = /(?<=(?<!\p{L})\p{L}) (?=\p{L}(?!\p{L}))/gu

function hasPackstation(text: string): boolean {
  if (!/p ?a ?[ck]/i.test(text)) return false
  const zusammen = text.replaceAll(GESPERRT_GESETZT, '')
  for (const { 0: wort } of zusammen.matchAll(
    /(?<![\p{L}])(?:dhl[ -]?)?p[\p{L}]+(?:[ .-]{1,2}st[\p{L}]+)?(?!-?\p{L})/giu,
  )) {
    const kern = buchstaben(wort.replace(/^dhl[ -]?/i, ''))
    if (/^packst(?:at|n|$)/.test(kern)) return true
    if (kern.length >= 8 && kern.length <= 13 && kern !== 'parkstation' && distance(kern, STATION, 2) <= 2) return true
  }
  return false
}

const hasPlace = (text: string): boolean => BEIM_TRAEGER.test(text) || ALLEIN.test(text) || hasPackstation(text)

/** True where letters are not delivered, however the parts are spread over the columns. */
export function isOhneBriefzustellung({ firma, vorname, nachname, zusatz, strasse, hausnummer }: Angaben): boolean {
  const ort = `${strasse} ${hausnummer}`.trim()
  if (hasPlace(ort) || FILIALE.test(ort) || POSTSTATION.test(ort) || POSTNUMMER.test(ort)) return true
  if (hasPlace(zusatz) || POSTNUMMER.test(zusatz)) return true
  // A firm has branches, too.
  if (firma === '' && (FILIALE.test(zusatz) || POSTSTATION.test(zusatz))) return true
  const name = `${vorname} ${nachname}`.trim()
  if (hasPlace(name) || POSTNUMMER.test(name)) return true
  // A carrier's own house is written to as others are; a person at its counter is not.
  if (firma !== '' && !RECHTSFORM.test(firma) && (hasPlace(firma) || POSTNUMMER.test(firma))) return name !== ''
  // The word is missing: a number in place of the street, and the one of the person.
  return /^\d{0,3}$/.test(ort) && [zusatz, firma].some((text) => NUR_NUMMER.test(text))
}
