import type { Sitzung, Zugang, zugangOperations } from '#src/contract/zugang.ts'
import { artenFor } from '#src/domain/zugang/benachrichtigung.ts'
import { parseTotp } from '#src/domain/zugang/code.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { endAllSessions, endSession, liveSitzungen } from './sitzung.ts'
import { completeSecondStep } from './anmeldung.ts'
import { loadEinstellungen, storeEinstellungen } from './benachrichtigung.ts'
import { confirmPasswort, ownZugang, type EigenerZugang } from './eigener.ts'
import { tellSecurity } from './mails.ts'
import { newSchluessel, otpauthUrl } from './totp.ts'
import { countCodes, newCodes, newSalz, storeCodes } from './wiederherstellung.ts'
import {
  activeZweiFaktor,
  codeFalsch,
  consumeFaktor,
  consumeTotp,
  countCode,
  forgetCodes,
  loadZweiFaktor,
  resetZweiFaktor,
} from './zweiFaktor.ts'
import { seal } from '../platform/sealing.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** A secret that was shown must be confirmed in this time, ms: it may have been left on a screen. */
const EINRICHTEN_MS = 30 * 60_000

const clockOf = (context: Context) => ({ real: context.realNow })

async function toZugang(context: Context, { idZugang, email, passwortGeaendertAm }: EigenerZugang): Promise<Zugang> {
  const faktor = await activeZweiFaktor(context.db, idZugang)
  return {
    email,
    passwortGeaendertAm,
    zweiFaktor: faktor !== null,
    zweiFaktorSeit: faktor?.aktivSeit ?? null,
    codesUebrig: faktor === null ? 0 : await countCodes(context.db, idZugang),
  }
}

async function requireFaktor(context: Context, idZugang: number) {
  const faktor = await activeZweiFaktor(context.db, idZugang)
  if (faktor) return faktor
  throw new Refusal(
    409,
    'ZWEI_FAKTOR_AUS',
    'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet. Bitte laden Sie die Seite neu.',
  )
}

const schonAn = () =>
  new Refusal(
    409,
    'ZWEI_FAKTOR_AN',
    'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet. Bitte laden Sie die Seite neu.',
  )

const ownArten = (context: Context) => {
  const { ability } = requireActor(context)
  return artenFor((action, subject) => ability.can(action, subject))
}

/** Whoever changes the second factor proves both again. */
async function confirmBoth(context: Context, passwort: string, code: string) {
  const zugang = await ownZugang(context)
  const faktor = await requireFaktor(context, zugang.idZugang)
  await confirmPasswort(context, zugang, passwort, 'passwort')
  await consumeFaktor(context, faktor, code)
  return { zugang, faktor }
}

