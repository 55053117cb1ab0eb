import { type OperationName, operations } from '#src/contract/index.ts'
import { WRITES } from './outcome.ts'

/** Written by POST, and nevertheless nothing is changed by it. */
const READING_POSTS: readonly OperationName[] = [
  'checkUserLogin',
  'pruefeSchluessel',
  'zaehlePotenzial',
  'berechnePreis',
  'suchePerson',
]

/** Asks only for what is there already; a login opens a session, which is ended at the end. */
const SESSION: readonly OperationName[] = ['loginUser', 'logout']

/**
 * Where one call makes what another one needs, or ends it. What stands nowhere here comes where the contract has it: all
 * reading calls first.
 */
const AFTER_WRITING: readonly OperationName[] = [
  // An approval from its link to its decision.
  ...(['kampagneZurFreigabeGeben', 'freigabeLinkErneuern', 'oeffneEigeneFreigabe', 'fetchFreigabe'] as const),
  ...(['downloadFreigabeAsset', 'neuenLinkAnfordern', 'freigabeAblehnen', 'freigabeErteilen'] as const),
  'freigabeZurueckziehen',
  'stornieren',
  ...([
    'terminAendern',
    'starteZahlung',
    'bricheZahlungAb',
    'wiederOeffnen',
    'anhalten',
    'fortsetzen',
    'stornoAnfragen',
  ] as const),
  ...(['deleteKampagne', 'archiviereZielgruppe', 'archiviereWerbemittel', 'deleteBild'] as const),
  // Each needs an employee in the state that the one before left.
  ...(['saveMitarbeiter', 'setzeZugangZurueck', 'deaktiviereMitarbeiter', 'reaktiviereMitarbeiter'] as const),
  ...(['ladeErneutEin', 'zieheEinladungZurueck'] as const),
  ...(['beginneZweiFaktor', 'bestaetigeZweiFaktor', 'bestaetigeAnmeldung'] as const),
  ...(['erneuereWiederherstellungscodes', 'schalteZweiFaktorAus'] as const),
  ...(['saveVierAugen', 'beendeSitzung', 'beendeAndereSitzungen', 'aenderePasswort', 'logout'] as const),
  // Their keys end sessions.
  ...(['entsperre', 'aktiviere', 'setzeNeuesPasswort', 'passwortZuruecksetzen'] as const),
]

const NAMES = Object.keys(operations) as OperationName[]

/** Does it change anything, but who is logged in? */
const isWriting = (name: OperationName): boolean =>
  operations[name].method === 'POST' && !READING_POSTS.includes(name) && !SESSION.includes(name)

/** Why a call is left out of a run that writes nothing; null: it is not. */
export const leftOutReading = (name: OperationName): string | null =>
  isWriting(name) || name === 'bestaetigeAnmeldung' ? WRITES : null

/** Calls of a run, in their order: all of them, or those whose name or area (`kampagne`) is asked for. */
export function ordered(only: readonly string[], write: boolean): OperationName[] {
  const late = new Set(AFTER_WRITING)
  const early = NAMES.filter((name) => !late.has(name) || !write)
  const order = write
    ? [...early.filter((name) => !isWriting(name)), ...early.filter(isWriting), ...AFTER_WRITING]
    : [...early.filter((name) => name !== 'logout'), 'logout' as const]
  return only.length === 0 ? order : order.filter((name) => only.includes(name) || only.includes(areaOf(name)))
}

/** "kampagne" of /api/kampagne/ */
const areaOf = (name: OperationName): string => operations[name].path.split('/')[2] ?? ''

/** Words of --only that name nothing. */
export const unknownWords = (only: readonly string[]): string[] =>
  only.filter((word) => !NAMES.some((name) => name === word || areaOf(name) === word))
