import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { WEBHOOK_HEADER } from '#src/contract/webhook.ts'
import { isMeldestatus, MELDE_STATUS } from '#src/domain/kampagne/zahlungsmeldung.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { isSigned, signaturen } from '../platform/signatur.ts'

/** How far the time of a notice may be from ours, seconds; real time, whatever the movable clock says. */
const TOLERANZ_S = 300

/** A notice as it arrives: its text, and the headers of Standard Webhooks as they came. */
export interface EmpfangeneMeldung {
  rohtext: string
  /** Id of the event; counts once. */
  id: string
  /** Seconds since 1970, when it was sent. */
  zeitS: string
  /** One signature or several, of the new and of the old secret. */
  signatur: string
}

/** A notice whose signature and time were looked at; one with a word that we do not know may lack the amount. */
export interface Zahlungsmeldung {
  ereignisId: string
  referenz: string
  status: string
  /** ct. */
  betrag: number | null
  waehrung: string | null
}

const ganz = z.int()
const waehrungswort = z.string().check(z.maxLength(3))
const referenz = z.string().check(z.minLength(1), z.maxLength(100))
const bekannt = z.object({
  referenz,
  status: z.enum(MELDE_STATUS),
  betrag: ganz,
  waehrung: waehrungswort,
})
/** A newer service says more than we know: the word is kept as it came, and of the rest what we can read. */
const unbekannt = z.object({
  referenz,
  status: z.string().check(
    z.regex(/^[^\p{C}]{1,100}$/u),
    z.refine((status) => !isMeldestatus(status)),
  ),
  betrag: z.optional(z.unknown()),
  waehrung: z.optional(z.unknown()),
})
const koerper = z.union([bekannt, unbekannt])
const kennung = z.string().check(z.minLength(8), z.maxLength(100))

type Uhr = Pick<Context, 'settings' | 'realNow'>

/** Signs a notice now, under a separate id, as the payment service does. */
export function sign(
  { settings, realNow }: Uhr,
  inhalt: Omit<Zahlungsmeldung, 'ereignisId'>,
  id: string = randomUUID(),
): EmpfangeneMeldung {
  const body = JSON.stringify(inhalt)
  const zeitS = String(Math.floor(realNow().getTime() / 1000))
  return { rohtext: body, id, zeitS, signatur: signaturen(settings.zahlungSchluessel, { id, zeitS, body }) }
}

/** A notice out of the headers of a request. */
export function ausHeadern(rohtext: string, headers: Headers): EmpfangeneMeldung {
  const of = (name: keyof typeof WEBHOOK_HEADER) => headers.get(WEBHOOK_HEADER[name]) ?? ''
  return { rohtext, id: of('id'), zeitS: of('zeit'), signatur: of('signatur') }
}

function requireZeit(zeitS: string, now: Date): void {
  const apart = now.getTime() / 1000 - Number(zeitS)
  if (apart > TOLERANZ_S)
    throw new Refusal(
      400,
      'MELDUNG_ZU_ALT',
      'Die Meldung ist älter als fünf Minuten. Senden Sie sie neu unterschrieben.',
    )
  // What is no number is neither.
  if (!(apart >= -TOLERANZ_S))
    throw new Refusal(400, 'MELDUNG_AUS_DER_ZUKUNFT', 'Die Meldung trägt eine Zeit, die noch nicht ist.')
}

/** Believes a notice, or refuses it: 401 signature, 400 time, 422 content. */
export function readMeldung({ settings, realNow }: Uhr, empfangen: EmpfangeneMeldung): Zahlungsmeldung {
  const { rohtext, id, zeitS, signatur } = empfangen
  if (!isSigned(signatur, settings.zahlungSchluessel, { id, zeitS, body: rohtext }))
    throw new Refusal(401, 'SIGNATUR_UNGUELTIG', 'Die Meldung ist nicht richtig unterschrieben.')
  requireZeit(zeitS, realNow())
  const parsed = koerper.safeParse(parseJson(rohtext))
  if (!parsed.success || !kennung.safeParse(id).success)
    throw new Refusal(422, 'MELDUNG_UNGUELTIG', 'Die Meldung ist nicht lesbar.')
  const { betrag, waehrung, ...rest } = parsed.data
  return {
    ereignisId: id,
    ...rest,
    betrag: ganz.safeParse(betrag).data ?? null,
    waehrung: waehrungswort.safeParse(waehrung).data ?? null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
