import type { Befund } from '#src/contract/dokument.ts'
import type { KampagnePreis, Zahlungsart } from '#src/contract/kampagne.ts'
import type { KampagneEingabe } from '#src/contract/kampagneEingabe.ts'
import { buildAbility, ROLE_RULES } from '#src/domain/ability/ability.ts'
import { addTage, berlinHeute, VERSANDVORBEREITUNG_DAYS } from '#src/domain/kampagne/schedule.ts'
import { stornoGebuehr } from '#src/domain/price/kampagnePreis.ts'
import type { Actor, Context } from '../platform/context.ts'
import { loadPreisliste } from '../preisliste/handlers.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { noteWithoutFiles } from '../druckauftrag/handOver.ts'
import { payRefunds } from '../zahlung/jobs.ts'
import { clearKampagnen } from '../kampagne/clearAdressen.ts'
import { prepareOne } from '../kampagne/prepareDispatch.ts'
import { decide } from '../freigabe/decide.ts'
import { ablehnen, annehmen, loadOrder, versandMelden } from '../druckauftrag/lettershop.ts'
import { loadKampagne, offenerBetrag } from '../kampagne/load.ts'
import { stornieren } from '../kampagne/owner.ts'
import { melden } from '../zahlung/meldung.ts'
import { startPayment } from '../zahlung/payment.ts'
import { externAblehnen, externFreigeben } from '../kampagne/provider.ts'
import { completeFreigabe } from '../kampagne/freigabeauftrag.ts'
import { beginFreigabe } from '../kampagne/release.ts'
import { saveKampagne } from '../kampagne/save.ts'
import { loadSnapshot } from '../kampagne/snapshot.ts'
import type { Parts } from '../platform/parts.ts'
import { fromJson } from '../platform/db/json.ts'
import { planPaket } from './pakete.ts'

export interface Person {
  name: string
  email: string
}

type Run = (context: Context) => Promise<unknown>

/**
 * A campaign of the demo: its steps with their moments, counted from the dispatch date. Every step goes through the same
 * functions as a real one; those of all campaigns are run in the order of time, so that numbers and mails are too.
 */
export class Story {
  readonly #parts: Parts
  readonly #actor: Actor
  readonly versandDatum: string
  readonly steps: { zeit: number; run: () => Promise<unknown> }[] = []
  #idPtKampagne = 0
  #keys: string[] = []

  constructor(parts: Parts, actor: Actor, versandDatum: string) {
    this.#parts = parts
    this.#actor = actor
    this.versandDatum = versandDatum
  }

  /** The dispatch can be prepared by now; around holidays no day near enough takes mailings. */
  get isDue(): boolean {
    return addTage(this.versandDatum, -VERSANDVORBEREITUNG_DAYS) <= this.#parts.clock.heute()
  }

  /** Adds a step; what would lie in the future happens now. */
  #add(tage: number, uhr: string, run: Run): this {
    const planned = Date.parse(`${addTage(this.versandDatum, tage)}T${uhr}:00Z`)
    const zeit = Math.min(planned, this.#parts.clock.now().getTime())
    this.steps.push({ zeit, run: () => run(this.#contextAt(new Date(zeit))) })
    return this
  }

  #contextAt(zeit: Date): Context {
    const { db, clock, files, teile, printer, bildwerk, settings, log } = this.#parts
    return {
      db,
      files,
      teile,
      printer,
      bildwerk,
      settings,
      now: () => zeit,
      heute: () => berlinHeute(zeit),
      realNow: clock.real,
      actor: this.#actor,
      ip: '192.0.2.17',
      idempotencyKey: null,
      ohneUrteil: true,
      log,
    }
  }

  draft(fields: KampagneEingabe): this {
    return this.#add(-25, '08:12', async (context) => {
      const row = await saveKampagne(context, { versandDatum: this.versandDatum, ...fields })
      this.#idPtKampagne = row.idPtKampagne
    })
  }

  release(personen: Person[], nachricht = ''): this {
    return this.#add(-22, '09:05', async (context) => {
      const row = await loadKampagne(context, this.#idPtKampagne)
      await beginFreigabe(context, {
        idPtKampagne: this.#idPtKampagne,
        version: row.version,
        personen,
        nachricht,
        gueltigTage: 14,
        quorum: 'alle',
        warnungenAkzeptiert: await this.#warnings(context, row),
      })
      const links = await completeFreigabe(context, this.#idPtKampagne)
      this.#keys = links.map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
    })
  }

