import * as z from 'zod/mini'

/**
 * How single values travel. The service behind us is PHP-style: whole numbers and flags may arrive as strings,
 * money as decimal strings. Every codec turns them once into what the product works with, in both directions.
 */

/** Whole number, on the wire a number or a string of digits. */
export const ganzzahl = z.codec(z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))]), z.int(), {
  decode: (value) => Number(value),
  encode: (value) => value,
})

/** Identifier of an entity, positive. */
export const id = z.codec(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))]),
  z.int().check(z.positive()),
  { decode: (value) => Number(value), encode: (value) => value },
)

/** Decimal number (mm, degrees, percent), on the wire a number or a decimal string. */
export const dezimal = z.codec(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.number(), {
  decode: (value) => Number(value),
  encode: (value) => value,
})

/** Yes or no; 0/1 on the wire (domain 2). */
export const flag = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()]), z.boolean(), {
  decode: (value) => value === true || value === 1 || value === '1',
  encode: (value) => (value ? 1 : 0),
})

// A comma separates thousands and is removed; behind the point it makes a German amount in the wrong place, not 1.23.
const MACHINE_NUMBER = /^[+-]?(\d[\d,]*(\.\d*)?|\.\d+)$/

/** The number in a text of the service, without its commas; null for what is none (spec 5). */
function machineNumber(value: string): string | null {
  const plain = value.trim()
  return MACHINE_NUMBER.test(plain) ? plain.replaceAll(',', '') : null
}

/** Number of the service in EUR ("1,234.5") to integer ct: two decimals, the third one rounds; null for what is none (spec 5). */
export function parseWireAmount(value: string): number | null {
  const plain = machineNumber(value)
  if (plain === null) return null
  // Shifted as text: 1.005 * 100 is less than 100.5.
  const shifted = Number(`${plain}e2`)
  // Adding 0 turns -0 into 0, which would be shown as "-0,00".
  const ct = Math.sign(shifted) * Math.round(Math.abs(shifted)) + 0
  return Number.isSafeInteger(ct) ? ct : null
}

/** Points between thousands and a comma before the cents, or a comma that parts no thousands: 1.234,56, 12,50. */
const GERMAN_ALONE = /^-?(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d+,\d{1,2})$/

