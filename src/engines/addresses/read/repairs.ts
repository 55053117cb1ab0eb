import { anschriftHat, fehltImDruck, mitGewoehnlichenLeerzeichen, ohneUnsichtbare } from '#src/engines/print/rules.ts'
import { dekodiert } from './kodierung.ts'

/**
 * Control characters other than those that stand for a blank. One of the upper range between letters is a letter that
 * was lost: it stays, and the row is warned of.
 */
const STEUERZEICHEN = /(?![\t\n\v\f\r])(?!(?<=\p{L})[\u0080-\u009f](?=\p{L}))\p{Cc}/gu
/**
 * Quote that our own downloads put before a formula (SEC-30), and that shops and spreadsheets put before a number so that
 * its zero stays ("'01067"); it comes off again on the way in.
 */
const FORMELSCHUTZ = /^'(?=[=+\-@＝＋－＠]|\d+$)/u

/** Cells without anything to put in order: by far most of them. A semicolon may end the name of a letter (`&uuml;`). */
const IN_ORDNUNG = /^(?:[!-&(-:<-~À-ÂÄ-ÖØ-öø-ÿ][!-:<-~À-ÂÄ-ÖØ-öø-ÿ]*(?: [!-:<-~À-ÂÄ-ÖØ-öø-ÿ]+)*)?$/

/** A cell put in order. `bereinigt` tells that more than ordinary blanks changed (CSV-14, CSV-15). */
export function clean(roh: string): { text: string; bereinigt: boolean } {
  if (IN_ORDNUNG.test(roh)) return { text: roh, bereinigt: false }
  const plain = dekodiert(roh).replaceAll(STEUERZEICHEN, '')
  const repaired = ohneUnsichtbare(mitGewoehnlichenLeerzeichen(plain))
  const text = repaired.replaceAll(/ {2,}/g, ' ').trim().replace(FORMELSCHUTZ, '')
  return { text, bereinigt: repaired !== roh }
}

/** `="01067"`: spreadsheets keep the zero so. */
const FORMELHUELLE = /^="(\d{4,5})"$/
/** "01067.0": the PLZ was a number on its way. */
const NACHKOMMA = /^(\d{4,5})[.,]0{1,2}$/

/**
 * PLZ as it should be; `ergaenzt` when four digits may have lost a zero, which the place has to confirm (`readPlzOf`). The
 * sign of the country and what other programs put around comes off.
 */
export function assignPlz(roh: string): { plz: string; ergaenzt: boolean } {
  const plz = roh
    .replace(FORMELHUELLE, '$1')
    .replace(/^D(?:E)?[\s-]+(?=\d)/i, '')
    .replaceAll(' ', '')
    .replace(NACHKOMMA, '$1')
  return /^[1-9]\d{3}$/.test(plz) ? { plz: `0${plz}`, ergaenzt: true } : { plz, ergaenzt: false }
}

const ANREDEN: readonly (readonly [string, RegExp])[] = [
  ['Herr', /^(?:herrn?|hr\.?|mr\.?|m|männlich)$/iu],
  ['Frau', /^(?:frau|fr\.?|mrs\.?|ms\.?|w|f|weiblich)$/iu],
  ['Familie', /^(?:familie|fam\.?|eheleute)$/iu],
  ['Firma', /^(?:firma|fa\.?)$/iu],
  ['', /^(?:divers|d|keine|-)?$/iu],
]

/** Form of address in one of our words; null when it is not understood. "" prints none. */
export function assignAnrede(text: string): string | null {
  return ANREDEN.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** What Germany is called, letters and digits alone. "" is a dash, too. */
const INLAND = new Set(
  (
    ',d,de,deu,ger,dede,276,deutschland,deutschl,dtl,dtld,brd,inland,bundesrepublik,bundesrepublikdeutschland,' +
    'bundesrepdeutschland,deutschlandde,dedeutschland,ddeutschland,germany,germanyde,degermany,' +
    'federalrepublicofgermany,allemagne,germania,alemania,duitsland,niemcy,almanya,tyskland'
  ).split(','),
)

/** True when the country is Germany or left out. */
export function isInland(land: string): boolean {
  return land === '' || INLAND.has(land.toLowerCase().replaceAll(/[\s().,_–—-]/g, ''))
}

/** Names that nobody bears; "Muster" alone is a surname. What may begin them is in `ANFANG.testwort` of the short way, too. */
const TESTNAME =
  /^(?:muster(?:mann|frau|person|firma|kunde|kundin)(?=$|[\s,])|test(?:kunde|kundin|firma|nutzer|user|eintrag|adresse)(?=$|[\s,])|beispiel(?:kunde|kundin|firma|name)(?=$|[\s,])|(?:max|erika)\s(?:[^,]{0,30}\s)?muster(?:mann|frau)$|test(?:er|name|mann|person|\s(?:test|firma|gmbh|ag|kg|ug))?$|(?:nachname|name|x{2,}|asdf\w*|abc|doe)$)/iu

/** Signs of a test entry: the whole name, the street, or the place of an example address. */
export function isMustermann(nachname: string, strasse: string, ort: string): boolean {
  return (
    TESTNAME.test(nachname) ||
    /^(?:muster|test|beispiel)(?:str\.?|straße|strasse|weg|allee|platz)(?:$|\s\d)/iu.test(strasse) ||
    /^(?:muster(?:stadt|hausen|ort)|test(?:stadt|ort)|beispiel(?:stadt|hausen|ort))$/iu.test(ort)
  )
}

/** By far most cells; much cheaper to see. */
const LATIN1 = /^[ -~\u00a0-\u00ff]*$/

/** True when nothing of the text is missing in the address face: the same rule as in text layers (print 3). */
export function isDruckbar(text: string): boolean {
  return LATIN1.test(text) || Array.from(text).every((char) => !fehltImDruck(char.codePointAt(0) ?? 0, anschriftHat))
}
