import { LEERER } from '#src/engines/addresses/row/checkRow.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'

type Angaben = Pick<Empfaenger, 'vorname' | 'nachname' | 'firma' | 'strasse' | 'hausnummer' | 'plz' | 'ort'>

const ORT = { plz: '01067', ort: 'Dresden' }

/** Whom the table is about: a person of each kind, and firms. All invented. */
export const GESPERRTE = {
  anna: { vorname: 'Anna', nachname: 'Müller', firma: '', strasse: 'Lindenstraße', hausnummer: '12', ...ORT },
  hans: { vorname: 'Hans-Peter', nachname: 'Schmidt', firma: '', strasse: 'Am Brunnen', hausnummer: '5 a', ...ORT },
  stephan: {
    vorname: 'Stephan',
    nachname: 'Weiß',
    firma: '',
    strasse: 'Johann-Sebastian-Bach-Straße',
    hausnummer: '7',
    ...ORT,
  },
  ayse: { vorname: 'Ayşe', nachname: 'Yılmaz', firma: '', strasse: 'Rosenweg', hausnummer: '21', ...ORT },
  berg: { vorname: 'Clara', nachname: 'van der Berg', firma: '', strasse: 'Parkallee', hausnummer: '30', ...ORT },
  doppelt: { vorname: 'Petra', nachname: 'Vogt-Lehmann', firma: '', strasse: 'Gartenstr.', hausnummer: '4', ...ORT },
  familie: { vorname: '', nachname: 'Kowalski', firma: '', strasse: 'Feldweg', hausnummer: '8', ...ORT },
  bau: { vorname: '', nachname: '', firma: 'Köhler Bau GmbH', strasse: 'Industriestraße', hausnummer: '40', ...ORT },
  werke: {
    vorname: '',
    nachname: '',
    firma: 'Sächsische Optische Werke AG',
    strasse: 'Werkstraße',
    hausnummer: '1-3',
    ...ORT,
  },
  laden: { vorname: '', nachname: '', firma: 'Blumen Jäger', strasse: 'Marktplatz', hausnummer: '2', ...ORT },
  kette: {
    vorname: '',
    nachname: '',
    firma: 'Trimaro Logistik GmbH & Co. KG',
    strasse: 'Hafenstraße',
    hausnummer: '99',
    ...ORT,
  },
  einzeln: {
    vorname: '',
    nachname: '',
    firma: 'Tischlerei Otto Brandt e. K.',
    strasse: 'Sägeweg',
    hausnummer: '6',
    ...ORT,
  },
} as const satisfies Record<string, Angaben>
export type Gesperrt = keyof typeof GESPERRTE

export interface Schreibweise {
  wer: Gesperrt
  /** What is written differently. */
  als: Partial<Empfaenger>
  ist: 'sicher' | 'gefragt'
}

const zeile = (wer: Gesperrt, als: Partial<Empfaenger>, ist: Schreibweise['ist']): Schreibweise => ({ wer, als, ist })

