import { distance } from '#src/base/text/distance.ts'
import { findAll, type Fund, type Lesetext } from './lesetext.ts'

/** What the account says of the customer; empty where it says nothing. */
export interface Kontaktdaten {
  telefone: readonly string[]
  emails: readonly string[]
}

const TELEFON =
  /(?<![\p{L}\p{N}.,:/+-])(?:\+49|0049|0)[\s/()-]{0,3}\d(?:[\s/()–-]{0,3}\d){5,12}(?![\p{N}]|[.,]\d|\s?(?:€|%|uhr))/giu
const ADRESSE =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.){1,3}(?:de|com|net|org|eu|at|ch|info|shop|online|berlin|hamburg|bayern|koeln|cologne|wien|io|store|app|gmbh))(?![\p{L}\p{N}]|[.-][\p{L}\p{N}])/giu
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu
/** Addresses of many: they say nothing about whose page it is. */
const OF_MANY =
  /(?:^|\.)(?:gmx|web|gmail|googlemail|t-online|freenet|outlook|hotmail|icloud|yahoo|aol|posteo|mailbox|arcor|online|live|me)\.(?:de|com|net|org|at|ch|at)$|(?:^|\.)(?:facebook|instagram|youtube|tiktok|linkedin|xing|whatsapp|google|pinterest|wa|bit|amazon|ebay|paypal)\.\w+$/iu
/** Letters by which a slip differs from what was meant. */
const SLIP = 2

/** Digits behind the country's code. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^(?:0049|49(?=\d{7})|0)0?/, '')
const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1).toLowerCase()

/** The first number of the sheet that is not the account's, where none of the sheet is (print 15). */
export function phoneHints(
  texts: readonly Lesetext[],
  { telefone }: Kontaktdaten,
): { at: Lesetext; fund: Fund } | null {
  const ours = telefone.map(digitsOf).filter((digits) => digits.length >= 6)
  const found = texts.flatMap((at) => findAll(at.text, TELEFON).map((fund) => ({ at, fund, key: digitsOf(fund.text) })))
  // Numbers of one house differ by a digit: beside the account's own nothing is asked.
  return found.some(({ key }) => ours.includes(key)) ? null : firstOther(found, ours, telefone)
}

/** The same for web addresses, whose names are those of the account's e-mails. */
export function webHints(texts: readonly Lesetext[], { emails }: Kontaktdaten): { at: Lesetext; fund: Fund } | null {
  const ours = [...new Set(emails.map(domainOf))].filter((domain) => domain.includes('.') && !OF_MANY.test(domain))
  const found = texts.flatMap((at) =>
    [...findAll(at.text, EMAIL, 1), ...findAll(at.text, ADRESSE, 1)]
      .filter(({ text }) => !OF_MANY.test(text))
      .map((fund) => ({ at, fund, key: fund.text.toLowerCase() })),
  )
  const isOurs = (key: string) => ours.find((domain) => key === domain || key.endsWith(`.${domain}`))
  return firstOther(
    found.map((one) => ({ ...one, key: isOurs(one.key) ?? one.key })),
    ours,
    ours,
  )
}

interface Found {
  at: Lesetext
  fund: Fund
  key: string
}

/** One that is nearly ours is a slip, beside our own too; another one is asked for where ours is missing. */
function firstOther(found: readonly Found[], ours: readonly string[], shown: readonly string[]): Found | null {
  if (ours.length === 0) return null
  const slip = found.find(({ key }) => !ours.includes(key) && ours.some((own) => distance(key, own, SLIP) <= SLIP))
  const other = found.some(({ key }) => ours.includes(key)) ? undefined : found[0]
  const chosen = slip ?? other
  return chosen ? { ...chosen, fund: { ...chosen.fund, meant: shown[0] ?? '' } } : null
}
