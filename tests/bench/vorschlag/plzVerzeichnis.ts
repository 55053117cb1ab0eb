import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes `plzVerzeichnis.json` and `plzGrossempfaenger.json` of a table of PLZ and places with the columns plz, ort, land, gemeinde (GeoNames postal
 * codes of Germany, CC BY 4.0): `node tests/bench/vorschlag/plzVerzeichnis.ts plz.csv`. Large recipients, whose "place"
 * is a firm, are told by their words and stand in the second file; districts of a city count as the city.
 */

const FIRMA_WORT =
  /(?:^|[^\p{L}])(?:g?GmbH|GMBH|mbH|AG|KG|KGaA|SE|eG|OHG|Stadt|Kreis|Deutsche[rns]?|Agentur|Der|Die|Das|für|und|Co|Inc|Ltd|LLP|International|Service|Direkt|Center|Club|Institut|Postfach|Generali|Allianz|Barmer|Signal|Iduna|Arcor|Vodafone|Siemens|Bertelsmann|Axel|Otto|Neckermann|Europa|Haus|Media|Medien|Radio|Karstadt|Quelle|Philips|Polizei\p{L}*|Staatsanwaltschaft|Justiz\p{L}*|Bundes\p{L}*|Landes\p{L}*|Verein\p{L}*|Oberfinanz\p{L}*|Bezirk\p{L}*|Regierung\p{L}*|Arbeits\p{L}*|Arbeiter\p{L}*|Berufs\p{L}*|Zentral\p{L}*|Technische\p{L}*|Evangelische\p{L}*|Katholische\p{L}*|Fach\p{L}*|Zoll\p{L}*|Firma|Bundeswehr|Städtische\p{L}*|Bischöfl\p{L}*|Erzbischöf\p{L}*|Kassenärzt\p{L}*|Verbandsgemeinde\p{L}*|Westfälische\p{L}*|Wehrbereich\p{L}*|Niederlassung|Inkasso|Union|Hessische[rns]?|Magistrat|Kliniken|Gas|Strom|Energie|Büro|Test|Lotto|Toto|Jobcenter|Galeria|Stiftung|Dr|Diplom|Dipl|Ministerium|Ministerpräsident|Adecco|Airbus|Musik|Music|Reisen|Kaufhof|Rechtsanwälte|Notare|Anwalts\p{L}*|Familienkasse|Seniorenzentrum|Altenzentrum|Diako|Generalvikariat|Diözese|Verfassungsgerichtshof|Hochschulstart|Aktion|Bayerische[rns]?|Badisches|Wahl|Express|Liboriusblatt|Essanelle|Linklaters|Volksfürsorge|Staatsbibliothek|Konzerthaus|Redaktion|Studentenwerk|Praxis|Optik|Versorgung\p{L}*|Sport\p{L}*|Management|Marketing|Holding|Invest\p{L}*|Consult\p{L}*|Verkehrs\p{L}*|Eigenbetrieb|Landkreis|Stadtreinigung|Mister|Office|Restaurant|Distribution|Tageblatt|Pharma\p{L}*|Wellpappe|Baugenossenschaft|Flughafen|Mercedes|Porsche|Audi|Bosch|Volkswagen|Bayer|Henkel|Metro|Real|Edeka|Rewe|Aldi|Lidl|Tchibo|Weltbild|Klingel|Bader|Baur|Wenz)(?![\p{L}])/u
const FIRMA_ENDE =
  /(?:bank|kasse|versicherung|versicherungen|gericht|[^r]amt|klinik|klinikum|universität|hochschule|verlag|verwaltung|ministerium|anstalt|anstalten|zentrale|werke|zeitung|krankenhaus|rundfunk|fernsehen|versand|telekom|gesellschaft|verband|kammer|behörde|behörden|finanz|präsidium|direktion|wirtschaft|marketing|handel|stiftung|lotterie|shop|presse|ausschuss|agentur|institut|logistik|hospital|schule|konzern|gruppe|systeme|technik|dienst|dienste|stelle|akademie|verlage|industrie|kirche|kaserne|chemie|bücherei|bibliothek|theater|feuerwehr|redaktion|präsident|landtag|kanzlei|ordinariat|studio|werk|betrieb|zentrum|service|börse|steuerberater|präsidentin|hof AG)(?![\p{L}])/iu
/** Words that stand in names of places without a capital. */
const KLEIN =
  /^(?:am|an|auf|bei|dem|den|der|des|die|im|in|ob|unter|vor|vorm|zu|zum|zur|über|hinter|[a-z]\.(?:[a-z]\.)*|v\.d\.)$/u
