import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Makes `vornamen.json`: first names that belong to one gender, of npm's `gender-detection-from-name` (MIT) and the names
 * of children in Berlin 2012 to 2022 (LABO / BerlinOnline, CC BY 3.0 DE; the year 2023 stays out, for the test).
 * `node tests/bench/vorschlag/vornamen.ts <folder of the package> <git directory of haeufige-vornamen-berlin>`
 */
const [, , folder = '', repository = '', target = 'src/base/names/vornamen.json'] = process.argv

/** Names that both genders bear in Germany, whatever a list of children or of one country says. */
const OFFEN = new Set(
  'kreszenz andree annik berni alex alexis aaron-lee ami andrea andra angel ariel ashley auguste bente bo camille charlie chris christian-marie conny dana daniele dominique eike elia elisha emery florence friedel gabriele gerrit gian hanne helge heiko-maria jackie jamie jean jessie jo joan jody jona jonah joan jules juli julian-marie kari kay kaya kersten kim kimi kira-lee laurence lee leslie lin lou louis-marie lucca luca luka maria marie-jean marian marlin maxi mika michele mischa misha nic nicky nicola nicolae nike niki nikita nikola noa noel nour pascale pat patrice quinn renee robin romy rosario sami samy sandy sascha sasha sidney simone sigi sina-lee skyler steffi sunny sydney toni tony tomke uli ulli valentine vanja vivian yael yuki zoe-luca kiran amal amari deniz devin dilan evren ezra ilkay iman islam jordan kendal marin nima nuri onur-can özgür ridvan sky taylor tyler ümit umut yasar yunus-emre hikmet ismet eren can-su ali-can bilge aslan altan kit mo momo kris krisz rio raven sol storm tjorven wanja eden elya eliah mattia joy joyce-lee jael kyrie lenny leonie-max lennon indigo'.split(
    ' ',
  ),
)
OFFEN.delete('maria') // as the only first name it is a woman's

interface Zahl {
  m: number
  w: number
}
const berlin = new Map<string, Zahl>()
const git = (...args: string[]) =>
  execFileSync('git', [`--git-dir=${repository}`, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 })
for (const file of git('ls-tree', '-r', '--name-only', 'HEAD', 'data/cleaned').split('\n')) {
  const year = Number(/cleaned\/(\d+)\/.*\.csv$/.exec(file)?.[1])
  if (!(year <= 2022)) continue
  for (const line of git('show', `HEAD:${file}`).split('\n').slice(1)) {
    const [name = '', count = '', gender = ''] = line.trim().split(/[,;]/)
    const entry = berlin.get(name) ?? { m: 0, w: 0 }
    if (gender === 'm' || gender === 'w') entry[gender] += Number(count)
    berlin.set(name, entry)
  }
}

const require = createRequire(import.meta.url)
const load = (language: string): Map<string, string> => require(`${folder}/names/${language}.js`)
const german = load('de')
const others = ['en', 'es', 'fr', 'it', 'tr'].map(load)
const lists = new Map<string, 'm' | 'w'>()
for (const [name, gender] of german) lists.set(name, gender === 'male' ? 'm' : 'w')
for (const [name, gender] of load('tr')) if (!lists.has(name)) lists.set(name, gender === 'male' ? 'm' : 'w')

const proper = (name: string) => name.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('de'))
const clear = new Map<string, 'm' | 'w'>()
/** Children of one name from which a share of 99 % means something; fewer need the other list to agree. */
const GENUG = 15

/** 99 of 100; one slip of the pen among thirty is no second gender. */
const isKlar = (m: number, w: number): boolean =>
  Math.max(m, w) / (m + w) >= 0.99 || (Math.min(m, w) === 1 && m + w >= 30)

