/** Letters of other alphabets and signs as Latin ones: pairs of a sign and what is written for it. */
const paare = (text: string): [string, string][] =>
  text.split(' ').map((pair): [string, string] => {
    const [sign = ''] = pair
    return [sign, pair.slice(sign.length)]
  })

/** As passports and road signs write Cyrillic, Greek and Arabic: readable, without marks above and below (assumed). */
const UMSCHRIFT = new Map([
  ...paare("ŁL łl ĐD đd ıi ĦH ħh ŦT ŧt ŊN ŋn ĸk ſs ẞSS ƏE əe ʼ' ‐- ‑- −- ′' ″\" ≤<= ≥>="),
  ...paare('≠!= →-> ←<- №Nr.'),
  ...paare('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp'),
  ...paare('ρr σs ςs τt υy φf χch ψps ωo'),
  ...paare('аa бb вv гg дd еe жzh зz иi йj кk лl мm нn оo пp рr'),
  ...paare('сs тt уu фf хkh цts чch шsh щshch ъ ыy ьj эe юju яja'),
  ...paare('іi їi єje ґg ўu ђd јj љlj њnj ћc џdz ѓg ќk ѕdz'),
  ...paare('ءa اa بb تt ةh ثth جdj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh'),
  ...paare('فf قq كk لl مm نn هh وw يy ىa'),
  ...paare('آa أa إi ؤw ئy پp چch ژzh کk گg یy ٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ،, ؛; ؟?'),
])
/** Pictures and what belongs to them, and signs that are not seen: nothing stands for them. */
const OHNE =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\p{Cf}\u064b-\u0652]/gu
const LEER = /[^\S\n\r\t]/g

const gross = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What stands for one letter that Windows-1252 may not have; itself where nothing is known of it. */
function fuer(sign: string): string {
  const known = UMSCHRIFT.get(sign)
  if (known !== undefined) return known
  const small = UMSCHRIFT.get(sign.toLowerCase())
  return small === undefined || sign === sign.toLowerCase() ? sign : gross(small)
}

/**
 * Text for a file that holds Western letters alone: names of other alphabets are written in Latin letters, pictures are
 * left out. Letters with a mark ("ş") stay: who writes the file takes the mark off.
 */
export function inLatein(text: string): string {
  const plain = text.normalize('NFC').replace(OHNE, '').replace(LEER, ' ')
  return Array.from(plain, (sign) => {
    const found = fuer(sign)
    // Greek ά, Cyrillic ё: the letter below the mark.
    const [base = ''] = sign.normalize('NFD')
    return found === sign && base !== sign && fuer(base) !== base ? fuer(base) : found
  })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
