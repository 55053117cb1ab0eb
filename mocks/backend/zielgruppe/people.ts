import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { mulberry32 } from '#src/base/random.ts'
import type { VerbraucherRow } from './rows.ts'

/** Names of nobody: every part is common, every combination is drawn. */
const MAENNER =
  'Alexander Andreas Ben Christian Daniel David Emil Felix Finn Florian Frank Georg Hannes Jakob Jan Jens Jonas Jörg Jürgen Karl Klaus Leon Lukas Marcel Markus Martin Matthias Max Mehmet Michael Moritz Noah Oliver Oskar Paul Peter Philipp Ralf Robert Sebastian Stefan Sven Thomas Till Tobias Torsten Uwe Wolfgang'.split(
    ' ',
  )
const FRAUEN =
  'Andrea Anja Anna Anneliese Ayşe Barbara Birgit Charlotte Christina Claudia Clara Daniela Elena Emma Eva Franziska Frieda Gabriele Greta Hannah Heike Ida Ingrid Jana Johanna Julia Karin Katharina Katrin Laura Lea Lena Lina Manuela Maria Marie Marlene Martina Mia Monika Nicole Nina Petra Renate Sabine Sandra Sophie Susanne Ulrike'.split(
    ' ',
  )
const NACHNAMEN =
  'Albrecht Arnold Bauer Baumann Beck Becker Berger Bergmann Böhm Brandt Braun Busch Dietrich Engel Fischer Förster Frank Franke Friedrich Fuchs Graf Groß Günther Haas Hahn Hartmann Heinrich Herrmann Hofmann Horn Huber Jäger Jansen Jung Kaiser Keller Klein Koch Köhler König Krämer Kraus Krüger Kuhn Lang Lange Lehmann Lindner Lorenz Ludwig Maier Martin Mayer Meier Meyer Möller Müller Neumann Öztürk Otto Pfeiffer Pohl Richter Roth Sauer Schäfer Schmid Schmidt Schmitt Schneider Scholz Schreiber Schröder Schubert Schulte Schulz Schumacher Schuster Schwarz Seidel Simon Sommer Stein Thomas Vogel Vogt Voigt Wagner Walter Weber Weiß Werner Winkler Winter Wolf Wolff Yılmaz Ziegler Zimmermann'.split(
    ' ',
  )
const STRASSE_VORN =
  'Ahorn Amsel Apfel Bach Berg Birken Blumen Brunnen Buchen Drossel Eichen Erlen Eschen Feld Fichten Finken Flieder Garten Ginster Hasel Heide Holunder Kastanien Kiefern Kirsch Lerchen Linden Meisen Mohn Mühlen Nelken Pappel Rosen Sanddorn Schlehen Schwalben Tannen Tulpen Ulmen Veilchen Wacholder Wald Weiden Wiesen Zeisig'.split(
    ' ',
  )
const STRASSE_HINTEN = ['weg', 'weg', 'straße', 'straße', 'straße', 'allee', 'gasse', 'ring', 'platz', 'stieg']

/** Spreads a number so that neighbours differ in everything; the same number always gives the same person. */
function mixer(seed: number): (count: number) => number {
  const draw = mulberry32(Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1))
  return (count) => draw() % count
}

type Wohnort = Pick<VerbraucherRow, 'idVerbraucher' | 'geschlecht' | 'plz' | 'ort' | 'haustyp'>

/** Name and address of a synthetic consumer. */
export function personOf({ idVerbraucher, geschlecht, plz, ort, haustyp }: Wohnort): Empfaenger {
  const draw = mixer(idVerbraucher)
  const pick = (items: readonly string[]) => items[draw(items.length)] ?? ''
  const vorname = pick(geschlecht === 1 ? MAENNER : FRAUEN)
  const nachname = pick(NACHNAMEN)
  const zweiter = draw(24) === 0 ? `-${pick(NACHNAMEN)}` : ''
  const buchstabe = draw(12) === 0 ? ['a', 'b', 'c'][draw(3)] : ''
  return {
    anrede: geschlecht === 1 ? 'Herr' : 'Frau',
    titel: draw(40) === 0 ? (draw(6) === 0 ? 'Prof. Dr.' : 'Dr.') : '',
    vorname,
    nachname: `${nachname}${zweiter}`,
    firma: '',
    zusatz: haustyp >= 3 && draw(20) === 0 ? `Wohnung ${draw(60) + 1}` : '',
    strasse: `${pick(STRASSE_VORN)}${pick(STRASSE_HINTEN)}`,
    hausnummer: `${draw(haustyp === 1 ? 90 : 180) + 1}${buchstabe}`,
    plz,
    ort,
    land: '',
    kundennummer: '',
    gutscheincode: '',
  }
}
