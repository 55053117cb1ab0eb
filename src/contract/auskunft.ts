import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { dateiAntwort, ganzzahl, id, isoZeit, text } from './wire.ts'
import { empfaenger } from './zielgruppe.ts'

/** Where a person was found: an uploaded list, one that was put aside, the frozen recipients of a campaign, the blocklist. */
const FUNDORTE = ['zielgruppe', 'entwurf', 'kampagne', 'sperrliste'] as const

/** Who asks what is stored about him: a name or a company, at one postal code. */
const auskunftPerson = z.object({
  vorname: text(0, 80),
  nachname: text(0, 80),
  firma: text(0, 120),
  plz: z.string().check(z.trim(), z.regex(/^\d{5}$/)),
})
export type AuskunftPerson = z.infer<typeof auskunftPerson>

const auskunftEintrag = z.object({
  fundort: z.enum(FUNDORTE),
  /** Of the target group, the draft, the campaign or the entry. */
  id,
  /** Name of the list or campaign; "" for the blocklist. */
  bezeichnung: z.string(),
  /** Where the data come from, as was stated with the upload; "" where nothing was. */
  datenquelle: z.string(),
  seit: isoZeit,
  /** All that is stored, by names of fields; for a list also its own columns, for a campaign what was added to it. */
  person: empfaenger,
  weitere: z.array(z.object({ feld: z.string(), wert: z.string() })),
})
export type AuskunftEintrag = z.infer<typeof auskunftEintrag>

/** Entries of one answer; whoever has more is asked for more narrowly. */
export const AUSKUNFT_HOECHSTENS = 500

export const auskunftNames = named({ auskunftPerson, auskunftEintrag })

const path = '/api/auskunft/'
const access = { action: 'update', subject: 'Konto' } as const
const input = z.object({ gesucht: auskunftPerson })

/** What is stored about one person, in all that belongs to the own customer (Art. 15 GDPR, DSG-04). */
export const auskunftOperations = {
  /** A POST, for names do not stand in an address (SEC-23). */
  suchePerson: operation({
    method: 'POST',
    path,
    aktion: 'suchePerson',
    access,
    input,
    /** `total`: all that were found, of which `eintraege` are the first. */
    output: z.object({ eintraege: z.array(auskunftEintrag), total: ganzzahl }),
  }),
  /** The same as a table for whoever asked; it is written down who took it, and never about whom (DSG-06). */
  exportiereAuskunft: operation({
    method: 'POST',
    path,
    aktion: 'exportiereAuskunft',
    access,
    answer: 'datei',
    input,
    output: dateiAntwort,
  }),
} as const
