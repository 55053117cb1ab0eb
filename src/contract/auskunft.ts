import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { sperrPerson } from './sperrliste.ts'
import { dateiAntwort, flag, ganzzahl, id, isoZeit, text } from './wire.ts'
import { empfaenger } from './zielgruppe.ts'

/** Where a person was found: an uploaded list, one that was put aside, the frozen recipients of a campaign, the blocklist. */
const FUNDORTE = ['zielgruppe', 'entwurf', 'kampagne', 'sperrliste'] as const

/** Who asks what is stored about him: a name or a company, at one postal code. */
const auskunftPerson = z.object({
  vorname: text(0, 80),
  nachname: text(0, 80),
  firma: text(0, 120),
  plz: z.string().check(z.trim(), z.regex(/^\d{5}$/)),
  /** Where he lives: without it nobody is sure who is not the only one of that name. */
  strasse: z.optional(text(0, 120)),
  hausnummer: z.optional(text(0, 20)),
})
export type AuskunftPerson = z.infer<typeof auskunftPerson>

/** Names a hit for what is done with it; it holds nothing of the person. */
const treffer = z.string().check(z.maxLength(80))

const auskunftEintrag = z.object({
  /** Left out by a service that exports all hits and deletes none. */
  treffer: z.optional(treffer),
  /** 1: this person for sure; 0 or left out: somebody has to look. */
  sicher: z.optional(flag),
  /** Of a campaign: 1 where the print shop has its package. */
  uebergeben: z.optional(flag),
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

/** What was deleted. */
const auskunftLoeschung = z.object({
  /** Rows of address lists and of lists that were put aside. */
  listen: ganzzahl,
  entwuerfe: ganzzahl,
  /** Frozen recipients, of which `gemeldet` stand in a package that the print shop has. */
  kampagnen: ganzzahl,
  gemeldet: ganzzahl,
  scans: ganzzahl,
  /** Recipients whose data stay until the end of their period (DSG-03): the seal of before cannot be checked without them. */
  spaeter: ganzzahl,
})
export type AuskunftLoeschung = z.infer<typeof auskunftLoeschung>

export const auskunftNames = named({ auskunftPerson, auskunftEintrag, auskunftLoeschung })

const path = '/api/auskunft/'
const access = { action: 'update', subject: 'Konto' } as const
const input = z.object({ gesucht: auskunftPerson })
/** Hits that somebody ticked. */
const angekreuzt = z.array(treffer).check(z.maxLength(AUSKUNFT_HOECHSTENS))

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
    /** `treffer`: those that go along; left out, all that are sure. */
    input: z.extend(input, { treffer: z.optional(angekreuzt) }),
    output: dateiAntwort,
  }),
  /**
   * Deletes what was ticked (Art. 17 GDPR) in one step. Frozen recipients are not printed any more; where the print shop has
   * the package it is told (Art. 19 GDPR). Entries of the blocklist stay.
   */
  loeschePerson: operation({
    method: 'POST',
    path,
    aktion: 'loeschePerson',
    access,
    once: true,
    /** `sperren`: is put on the blocklist, too. */
    input: z.extend(input, { treffer: angekreuzt, sperren: z.optional(sperrPerson) }),
    output: auskunftLoeschung,
  }),
} as const
