import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { listenSuche, seiteAusgabe, seiteEingabe } from './seite.ts'
import { datei, ganzzahl, id, isoZeit, text, worte } from './wire.ts'

/** How somebody came onto the list. */
const sperrQuelle = z.enum(['einzeln', 'import'])

/** A person who objected to advertising, or a company. */
export const sperrPerson = z.object({
  vorname: text(0, 80),
  nachname: text(0, 80),
  firma: text(0, 120),
  strasse: text(1, 120),
  hausnummer: text(0, 20),
  plz: z.string().check(z.trim(), z.regex(/^\d{5}$/)),
  ort: text(0, 80),
})
export type SperrPerson = z.infer<typeof sperrPerson>

/** As it came: a list that was imported holds longer names than the form takes. */
const sperrEintrag = z.object({
  idPtSperre: id,
  vorname: z.string(),
  nachname: z.string(),
  firma: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  quelle: sperrQuelle,
  erstelltAm: isoZeit,
  erstelltVon: z.string(),
})
export type SperrEintrag = z.infer<typeof sperrEintrag>

/** What is compared with every list beside what a target group leaves out itself. */
const abgleichStand = z.object({
  /** Entries of the customer's own blocklist. */
  sperrliste: ganzzahl,
  /** The Robinson list that was read last: people who want no mail of anybody. */
  robinson: z.nullable(z.object({ dateiName: z.string(), eintraege: ganzzahl, wer: z.string(), stand: isoZeit })),
})
export type AbgleichStand = z.infer<typeof abgleichStand>

export const sperrlisteNames = named({ sperre: [sperrEintrag, sperrPerson], sperrQuelle, abgleichStand })

const path = '/api/sperrliste/'
const update = { action: 'update', subject: 'Konto' } as const

export const sperrlisteOperations = {
  fetchSperrliste: operation({
    method: 'GET',
    path,
    aktion: 'fetchSperrliste',
    access: { action: 'read', subject: 'Konto' },
    input: z.object({ q: z.optional(listenSuche), ...seiteEingabe }),
    /** `total`: what the search finds; `gesamt`: all of the list. The newest first. */
    output: z.object({ eintraege: z.array(sperrEintrag), ...seiteAusgabe, gesamt: ganzzahl }),
  }),
  saveSperre: operation({
    method: 'POST',
    path,
    aktion: 'saveSperre',
    access: update,
    input: z.object({ person: sperrPerson }),
    output: sperrEintrag,
  }),
  importSperrliste: operation({
    method: 'POST',
    path,
    aktion: 'importSperrliste',
    access: update,
    encoding: 'multipart',
    once: true,
    /** UTF-8 CSV with semicolons, written by us: first line field names, only mapped columns. */
    input: z.object({ datei }),
    /** `ausgelassen`: rows without a usable name and address. */
    output: z.object({ neu: ganzzahl, bekannt: ganzzahl, ausgelassen: ganzzahl }),
  }),
  fetchAbgleichStand: operation({
    method: 'GET',
    path,
    aktion: 'fetchAbgleichStand',
    access: { action: 'read', subject: 'Zielgruppe' },
    input: z.object({}),
    output: abgleichStand,
  }),
  /** Takes a Robinson list in place of the one before. It only leaves people out: whoever makes target groups may. */
  importRobinsonliste: operation({
    method: 'POST',
    path,
    aktion: 'importRobinsonliste',
    access: { action: 'create', subject: 'Zielgruppe' },
    encoding: 'multipart',
    once: true,
    /** As for `importSperrliste`. */
    input: z.object({ datei, dateiName: z.string().check(z.maxLength(300)) }),
    /** `ausgelassen`: rows without a usable name and address. */
    output: z.object({ eintraege: ganzzahl, ausgelassen: ganzzahl }),
  }),
  /** Nobody is left out because of the Robinson list any more. */
  entferneRobinsonliste: operation({
    method: 'POST',
    path,
    aktion: 'entferneRobinsonliste',
    access: update,
    input: z.object({}),
    output: z.object({}),
  }),
  deleteSperre: operation({
    method: 'POST',
    path,
    aktion: 'deleteSperre',
    access: update,
    /** Why this person may be written to again; kept with the moment and who did it. */
    input: z.object({ idPtSperre: id, grund: worte(200, 3) }),
    output: z.object({}),
  }),
} as const