/** How lists write those who are blocked. */
export const SCHREIBWEISEN: readonly Schreibweise[] = [
  zeile('anna', {}, 'sicher'),
  zeile('anna', { vorname: 'ANNA', nachname: 'MUELLER', strasse: 'LINDENSTR.' }, 'sicher'),
  zeile('anna', { nachname: 'Muller' }, 'sicher'),
  zeile('anna', { vorname: 'Müller', nachname: 'Anna' }, 'sicher'),
  zeile('anna', { vorname: '', nachname: 'Müller, Anna' }, 'sicher'),
  zeile('anna', { vorname: '', nachname: 'Anna Müller' }, 'sicher'),
  zeile('anna', { vorname: '', nachname: 'Frau Dr. Anna Müller' }, 'sicher'),
  zeile('anna', { vorname: 'A.' }, 'gefragt'),
  zeile('anna', { vorname: '', nachname: 'Müller A.' }, 'gefragt'),
  zeile('anna', { vorname: '' }, 'gefragt'),
  zeile('anna', { vorname: 'Anna Maria' }, 'gefragt'),
  zeile('anna', { vorname: 'Maria Anna' }, 'gefragt'),
  zeile('anna', { nachname: 'Müller-Schulz' }, 'gefragt'),
  zeile('anna', { nachname: 'Mülelr' }, 'gefragt'),
  zeile('anna', { nachname: 'Miller' }, 'gefragt'),
  zeile('anna', { vorname: 'Anan' }, 'gefragt'),
  zeile('anna', { vorname: 'Nana' }, 'gefragt'),
  zeile('anna', { strasse: 'Lindnestrasse' }, 'gefragt'),
  zeile('anna', { strasse: 'Linden' }, 'gefragt'),
  zeile('anna', { vorname: 'Anna und Peter' }, 'sicher'),
  zeile('anna', { vorname: 'Peter & Anna' }, 'sicher'),
  zeile('anna', { vorname: '', nachname: 'Peter u. Anna Müller' }, 'sicher'),
  zeile('anna', { vorname: 'Peter', nachname: 'Schulz und Anna Müller' }, 'sicher'),
  zeile('anna', { vorname: 'Familie', nachname: 'Müller' }, 'gefragt'),
  zeile('anna', { vorname: '', nachname: 'Eheleute Müller', anrede: 'Familie' }, 'gefragt'),
  zeile('anna', { hausnummer: '12 Hinterhaus' }, 'sicher'),
  zeile('anna', { hausnummer: '12 // 3. OG' }, 'sicher'),
  zeile('anna', { hausnummer: '12, Whg. 5' }, 'sicher'),
  zeile('anna', { strasse: 'Lindenstraße 12 Hinterhaus links', hausnummer: '' }, 'sicher'),
  zeile('anna', { hausnummer: '12a' }, 'gefragt'),
  zeile('anna', { hausnummer: '' }, 'gefragt'),
  zeile('anna', { firma: 'Praxis Sonne', zusatz: 'z. Hd. Frau Müller', vorname: '', nachname: '' }, 'gefragt'),
  zeile('anna', { firma: 'Anna Müller', vorname: '', nachname: '' }, 'sicher'),
  zeile('anna', { firma: 'Blumen Anna Müller', vorname: '', nachname: '' }, 'gefragt'),
  zeile('hans', { vorname: 'Hans Peter', strasse: 'Brunnen', hausnummer: '5a' }, 'gefragt'),
  zeile('hans', { vorname: 'Hans' }, 'gefragt'),
  zeile('hans', { vorname: 'H.-P.', nachname: 'Schmitt' }, 'gefragt'),
  zeile('hans', { vorname: 'Hans-Peter', nachname: 'Schmidt jun.' }, 'gefragt'),
  zeile('stephan', { vorname: 'Stefan', nachname: 'Weiss' }, 'gefragt'),
  zeile('stephan', { strasse: 'J.-S.-Bach-Str.' }, 'gefragt'),
  zeile('stephan', { nachname: 'WEISS', strasse: 'Joh.-Seb.-Bach-Str.' }, 'gefragt'),
  zeile('ayse', { vorname: 'Ayse', nachname: 'Yilmaz' }, 'sicher'),
  zeile('ayse', { vorname: 'Ayse', nachname: 'Yilmas' }, 'gefragt'),
  zeile('berg', { nachname: 'v. d. Berg' }, 'gefragt'),
  zeile('berg', { nachname: 'Berg' }, 'sicher'),
  zeile('doppelt', { nachname: 'Lehmann' }, 'gefragt'),
  zeile('doppelt', { nachname: 'Vogt' }, 'gefragt'),
  zeile('doppelt', { nachname: 'Lehmann-Vogt', strasse: 'Gartenstraße' }, 'sicher'),
  zeile('familie', { vorname: 'Jan' }, 'sicher'),
  zeile('familie', { vorname: 'Jan', nachname: 'Kowalsky' }, 'gefragt'),
  zeile('bau', { firma: 'Köhler Bau' }, 'sicher'),
  zeile('bau', { firma: 'KOEHLER BAU GMBH', vorname: 'Ina', nachname: 'Kranz' }, 'sicher'),
  zeile('bau', { firma: '', nachname: 'Köhler Bau GmbH' }, 'sicher'),
  zeile('bau', { firma: '', vorname: 'Köhler', nachname: 'Bau GmbH' }, 'sicher'),
  zeile('bau', { firma: '', nachname: 'Köhler Bau' }, 'gefragt'),
  zeile('bau', { firma: 'Köhler Bau GmbH & Co. KG' }, 'gefragt'),
  zeile('bau', { firma: 'Bau Köhler GmbH', strasse: 'Industriestr.' }, 'sicher'),
  zeile('bau', { firma: 'Khöler Bau GmbH' }, 'gefragt'),
  zeile('bau', { firma: 'Köhler Hochbau GmbH' }, 'gefragt'),
  zeile('bau', { firma: 'Köhler' }, 'gefragt'),
  zeile('bau', { firma: 'Köhler Bau', zusatz: 'GmbH', hausnummer: '40 Tor 3' }, 'sicher'),
  zeile('werke', { firma: 'Sächsische Optische Werke' }, 'sicher'),
  zeile('werke', { firma: 'Sächs. Optische Werke AG' }, 'gefragt'),
  zeile('werke', { firma: 'SOW AG' }, 'gefragt'),
  zeile('werke', { hausnummer: '3' }, 'gefragt'),
  zeile('laden', { firma: 'Blumen Jaeger GmbH' }, 'sicher'),
  zeile('laden', { firma: 'Blumen-Jäger' }, 'sicher'),
  zeile('laden', { firma: 'Blumenjäger' }, 'sicher'),
  zeile('laden', { firma: 'Blumen Jeager' }, 'gefragt'),
  zeile('kette', { firma: 'Trimaro Logistik' }, 'sicher'),
  zeile('kette', { firma: 'Trimaro Logistik GmbH' }, 'gefragt'),
  zeile('kette', { firma: 'Trimaro' }, 'gefragt'),
  zeile('kette', { firma: 'Trimraro Logistik GmbH & Co. KG' }, 'gefragt'),
  zeile('einzeln', { firma: 'Otto Brandt Tischlerei' }, 'sicher'),
  zeile('einzeln', { firma: '', vorname: 'Otto', nachname: 'Brandt' }, 'gefragt'),
]

