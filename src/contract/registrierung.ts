import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { angemeldet } from './session.ts'
import { flag, mailAdresse, worte } from './wire.ts'

/** What a mailed link is for; the first part of its address (spec 2). */
const SCHLUESSEL_ARTEN = ['aktivierung', 'passwort_zuruecksetzen', 'passwort_neu', 'entsperrung'] as const
const schluesselArt = z.enum(SCHLUESSEL_ARTEN)
export type SchluesselArt = (typeof SCHLUESSEL_ARTEN)[number]

/** How a person is addressed; '' leaves it open. assumed */
export const ANREDEN = ['', 'Frau', 'Herr'] as const
export const anrede = z.enum(ANREDEN)

/** Address of a login. */
export const loginEmail = mailAdresse().check(z.toLowerCase())
/** One of several addresses as a login has it; null: it is none. */
export const asLoginEmail = (email: string): string | null => z.safeParse(loginEmail, email).data ?? null
/** A password to be set; what else it must not be, domain/passwort says. */
const neuesPasswort = z.string().check(z.minLength(1), z.maxLength(1000))
/** Anything that stands in the address: a wrong key is an unknown key. */
const hashKey = z.string().check(z.maxLength(200))
/** Whoever accepts nothing gets no account. */
const akzeptiert = flag.check(z.refine((value) => value, { error: 'not accepted' }))

/** What a page needs to know about its key; a dead one says nothing else. */
const schluesselAuskunft = z.object({
  gueltig: flag,
  /** Whose key it is: the user name for the password manager, and words that the password must not be made of. */
  inhaber: z.nullable(z.object({ email: z.string(), vorname: z.string(), nachname: z.string(), firma: z.string() })),
})
export type SchluesselAuskunft = z.infer<typeof schluesselAuskunft>

export const registrierungNames = named({ schluesselAuskunft, anrede, schluesselArt })

const path = '/api/registrierung/'
export const registrierungOperations = {
  /** The answer is the same whether the address is known or not (SEC-11). */
  registriere: operation({
    method: 'POST',
    path,
    aktion: 'registriere',
    access: 'public',
    input: z.object({
      firma: worte(120),
      anrede,
      vorname: worte(80),
      nachname: worte(80),
      email: loginEmail,
      passwort: neuesPasswort,
      agbAkzeptiert: akzeptiert,
    }),
    output: z.object({}),
  }),
  /** Never consumes the key: programs that read mail open every link. POST, so that no log holds the key. */
  pruefeSchluessel: operation({
    method: 'POST',
    path,
    aktion: 'pruefeSchluessel',
    access: 'public',
    input: z.object({ art: schluesselArt, hashKey }),
    output: schluesselAuskunft,
  }),
  /** Confirms a registration by link and password, and logs in. */
  aktiviere: operation({
    method: 'POST',
    path,
    aktion: 'aktiviere',
    access: 'public',
    input: z.object({ hashKey, passwort: z.string().check(z.minLength(1), z.maxLength(128)) }),
    output: angemeldet,
  }),
  /** Ends the lock after too many wrong passwords. */
  entsperre: operation({
    method: 'POST',
    path,
    aktion: 'entsperre',
    access: 'public',
    input: z.object({ hashKey }),
    output: z.object({}),
  }),
  /** Mails the link that the address can use: reset, first password or activation; the same answer for all (SEC-11). */
  passwortVergessen: operation({
    method: 'POST',
    path,
    aktion: 'passwortVergessen',
    access: 'public',
    input: z.object({ email: loginEmail }),
    output: z.object({}),
  }),
  /** New password after a forgotten one; every session ends. */
  passwortZuruecksetzen: operation({
    method: 'POST',
    path,
    aktion: 'passwortZuruecksetzen',
    access: 'public',
    input: z.object({ hashKey, passwort: neuesPasswort }),
    output: z.object({}),
  }),
  /** First password of an invited employee, who is logged in by it, or a forced change, after which one logs in. */
  setzeNeuesPasswort: operation({
    method: 'POST',
    path,
    aktion: 'setzeNeuesPasswort',
    access: 'public',
    input: z.object({ hashKey, passwort: neuesPasswort }),
    output: z.object({ anmeldung: z.nullable(angemeldet) }),
  }),
} as const
