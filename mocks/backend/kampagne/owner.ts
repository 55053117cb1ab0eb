import { formatEuro } from '#src/base/number/german.ts'
import { refusal } from '#src/domain/kampagne/transitions.ts'
import { stornoKosten } from '#src/domain/kampagne/versaeumnis.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { loadPreisliste } from '../preisliste/handlers.ts'
import { act, handelnder, lockKampagne, verlaufEintrag, writeKampagne } from './act.ts'
import { discardAuftrag } from './freigabeauftrag.ts'
import { closeLinks, makeLink, type NewLink } from './links.ts'
import { factsOf, guthaben, loadKampagne, preisOf } from './load.ts'
import { derivedColumns, loadBausteine } from './prepare.ts'
import { loadSnapshot } from './snapshot.ts'
import { settleStorno } from './storno.ts'

/** A link that is renewed lives this long, days (domain 4.6). */
const LINK_TAGE = 14

interface Request {
  idPtKampagne: number
  version: number
  grund?: string | undefined
}

/** The common part of what the owner asks for. */
function request(context: Context, { version, grund }: Request) {
  return { ...handelnder(context), version, grund: grund ?? null }
}

/** Takes the sheet back from its approvers; their links are dead at once and they are told so. */
export async function freigabeZurueckziehen(context: Context, input: Request): Promise<void> {
  await act(context, input.idPtKampagne, 'freigabeZurueckziehen', {
    ...request(context, input),
    effects: async ({ context: inner, kampagne }, before) => {
      // Nobody was asked yet.
      if (before.eingefroren !== null) await discardAuftrag(inner, kampagne.idPtKampagne)
    },
  })
}

export async function wiederOeffnen(context: Context, input: Request): Promise<void> {
  await act(context, input.idPtKampagne, 'wiederOeffnen', request(context, input))
}

export async function anhalten(context: Context, input: Request): Promise<void> {
  await act(context, input.idPtKampagne, 'anhalten', {
    ...request(context, input),
    change: { angehaltenGrund: input.grund ?? null },
  })
}

export async function fortsetzen(context: Context, input: Request): Promise<void> {
  await act(context, input.idPtKampagne, 'fortsetzen', request(context, input))
}

export async function stornoAnfragen(context: Context, input: Request): Promise<void> {
  await act(context, input.idPtKampagne, 'stornoAnfragen', request(context, input))
}

/** Another dispatch date: the campaign needs another approval, of this day and of its price. */
export async function terminAendern(context: Context, input: Request & { versandDatum: string }): Promise<void> {
  const { versandDatum } = input
  const row = await loadKampagne(context, input.idPtKampagne, requireActor(context).idPtKunde)
  const derived = await derivedColumns(context, { ...row, versandDatum }, await loadBausteine(context, row))
  await act(context, input.idPtKampagne, 'terminAendern', {
    ...request(context, input),
    eingabe: { versandDatum },
    change: { versuche: 0, letzterFehler: null, uebergabeAb: null },
    effects: () => Promise.resolve(derived),
  })
}

/** Cancels; the fee has to be the one that was shown. */
export async function stornieren(context: Context, input: Request & { gebuehr: number }): Promise<void> {
  await act(context, input.idPtKampagne, 'stornieren', {
    ...request(context, input),
    eingabe: { grund: input.grund ?? '' },
    effects: async (scope, before) => {
      const preis = preisOf(before)
      const liste = await loadPreisliste(scope.context)
      const gebuehr = Math.min(
        stornoKosten(liste, factsOf(before, []), scope.context.heute(), preis),
        Math.max(0, guthaben(before)),
      )
      if (gebuehr !== input.gebuehr)
        throw new Refusal(
          409,
          'GEBUEHR_GEAENDERT',
          `Die Stornierung kostet jetzt ${formatEuro(gebuehr)}. Es wurde nichts storniert. Bitte bestätigen Sie diesen Betrag.`,
        )
      return settleStorno(scope, gebuehr)
    },
  })
}

/** A new key for a person who has not decided yet; the old one is dead. */
export function linkErneuern(outer: Context, idPtKampagne: number, idPtFreigabe: number): Promise<NewLink> {
  const { idPtKunde, name: angefordertVon } = requireActor(outer)
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne, freigaben } = await lockKampagne(context, idPtKampagne, idPtKunde)
    const link = freigaben.find((candidate) => candidate.idPtFreigabe === idPtFreigabe)
    if (!link) throw notFound()
    const waits =
      kampagne.state === 'inInternerFreigabe' &&
      link.snapshotNr === kampagne.snapshotNr &&
      link.entscheidung === 'offen' &&
      link.widerrufArt === null
    if (!waits)
      throw new Refusal(
        409,
        'NICHT_MOEGLICH',
        'Dieser Link lässt sich nicht erneuern, denn er wartet nicht mehr auf eine Entscheidung.',
      )
    const reason = refusal('freigabeLinkErneuern', factsOf(kampagne, freigaben), context.heute())
    if (reason !== null) throw new Refusal(409, 'NICHT_MOEGLICH', reason)
    await closeLinks(context, idPtKampagne, 'erneuert', [idPtFreigabe])
    const snapshot = await loadSnapshot(context, idPtKampagne, kampagne.snapshotNr)
    const person = { name: link.empfaengerName, email: link.empfaengerEmail }
    const terms = { gueltigTage: LINK_TAGE, nachricht: snapshot?.inhalt.nachricht ?? '', angefordertVon }
    const renewed = await makeLink(context, kampagne, kampagne.snapshotNr, person, terms)
    const changed = await writeKampagne(context, kampagne, {})
    await verlaufEintrag(context, changed, {
      ...handelnder(context),
      aktion: 'freigabeLinkErneuern',
      vonState: kampagne.state,
      grund: link.empfaengerName,
    })
    return renewed
  })
}