/** Others who are near them and have not objected: never sure. `nie`: not even asked about. */
export const NACHBARN: readonly { wer: Gesperrt; als: Partial<Empfaenger>; nie?: true }[] = [
  { wer: 'anna', als: { vorname: 'Peter' }, nie: true },
  { wer: 'anna', als: { vorname: 'Julia' }, nie: true },
  { wer: 'anna', als: { vorname: 'Andreas' } },
  { wer: 'anna', als: { vorname: 'Peter', nachname: 'Schulz' }, nie: true },
  { wer: 'anna', als: { hausnummer: '14' }, nie: true },
  { wer: 'anna', als: { strasse: 'Bahnhofstraße' }, nie: true },
  { wer: 'anna', als: { plz: '01069' }, nie: true },
  { wer: 'anna', als: { firma: 'Schulz GmbH', vorname: '', nachname: '' }, nie: true },
  { wer: 'hans', als: { vorname: 'Hannes' } },
  { wer: 'hans', als: { vorname: 'Heinrich', nachname: 'Schmidt' } },
  { wer: 'hans', als: { nachname: 'Schmidt sen.' } },
  { wer: 'berg', als: { vorname: 'Jens', nachname: 'Berger' }, nie: true },
  { wer: 'familie', als: { vorname: 'Jan', nachname: 'Kramer' }, nie: true },
  { wer: 'bau', als: { firma: 'Weber Bau GmbH' }, nie: true },
  { wer: 'bau', als: { firma: 'Notariat Hansen' }, nie: true },
  { wer: 'bau', als: { firma: '', vorname: 'Ina', nachname: 'Kranz' }, nie: true },
  { wer: 'kette', als: { firma: 'Trimaro Verwaltungs GmbH' } },
  { wer: 'kette', als: { firma: 'Nordlicht Logistik GmbH & Co. KG' }, nie: true },
  { wer: 'laden', als: { firma: 'Eis Venezia' }, nie: true },
]

/** The row as it stands in a list. */
export const alsZeile = ({ wer, als }: Pick<Schreibweise, 'wer' | 'als'>): Empfaenger => ({
  ...LEERER,
  ...GESPERRTE[wer],
  ...als,
})