export const zugangHandlers: Omit<HandlersOf<typeof zugangOperations>, 'aenderePasswort'> = {
  async fetchZugang(_input, context) {
    return toZugang(context, await ownZugang(context))
  },

  async beginneZweiFaktor({ passwort }, context) {
    const zugang = await ownZugang(context)
    await confirmPasswort(context, zugang, passwort, 'passwort')
    const { idZugang, email } = zugang
    if (await activeZweiFaktor(context.db, idZugang)) throw schonAn()
    const schluessel = newSchluessel()
    const versiegelt = seal(context.settings, 'zweiFaktor', schluessel)
    const fresh = {
      schluessel: versiegelt,
      begonnenAm: context.realNow().toISOString(),
      salz: newSalz(),
      letzterSchritt: 0,
    }
    await context.db
      .insertInto('zweiFaktor')
      .values({ idZugang, aktivSeit: null, ...fresh })
      .onConflict((conflict) =>
        conflict.column('idZugang').doUpdateSet(fresh).where('zweiFaktor.aktivSeit', 'is', null),
      )
      .execute()
    return { schluessel, otpauthUrl: otpauthUrl(context.settings.produktName, email, schluessel) }
  },

  async bestaetigeZweiFaktor({ code }, context) {
    const { idZugang, email } = await ownZugang(context)
    const faktor = await loadZweiFaktor(context.db, idZugang)
    if (faktor?.aktivSeit) throw schonAn()
    if (!faktor || context.realNow().getTime() - Date.parse(faktor.begonnenAm) > EINRICHTEN_MS)
      throw new Refusal(409, 'EINRICHTUNG_ABGELAUFEN', 'Die Einrichtung ist abgelaufen. Bitte beginnen Sie erneut.')
    await countCode(context, idZugang)
    const typed = parseTotp(code)
    if (typed === null || !(await consumeTotp(context, faktor, typed))) throw codeFalsch()
    await forgetCodes(context, idZugang)
    const neu = await newCodes(faktor.salz)
    await inTransaction(context.db, async (db) => {
      await db
        .updateTable('zweiFaktor')
        .set({ aktivSeit: context.realNow().toISOString() })
        .where('idZugang', '=', idZugang)
        .execute()
      await storeCodes(db, idZugang, neu)
      await tellSecurity({ ...context, db }, email, 'zweiFaktorAn')
    })
    return { codes: neu.codes }
  },

  async erneuereWiederherstellungscodes({ passwort, code }, context) {
    const { zugang, faktor } = await confirmBoth(context, passwort, code)
    const neu = await newCodes(faktor.salz)
    await inTransaction(context.db, async (db) => {
      await storeCodes(db, zugang.idZugang, neu)
      await tellSecurity({ ...context, db }, zugang.email, 'codesErneuert')
    })
    return { codes: neu.codes }
  },

  async schalteZweiFaktorAus({ passwort, code }, context) {
    const { zugang } = await confirmBoth(context, passwort, code)
    await inTransaction(context.db, async (db) => {
      await resetZweiFaktor(db, zugang.idZugang)
      await tellSecurity({ ...context, db }, zugang.email, 'zweiFaktorAus')
    })
    return toZugang(context, zugang)
  },

  async fetchSitzungen(_input, context) {
    const zugang = await ownZugang(context)
    const rows = await liveSitzungen(context, zugang.idZugang).execute()
    const sitzungen = rows.map(({ idSitzung, erstelltAm, letzteNutzung, geraet }): Sitzung => ({
      idSitzung,
      geraet,
      begonnenAm: erstelltAm,
      letzteNutzung,
      diese: idSitzung === zugang.idSitzung,
    }))
    return { sitzungen: sitzungen.toSorted((a, b) => Number(b.diese) - Number(a.diese)) }
  },

  /** The own one too: that is a logout. Another person's is as unknown as one that never was. */
  async beendeSitzung({ idSitzung }, context) {
    const { idZugang } = await ownZugang(context)
    const known = await liveSitzungen(context, idZugang).where('idSitzung', '=', idSitzung).executeTakeFirst()
    if (!known) throw notFound()
    await endSession(context.db, clockOf(context), idSitzung)
    return {}
  },

  async beendeAndereSitzungen(_input, context) {
    const { idZugang, idSitzung } = await ownZugang(context)
    const live = await liveSitzungen(context, idZugang).execute()
    await endAllSessions(context.db, clockOf(context), idZugang, idSitzung)
    return { anzahl: live.filter((other) => other.idSitzung !== idSitzung).length }
  },

  async fetchBenachrichtigungen(_input, context) {
    const { idZugang } = await ownZugang(context)
    return { arten: await loadEinstellungen(context.db, idZugang, ownArten(context)) }
  },

  async saveBenachrichtigungen({ arten }, context) {
    const { idZugang } = await ownZugang(context)
    const concerned = ownArten(context)
    await inTransaction(context.db, (db) =>
      storeEinstellungen(
        db,
        idZugang,
        arten.filter(({ art }) => concerned.includes(art)),
      ),
    )
    return { arten: await loadEinstellungen(context.db, idZugang, concerned) }
  },

  bestaetigeAnmeldung: ({ ticket, code }, context) => completeSecondStep(context, ticket, code),
}