for (const [name, { m, w }] of berlin) {
  const key = name.toLowerCase()
  const gender = m > w ? 'm' : 'w'
  const total = m + w
  const list = lists.get(key)
  const foreign = others.map((other) => other.get(key)?.charAt(0)).filter((first) => first !== undefined)
  const against = foreign.filter((first) => first !== (gender === 'm' ? 'm' : 'f')).length
  if (total === 0 || OFFEN.has(key) || !/^\p{Lu}[\p{Ll}'’]{2,}(?:-\p{Lu}[\p{Ll}]+)*$/u.test(name) || !isKlar(m, w))
    continue
  const sure =
    total >= 60 || (total >= GENUG && (against === 0 || list === gender)) || (list === gender && against === 0)
  if (sure && (list === undefined || list === gender)) clear.set(name, gender)
}
for (const [key, gender] of german) {
  const name = proper(key)
  const is = gender === 'male' ? 'm' : 'w'
  const born = berlin.get(name)
  const foreign = others.map((other) => other.get(key)).filter((found) => found !== undefined)
  const mixed =
    born !== undefined && born.m + born.w >= 5 && !(isKlar(born.m, born.w) && 2 * born[is] > born.m + born.w)
  if (
    !OFFEN.has(key) &&
    key.length > 2 &&
    !mixed &&
    (born !== undefined ||
      foreign.every((found) => found === gender) ||
      (foreign.length > 1 && foreign.filter((found) => found !== gender).length < 2))
  )
    clear.set(name, is)
}
/** Well known in Germany, and given or spelled otherwise abroad; both lists are silent or divided on them. */
const BEKANNT = {
  m: 'Jürgen Günter Günther Uwe Heinz Horst Klaus Dieter Manfred Wolfgang Bernd Rainer Reiner Gerd Gert Volker Detlef Ralf Ralph Jörg Jochen Joachim Kurt Karl Hans Franz Fritz Heinrich Hermann Otto Paul Peter Michael Thomas Andreas Stefan Stephan Frank Markus Matthias Torsten Thorsten Dirk Sven Olaf Holger Lothar Egon Erwin Ewald Helmut Hartmut Götz Björn Sönke Jens Lars Nils Tim Felix Lukas Max Moritz Maximilian Alexander Daniel David Philipp Florian Sebastian Christian Martin Johannes Josef Georg Anton Ludwig Walter Werner Willi Alfred Herbert Norbert Hubert Robert Albert Siegfried Gottfried Friedrich Wilhelm Ernst August Mario Marco Mirko Heiko Heinz-Peter Ingo Udo Hugo Bruno Arno Achim Armin Axel Benjamin Carsten Karsten Christoph Dennis Eckhard Erich Eugen Fabian Gregor Guido Gustav Harald Henning Ingolf Jakob Jonas Kilian Konrad Leon Leonhard Marcel Mehmet Mustafa Abdullah Halil Hamza Dennis Danny Ronny Rudi Adolf Roger Adalbert Burghard Burkhard Dierk Eckard Eckehard Ekkehard Egbert Hansjörg Hardy Reinhardt Bertold Berthold Nico Denis Ibrahim Omar Ahmet Murat Ali Oliver Oskar Patrick Pascal René Richard Roland Rolf Rudolf Rüdiger Tobias Ulrich Vincent Winfried Wilfried',
  w: 'Ursula Petra Monika Karin Renate Sabine Susanne Brigitte Ingrid Helga Gisela Gerda Christa Erika Hannelore Elke Heike Silke Anke Antje Birgit Angelika Barbara Claudia Cornelia Christine Christina Martina Martha Marion Manuela Katrin Kathrin Katharina Anja Tanja Sonja Nicole Stefanie Stephanie Sandra Melanie Julia Anna Lena Laura Lisa Lea Lara Sarah Sara Hannah Johanna Charlotte Emma Mia Sophie Sofie Marie Maria Margarete Margarethe Elisabeth Elfriede Edith Hildegard Irmgard Waltraud Gertrud Ilse Inge Jutta Gudrun Dagmar Doris Dorothea Eva Hedwig Heidi Heidemarie Ines Iris Jana Katja Kerstin Kirsten Kristin Luise Marianne Nadine Nina Regina Rita Rosemarie Ruth Silvia Sylvia Simona Tina Ulrike Ute Vera Veronika Yvonne Fatma Ayşe Ayse Emine Bärbel Käthe Änne Zoë Brunhilde Gaby Jasmin Karen Marlis Marlies Viola Waltraut Almut Birgitt Birgitta Corina Dorit Edeltraut Edeltraud Helma Ingelore Romy Walburga Antonie Brita Dietlinde Dörthe Gerlind Gerlinde Gunhild Heidelore Kristine Liesel Maritta Mechtild Mechthild Reinhilde Sina Sindy Annaliese Annegret Annekathrin Annkathrin Anett Annett Belinda Bernadette Sieglinde Roswitha Rosi Ilona Carola Karola Solveig Wiebke Frauke Imke Insa Astrid',
}
for (const name of BEKANNT.m.split(' ')) clear.set(name, 'm')
for (const name of BEKANNT.w.split(' ')) clear.set(name, 'w')

/** Known as first names, of no clear gender. */
const offen = [...berlin].filter(
  ([name, { m, w }]) => !clear.has(name) && m + w >= 40 && /^\p{Lu}[\p{Ll}'’]{2,}$/u.test(name),
)
const offenNames = new Set([
  ...offen.map(([name]) => name),
  ...[...OFFEN].filter((name) => !name.includes('-')).map(proper),
])

const of = (gender: 'm' | 'w') =>
  [...clear]
    .filter(([, is]) => is === gender)
    .map(([name]) => name)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ')
writeFileSync(
  target,
  `${JSON.stringify({ m: of('m'), w: of('w'), offen: [...offenNames].toSorted().join(' ') }, null, 2)}\n`,
)
console.log(`${clear.size} clear names`)
if (process.argv.includes('--zahlen'))
  for (const name of ['Abdullah', 'Adel', 'Astrid', 'Bilal', 'Kai', 'Jan'])
    console.log(name, berlin.get(name), clear.get(name))