  async #warnings({ db }: Context, { befunde, idPtWerbemittel }: KampagneRow): Promise<string[]> {
    const werbemittel = await db
      .selectFrom('werbemittel')
      .select('pruefung')
      .where('idPtWerbemittel', '=', idPtWerbemittel ?? 0)
      .executeTakeFirst()
    const seen = [befunde, werbemittel?.pruefung ?? null].flatMap((text) => fromJson<Befund[]>(text) ?? [])
    return seen.map(({ code }) => code)
  }

  approve(person: Person, index = 0, anmerkung: string | null = null): this {
    return this.#add(-21, `07:4${index}`, async (context) => {
      const { snapshotNr } = await loadKampagne(context, this.#idPtKampagne)
      const snapshot = await loadSnapshot(context, this.#idPtKampagne, snapshotNr)
      await decide(context, this.#keys[index] ?? '', {
        art: 'freigegeben',
        name: person.name,
        snapshotHash: snapshot?.hash ?? '',
        bestaetigt: ['text', 'bild', 'qrZiel', 'absender'],
        anmerkung,
        gezeigt: (snapshot?.inhalt.seiten ?? []).map(({ side }) => ({ seite: side, weg: 'bild' })),
      })
    })
  }

  reject(person: Person, grund: string): this {
    return this.#add(-21, '13:22', (context) =>
      decide(context, this.#keys[0] ?? '', { art: 'aenderungen', name: person.name, anmerkung: grund }),
    )
  }

  pay(zahlungsart: Zahlungsart, status: 'bezahlt' | 'fehlgeschlagen' = 'bezahlt'): this {
    return this.#add(-20, '09:30', async (context) => {
      const betrag = offenerBetrag(await loadKampagne(context, this.#idPtKampagne))
      const start = { idPtKampagne: this.#idPtKampagne, zahlungsart, betrag, agbAkzeptiert: true }
      const { referenz } = await startPayment(context, start)
      if (zahlungsart !== 'rechnung') await melden(context, referenz, status)
    })
  }

  check(): this {
    return this.#add(-18, '08:50', (context) => externFreigeben(context, this.#idPtKampagne))
  }

  refuse(gruende: string[]): this {
    return this.#add(-18, '10:15', (context) => externAblehnen(context, this.#idPtKampagne, gruende))
  }

  /** T-3 and the hand-over; the files are written behind the first page (`pakete.ts`). */
  handOver(): this {
    return this.#add(-3, '04:00', async (context) => {
      await prepareOne(context, this.#idPtKampagne)
      await noteWithoutFiles(context, this.#idPtKampagne)
      await planPaket(context.db, await this.#order())
    })
  }

  async #order(): Promise<number> {
    const { idPtDruckauftrag } = await this.#parts.db
      .selectFrom('druckauftrag')
      .select('idPtDruckauftrag')
      .where('idPtKampagne', '=', this.#idPtKampagne)
      .executeTakeFirstOrThrow()
    return idPtDruckauftrag
  }

  acknowledge(): this {
    return this.#add(-2, '08:15', async (context) => annehmen(context, await loadOrder(context, await this.#order())))
  }

  refuseOrder(grund: string): this {
    return this.#add(-2, '09:40', async (context) => ablehnen(context, await this.#order(), grund))
  }

  dispatch(): this {
    return this.#add(0, '14:30', async (context) => versandMelden(context, await this.#order()))
  }

  /** Addresses and print data go when their time is over (domain 4.3). */
  forget(): this {
    return this.#add(31, '03:30', (context) => clearKampagnen(context, () => undefined))
  }

  cancel(grund: string): this {
    this.#add(-15, '10:05', async (context) => {
      const { state, preis, version } = await loadKampagne(context, this.#idPtKampagne)
      const { brutto = 0, ustSatz } = fromJson<KampagnePreis>(preis) ?? {}
      const gebuehr = stornoGebuehr(await loadPreisliste(context), state, brutto, ustSatz)
      await stornieren(context, { idPtKampagne: this.#idPtKampagne, version, grund, gebuehr })
    })
    return this.#add(-14, '04:00', (context) => payRefunds(context, () => undefined))
  }
}

/** The customer's own login as the one who acts. */
export async function ownerOf({ db }: Parts, email: string): Promise<Actor> {
  const login = await db
    .selectFrom('zugang')
    .innerJoin('kunde', 'kunde.idPtKunde', 'zugang.idPtKunde')
    .select(['kunde.idPtKunde', 'kunde.vorname', 'kunde.nachname'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return {
    idPtKunde: login.idPtKunde,
    idPtKundeMitarbeiter: null,
    accountType: 'customer',
    name: `${login.vorname} ${login.nachname}`,
    email,
    ability: buildAbility(ROLE_RULES.inhaber),
    zahlungslimit: null,
    seesPreise: true,
    sitzungId: 0,
  }
}