/** What stands around and between the digits of an amount: its currency, spaces, the apostrophes of number_format. */
const BESIDE_DIGITS = /€|&euro;|&nbsp;|EUR(?:O|o)?|Euro|[\s\u00a0\u202f]|(?<=\d)['’](?=\d)/g
/** Below nothing, in the ways of bookkeeping: (12.00), 12.00-, with the sign of a typesetter. */
const NEGATIVE = /^(?:\(([^()]+)\)|([\d.,]+)-|−(.+))$/
/** How PHP prints floats that are very large or small. */
const EXPONENT = /^[+-]?\d+(?:\.\d+)?E[+-]?\d{1,2}$/i

/** An amount as PHP code prints it, with nothing but sign, digits and their marks (domain 4.14). */
export function plainAmount(value: string): string {
  const bare = value.replaceAll(BESIDE_DIGITS, '').replace(/,[-–]+$/, '')
  const [, inside, trailing, typeset] = NEGATIVE.exec(bare) ?? []
  const below = inside ?? trailing ?? typeset
  const plain = below === undefined ? bare : `-${below}`
  return EXPONENT.test(plain) ? Number(plain).toFixed(4) : plain
}

/** What the specification's rule cannot be meant for is German (domain 4.14). */
function machineAmount(value: string): string {
  const plain = plainAmount(value)
  return GERMAN_ALONE.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain
}

const amountOf = (value: string | number): number | null => parseWireAmount(machineAmount(String(value)))

/** Integer ct to the decimal string of the wire. */
export function formatWireAmount(ct: number): string {
  const digits = String(Math.abs(ct)).padStart(3, '0')
  return `${ct < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Amount that may be missing or unreadable: integer ct or null (spec 5). */
const geldOderNichts = () =>
  z.codec(z.nullable(z.union([z.string(), z.number()])), z.nullable(z.int()), {
    decode: (value) => (value === null ? null : amountOf(value)),
    encode: (value) => (value === null ? null : formatWireAmount(value)),
  })
export const geldOderNull = geldOderNichts()
/** Amount that our service always names; null where another backend names none that can be read, which hides no row. */
export const geldSumme = geldOderNichts()

/** Amount that must be there: integer ct; an unreadable one breaks the contract. */
export const geld = z.codec(z.union([z.string(), z.number()]), z.int(), {
  decode: (value, context) => {
    const ct = amountOf(value)
    if (ct !== null) return ct
    context.issues.push({ code: 'custom', input: value, message: 'no amount' })
    return z.NEVER
  },
  encode: (value) => formatWireAmount(value),
})

/** Whole number that may be empty or unreadable: null then (spec 5). */
export const ganzzahlOderNull = z.codec(z.nullable(z.union([z.int(), z.string()])), z.nullable(z.int()), {
  decode: (value) => {
    const plain = machineNumber(String(value))
    return plain !== null && Number.isSafeInteger(Number(plain)) ? Number(plain) : null
  },
  encode: (value) => value,
})

/** Calendar day in Europe/Berlin, ISO: 2026-11-20. */
export const isoDatum = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Moment in UTC, ISO 8601. */
export const isoZeit = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/))

/**
 * Such a moment where a caller writes it, by any clock and as fine as it likes (RFC 3339): one that there is, in UTC to the
 * millisecond, so that it compares as text with those of the service. A plus that nobody escaped comes as a blank.
 */
export const moment = z.codec(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+ -]\d{2}:?\d{2})$/),
    z.refine((value) => !Number.isNaN(utc(value))),
  ),
  isoZeit,
  { decode: (value) => new Date(utc(value)).toISOString(), encode: (value) => value },
)

const utc = (value: string): number => Date.parse(value.replace(/ (?=\d)/, '+').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))

/** Trimmed text of bounded length in characters. */
export const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** Something that can be seen and read out: not of signs alone, and not of none. */
const LESBAR = /[\p{L}\p{N}]/u

/** Name of a person, a firm or a thing, or a reason: between `min` and `max` characters, with a letter or a digit. */
export const worte = (max: number, min = 1) => text(min, max).check(z.regex(LESBAR))

/** What looks like a mail address; whether somebody reads it, only a mail tells. Takes time only with its length. */
export const EMAIL_MUSTER = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * An address whose host has umlauts in its other form (RFC 3492): müller.de travels as xn--mller-kva.de, which every mail
 * program and every language knows. Both are the same address. Anything else stays as it is.
 */
export function withAsciiHost(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  if (at < 0 || !/[^ -~]/.test(host) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return email
  return URL.canParse(`http://${host}`) ? `${email.slice(0, at)}@${new URL(`http://${host}`).hostname}` : email
}

/** What looks like a mail address, for whom we only write to. */
export const mailEmpfaenger = (max: number) => text(3, max).check(z.overwrite(withAsciiHost), z.regex(EMAIL_MUSTER))

/** A mail address, with or without umlauts in its host. */
export const mailAdresse = (error?: string | (() => string)) =>
  z.string().check(z.trim(), z.overwrite(withAsciiHost), z.maxLength(254, { error }), z.email({ error }))

/** Address that is opened or shown as a link: of the web and of nothing else (SEC-28). */
export const webAdresse = z.string().check(z.regex(/^https?:\/\/[^\s\\]+$/))

/** A file on its way up. */
export const datei = z.instanceof(Blob)

/**
 * Relative address of a picture, as an <img> loads it. It carries the right to see the picture in itself, and it stays
 * the same as long as the picture does. assumed.
 */
export const bildAdresse = z.string().check(z.regex(/^\/api\/[^\\\s]+$/))

/** What such an address says: whose picture it is, which one, and that we made the address. */
export const bildAdresseTeile = z.object({
  idPtKunde: id,
  /** SHA-256 of the picture, hex. */
  bild: z.string().check(z.maxLength(64)),
  signatur: z.string().check(z.maxLength(64)),
})

/** Answer of an operation that delivers a file. */
export const dateiAntwort = z.object({ blob: z.instanceof(Blob), name: z.string() })
export type DateiAntwort = z.infer<typeof dateiAntwort>
