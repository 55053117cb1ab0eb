import { foldText } from '#src/base/text/foldKey.ts'
import dachOrte from './fremdeOrte.json' with { type: 'json' }

/** "A-1010", "NL-1012 AB", "CZ 110 00": signs of other countries; without a hyphen "I0115" may be a slip for "10115". */
const KENNUNG =
  /^(?:(?:A|B|CH|CZ|DK|E|F|FL|GB|H|HR|I|IRL|L|LUX|N|NL|P|PL|RO|S|SK|SLO|TR|UK)[\s-]+|(?:AT|AUT|BE|CH|CZ|DK|ES|FR|IT|LI|LU|NL|PL)[\s-]?)\d{2}/iu

/** True for a PLZ, or a place with one before it, of another country by the sign in front. */
export const hasForeignSuffix = (text: string): boolean => KENNUNG.test(text)

/** Large places abroad that no part of a German town is called like. */
const UNVERWECHSELBAR =
  'Wien;Graz;Innsbruck;Klagenfurt;Zürich;Genf;Lausanne;Winterthur;Luzern;Vaduz;Brüssel;Antwerpen;Kopenhagen;Budapest;' +
  'Amsterdam;Rotterdam'

/** Others, by all their names. */
const VERWECHSELBAR =
  'Vienna;Linz;Salzburg;Villach;Wels;Steyr;Krems;Baden;Baden bei Wien;Mödling;Tulln;Schwechat;Traun;' +
  'Lustenau;Spittal;Lienz;Horn;Zwettl;Enns;Bruck;Hall;Wörgl;Telfs;Basel;Bern;' +
  'Biel;Biel/Bienne;Thun;Köniz;Freiburg i. Ü.;Neuenburg;Sitten;Lugano;Zug;Olten;Wil;Uster;Aarau;Chur;Luxemburg;' +
  'Luxembourg;Esch;Eupen;St. Vith;Sankt Vith;Kelmis;Raeren;Büllingen;Malmedy;Bruxelles;Brussel;' +
  'Lüttich;Liège;Gent;Brügge;København;Aarhus;Odense;Aalborg;Oslo;Laibach;Ljubljana;Marburg an der ' +
  'Drau;Den Haag;Utrecht;Eindhoven;Venlo;Enschede;Maastricht'

/** Places of countries that write five digits, with those their PLZ begin with. */
const FUENFSTELLIG =
  'Paris 75;Straßburg 67;Strasbourg 67;Colmar 68;Mulhouse 68;Metz 57;Nancy 54;Lyon 69;Marseille 13;Nizza 06;Nice 06;' +
  'Toulouse 31;Bordeaux 33;Lille 59;Bozen 39;Bolzano 39;Meran 39;Merano 39;Brixen 39;Bressanone 39;Bruneck 39;' +
  'Brunico 39;Sterzing 39;Trient 38;Trento 38;Verona 37;Mailand 20;Milano 20;Turin 10;Torino 10;Venedig 30;Venezia 30;' +
  'Rom 00;Roma 00;Florenz 50;Firenze 50;Bologna 40;Neapel 80;Napoli 80;Genua 16;Genova 16;Triest 34;Trieste 34;' +
  'Madrid 28;Barcelona 08;Palma 07;Palma de Mallorca 07;Valencia 46;Sevilla 41;Málaga 29;Istanbul 34;Ankara 06;' +
  'Izmir 35;Prag 1;Praha 1;Brünn 6;Brno 6;Pilsen 3;Karlsbad 36;Warschau 0;Krakau 3;Breslau 5;Danzig 80;Stettin 7;' +
  'Stockholm 1;Helsinki 00;Athen 1;Zagreb 10'

/** The name without what stands around it: "1010 Wien", "Wien 10", "St. Pölten". */
const kern = (ort: string): string =>
  ort
    .replace(/^\d{4,5} /, '')
    .replace(/,? \d{1,2}$/, '')
    .replace(/^St\.? ?(?=\p{Lu})/u, 'Sankt ')

const vorne = new Map(
  FUENFSTELLIG.split(';').map((text) => {
    const at = text.lastIndexOf(' ')
    return [foldText(text.slice(0, at)), text.slice(at + 1)]
  }),
)
/** Folded names of places abroad that are told from German ones whatever the PLZ is. */
export const FREMDE_NAMEN: readonly string[] = [...UNVERWECHSELBAR.split(';').map(foldText), ...vorne.keys()]
const grosse = new Set([...VERWECHSELBAR.split(';').map((name) => foldText(kern(name))), ...FREMDE_NAMEN])

let gelesen: ReadonlySet<string> | null = null
/** Those of Austria, Switzerland, Liechtenstein and Luxembourg: read for a PLZ of four digits alone. */
const alle = (): ReadonlySet<string> =>
  (gelesen ??= new Set(dachOrte.flatMap((text) => text.split(';').map((name) => foldText(kern(name))))))

/** True for a place abroad, for a PLZ that is none of Germany. Some Germans live in one that is called the same. */
export function isFremderOrt(ort: string): boolean {
  const fold = foldText(kern(ort))
  return grosse.has(fold) || alle().has(fold)
}

/** True for a place abroad with a PLZ of five digits as they are there. */
export function isFremdesPaar(plz: string, ort: string): boolean {
  const anfang = vorne.get(foldText(ort))
  return anfang !== undefined && plz.startsWith(anfang)
}
