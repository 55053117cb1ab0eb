import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { gelesenerZahlungsStatus, zahlungsart } from './kampagne.ts'
import { operation } from './operation.ts'
import { flag, geld, id, isoDatum, isoZeit } from './wire.ts'

/** A SEPA debit as it was announced (domain 4.7). The IBAN is masked. */
export const lastschrift = z.object({
  kontoinhaber: z.string(),
  iban: z.string(),
  mandatReferenz: z.string(),
  glaeubigerId: z.string(),
  /** Day on which the bank takes the amount from the account. */
  einzugAm: isoDatum,
})
export type Lastschrift = z.infer<typeof lastschrift>

/** Where the money of a transfer goes (domain 4.7). The reference is that of the payment. */
const ueberweisung = z.object({
  empfaenger: z.string(),
  bank: z.string(),
  iban: z.string(),
  /** Last day on which to give the transfer to the bank. */
  ueberweisenBis: isoDatum,
})
export type Ueberweisung = z.infer<typeof ueberweisung>

/** One attempt to pay. Amounts in ct. */
export const zahlung = z.object({
  idPtZahlung: id,
  idPtKampagne: id,
  zahlungsStatus: gelesenerZahlungsStatus,
  zahlungsart,
  betrag: geld,
  referenz: z.string(),
  lastschrift: z.nullable(lastschrift),
  ueberweisung: z.nullable(ueberweisung),
  gestartetAm: isoZeit,
  abgeschlossenAm: z.nullable(isoZeit),
  /**
   * Its money came although the campaign had been paid in another way: it is proposed to pay it back. Left out: 0.
   */
  doppelt: z.optional(flag),
})
export type Zahlung = z.infer<typeof zahlung>

export const zahlungNames = named({ zahlung, lastschrift, ueberweisung })

const path = '/api/zahlung/'
const pay = { action: 'pay', subject: 'Zahlung' } as const
export const zahlungOperations = {
  starteZahlung: operation({
    method: 'POST',
    path,
    aktion: 'starteZahlung',
    access: pay,
    once: true,
    input: z.object({
      idPtKampagne: id,
      zahlungsart,
      /** Amount in ct that the user saw; another one is refused. */
      betrag: geld,
      agbAkzeptiert: flag,
    }),
    /** `weiterleitung`: hosted payment page, or null where nothing has to be done there. */
    output: z.object({ zahlung, weiterleitung: z.nullable(z.string()) }),
  }),
  /** Ends a payment that waits, so that another means can be chosen; money that comes all the same is matched by its reference. */
  bricheZahlungAb: operation({
    method: 'POST',
    path,
    aktion: 'bricheZahlungAb',
    access: pay,
    input: z.object({
      idPtKampagne: id,
      /** The payment that is meant; left out: whichever waits. */
      referenz: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    }),
    output: z.object({ zahlung }),
  }),
  fetchZahlung: operation({
    method: 'GET',
    path,
    aktion: 'fetchZahlung',
    access: pay,
    input: z.object({ idPtKampagne: id }),
    /** Newest first. */
    output: z.object({ zahlungen: z.array(zahlung) }),
  }),
} as const
