import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Zufall } from './zufall.ts'

type Schmutz = (empfaenger: Empfaenger, zufall: Zufall) => Empfaenger | null

const replace = (text: string, paare: readonly (readonly [string, string])[]): string | null => {
  for (const [alt, neu] of paare) if (text.includes(alt)) return text.replace(alt, neu)
  return null
}

function imNamen(empfaenger: Empfaenger, change: (text: string) => string | null): Empfaenger | null {
  for (const feld of ['nachname', 'vorname'] as const) {
    const neu = change(empfaenger[feld])
    if (neu !== null) return { ...empfaenger, [feld]: neu }
  }
  return null
}

function vertauscheBuchstaben(text: string, { bis }: Zufall): string | null {
  if (text.length < 5) return null
  const at = 1 + bis(text.length - 2)
  const [a, b] = [text.charAt(at), text.charAt(at + 1)]
  return a === b ? null : text.slice(0, at) + b + a + text.slice(at + 2)
}

function forget(text: string, { bis }: Zufall): string | null {
  if (text.length < 5) return null
  const at = 1 + bis(text.length - 1)
  return text.slice(0, at) + text.slice(at + 1)
}

function double(text: string, { bis }: Zufall): string | null {
  const at = 1 + bis(text.length - 1)
  return text.slice(0, at) + text.charAt(at) + text.slice(at)
}

const NACHBARN: Record<string, string> = {
  a: 's',
  e: 'r',
  i: 'o',
  o: 'p',
  n: 'm',
  r: 't',
  t: 'z',
  s: 'd',
  l: 'k',
  h: 'g',
  u: 'i',
  m: 'n',
}

function danebengetippt(text: string, { bis }: Zufall): string | null {
  if (text.length < 5) return null
  const at = 1 + bis(text.length - 1)
  const daneben = NACHBARN[text.charAt(at)]
  return daneben === undefined ? null : text.slice(0, at) + daneben + text.slice(at + 1)
}

const feldMit =
  (feld: 'nachname' | 'vorname' | 'strasse', change: (text: string, zufall: Zufall) => string | null): Schmutz =>
  (empfaenger, zufall) => {
    const neu = change(empfaenger[feld], zufall)
    return neu === null ? null : { ...empfaenger, [feld]: neu }
  }

const KLANG = [
  ['midt', 'mitt'],
  ['mitt', 'midt'],
  ['eyer', 'aier'],
  ['eier', 'eyer'],
  ['aier', 'eier'],
  ['ph', 'f'],
  ['ff', 'f'],
  ['th', 't'],
  ['ck', 'k'],
  ['Kl', 'Cl'],
  ['mann', 'man'],
  ['tz', 'z'],
  ['ss', 's'],
  ['Kai', 'Cai'],
  ['Carsten', 'Karsten'],
  ['Clara', 'Klara'],
] as const

const umlautWeg = (text: string) =>
  replace(text, [
    ['ü', 'u'],
    ['ö', 'o'],
    ['ä', 'a'],
    ['ß', 's'],
  ])

function hausnummer(empfaenger: Empfaenger, zufall: Zufall): Empfaenger | null {
  const nummer = Number(empfaenger.hausnummer)
  if (Number.isNaN(nummer)) return { ...empfaenger, hausnummer: String(Number.parseInt(empfaenger.hausnummer, 10)) }
  return {
    ...empfaenger,
    hausnummer: zufall.teil([`${nummer}a`, `${nummer} b`, `${nummer}-${nummer + 2}`, `${nummer}/1`]),
  }
}

function strasseKurz(strasse: string): string | null {
  const worte = strasse.split(/[- ]/)
  if (worte.length < 3) return umlautWeg(strasse)
  return worte
    .map((wort, at) => (at < worte.length - 1 && wort.length > 4 ? `${wort.slice(0, 3)}.` : wort))
    .join('-')
    .replace('Straße', 'Str.')
}

function plz(empfaenger: Empfaenger, { bis }: Zufall): Empfaenger | null {
  const at = 2 + bis(2)
  const { plz: alt } = empfaenger
  const neu = alt.slice(0, at) + alt.charAt(at + 1) + alt.charAt(at) + alt.slice(at + 2)
  return neu === alt
    ? { ...empfaenger, plz: alt.slice(0, 4) + String((Number(alt.charAt(4)) + 3) % 10) }
    : { ...empfaenger, plz: neu }
}

/** What happens to an address when it is typed, dictated or brought over once more. */
const PERSON_SCHMUTZ = {
  umlaut: (e) => imNamen(e, umlautWeg),
  dreher: feldMit('nachname', vertauscheBuchstaben),
  dreherVorname: feldMit('vorname', vertauscheBuchstaben),
  buchstabeFehlt: feldMit('nachname', forget),
  buchstabeDoppelt: feldMit('nachname', double),
  danebengetippt: feldMit('nachname', danebengetippt),
  klang: (e) => imNamen(e, (text) => replace(text, KLANG)),
  initiale: (e) => ({ ...e, vorname: `${e.vorname.charAt(0)}.` }),
  vornameFehlt: (e) => ({ ...e, vorname: '' }),
  zweitname: (e, z) => ({
    ...e,
    vorname: `${e.vorname}${z.teil([' ', '-'])}${z.teil(e.anrede === 'Frau' ? ['Maria', 'Luise', 'Sofia'] : ['Josef', 'Georg', 'Peter'])}`,
  }),
  doppelname: (e, z) => ({ ...e, nachname: `${e.nachname}-${z.teil(['Lohmann', 'Brüning', 'Hesse', 'Kurz'])}` }),
  vertauscht: (e) => ({ ...e, vorname: e.nachname, nachname: e.vorname }),
  inEinerZelle: (e) => ({ ...e, vorname: '', nachname: `${e.vorname} ${e.nachname}` }),
  titel: (e) => ({ ...e, vorname: `Dr. ${e.vorname}` }),
  strasseKurz: feldMit('strasse', strasseKurz),
  strasseDreher: feldMit('strasse', (text, z) => (text.length < 8 ? null : vertauscheBuchstaben(text, z))),
  strasseFehlt: feldMit('strasse', forget),
  hausnummer,
  plz,
  anrede: (e, z) => {
    const anders = { ...e, anrede: e.anrede === 'Herr' ? ('Frau' as const) : ('Herr' as const) }
    return hausnummer(anders, z)
  },
} satisfies Record<string, Schmutz>

type Art = keyof typeof PERSON_SCHMUTZ
const EINZELN = Object.keys(PERSON_SCHMUTZ)

/** Two things at once, as lists that come from two systems have them. */
function mehreres(empfaenger: Empfaenger, zufall: Zufall): Empfaenger | null {
  const arten: readonly Art[] = [
    'umlaut',
    'dreher',
    'buchstabeFehlt',
    'klang',
    'initiale',
    'strasseKurz',
    'strasseDreher',
    'hausnummer',
    'zweitname',
  ]
  const first = PERSON_SCHMUTZ[zufall.teil(arten)](empfaenger, zufall)
  return first === null ? null : PERSON_SCHMUTZ[zufall.teil(arten)](first, zufall)
}

export function schmutzArten(): string[] {
  return [...EINZELN, 'mehreres']
}

export function beschmutze(art: string, empfaenger: Empfaenger, zufall: Zufall): Empfaenger | null {
  if (art === 'mehreres') return mehreres(empfaenger, zufall)
  const schmutz = Object.entries(PERSON_SCHMUTZ).find(([name]) => name === art)?.[1]
  return schmutz?.(empfaenger, zufall) ?? null
}