const WORT = /^(?:I{1,3}|[(]?\p{Lu}[\p{Ll}.]+(?:[-/]\p{L}[\p{Ll}.]*)*[).,]?)$/u

const STADT = /Kreisfreie Stadt|Stadtkreis|tadt$|^(?:Frankfurt am Main|Stuttgart)$/u

/** Places that sound like a firm. */
const DOCH_EIN_ORT = new Set(
  'Bernterode (bei Heilbad Heiligenstadt);Dannewerk;Fachbach;Hohenkammer;Landesbergen;Maikammer;Neundorf (bei Lobenstein);Neundorf (bei Schleiz);Steinbergkirche;Stelle;Stelle-Wittenwurth;Stetten am kalten Markt;Vorwerk;Wiershop;Wußwerk;Zollchow;Zolling'.split(
    ';',
  ),
)

function isOrt(name: string): boolean {
  if (DOCH_EIN_ORT.has(name)) return true
  if (/[\d&+"@]|Ã|\p{Lu}{2}/u.test(name) || FIRMA_WORT.test(name) || FIRMA_ENDE.test(name)) return false
  const words = name.split(' ')
  return words.length <= 6 && words.every((word, index) => WORT.test(word) || (index > 0 && KLEIN.test(word)))
}

/** First words that are a part of the name and no municipality before its district. */
const BEINAME =
  /^(?:Am|An|Auf|Im|In|Zum|Zur|Bad|Sankt|St\.|Groß|Klein|Alt|Neu|Hohen|Ober|Unter|Nieder|Markt|Burg|Kloster|Hohes|Lutherstadt|Schloß)$/u

interface Eintrag {
  plz: string
  ort: string
  gemeinde: string
}

/** First word of a name of several, where a district may follow. */
const ersterTeil = (ort: string): string => {
  const [first = '', second = ''] = ort.split(' ')
  return second === '' || KLEIN.test(second) || second.startsWith('(') || BEINAME.test(first) ? '' : first
}

const [, , source = '', folder = 'src/engines/addresses/proposals'] = process.argv
function gruppiert<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const left = new Set<string>()
/** PLZ that large recipients have, some of them beside a firm that is not told from a place. */
const grosse = new Set<string>()
const entries: Eintrag[] = []
for (const line of readFileSync(source, 'utf8').split('\n').slice(1)) {
  const [plz = '', ort = '', , gemeinde = ''] = line.split(';')
  if (plz === '') continue
  if (isOrt(ort)) entries.push({ plz, ort, gemeinde })
  else {
    left.add(ort)
    grosse.add(plz)
  }
}
const known = new Set(entries.map(({ ort, gemeinde }) => `${gemeinde}|${ort}`))
const prefixes = gruppiert(entries, ({ ort, gemeinde }) => `${gemeinde}|${ersterTeil(ort)}`)

/** A municipality before its district: both are separate names. */
function namenVon({ ort, gemeinde }: Eintrag): string[] {
  const first = ersterTeil(ort)
  const key = `${gemeinde}|${first}`
  const isGemeinde = first !== '' && (known.has(key) || (prefixes.get(key)?.length ?? 0) > 2)
  if (!isGemeinde)
    return STADT.test(gemeinde) && ort.split(' ').length > 2 && !/ (?:am|an|bei|im|in|ob|vor|auf) |\(/.test(ort)
      ? []
      : [ort]
  return STADT.test(gemeinde)
    ? [first]
    : [
        first,
        ort
          .slice(first.length + 1)
          .split(', ')
          .at(-1) ?? first,
      ]
}

const plzJeOrt = new Map<string, Set<string>>()
for (const entry of entries)
  for (const name of namenVon(entry)) plzJeOrt.set(name, (plzJeOrt.get(name) ?? new Set()).add(entry.plz))
/** One text per first letter: a name, then its PLZ without anything between, then the next name. */
const texts = gruppiert(
  [...plzJeOrt].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([ort, plz]) => `${ort}${[...plz].toSorted().join('')}`),
  (text) => text.charAt(0),
)
writeFileSync(`${folder}/plzGrossempfaenger.json`, `${JSON.stringify([[...grosse].toSorted().join('')], null, 2)}\n`)
writeFileSync(
  `${folder}/plzVerzeichnis.json`,
  `${JSON.stringify(
    [...texts.values()].map((list) => list.join('')),
    null,
    2,
  )}\n`,
)
console.log(`${plzJeOrt.size} places, ${left.size} firms left out with ${grosse.size} PLZ`)
if (process.argv.includes('--firmen')) console.log([...left].join('\n'))
