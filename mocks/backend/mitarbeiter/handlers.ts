import type { mitarbeiterOperations } from '#src/contract/mitarbeiterOperations.ts'
import { asLoginEmail } from '#src/contract/registrierung.ts'
import { KEINE_EMAIL, nameOfEmail } from '#src/domain/mitarbeiter/person.ts'
import { notFound, requireActor } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { readAvatar } from './avatar.ts'
import { EMAIL_VERGEBEN, isVergeben, layOut, countEinladung } from './einladen.ts'
import { fetchMitarbeiterListe } from './liste.ts'
import { loadMitarbeiter, loadVierAugen, toDetail, toMitarbeiter, type Stored } from './load.ts'
import { loadEigenes, saveAvatar, saveEigeneAngaben, saveMitarbeiter } from './save.ts'
import { geprueftRechte, manage } from './verwalten.ts'
import {
  deactivate,
  ladeErneutEin,
  reactivate,
  resetPasswort,
  resetZweiFaktorOf,
  zieheEinladungZurueck,
} from './zugang.ts'
import { readUpload } from '../platform/upload.ts'
import type { HandlersOf } from '../platform/handlers.ts'

export const mitarbeiterHandlers: HandlersOf<typeof mitarbeiterOperations> = {
  fetchMitarbeiterListe,

  async fetchMitarbeiter({ idThHeadhunterMitarbeiter: id }, context) {
    const actor = requireActor(context)
    const own = actor.idPtKundeMitarbeiter === id
    if (!own && !actor.ability.can('read', 'Mitarbeiter')) throw notFound()
    return toDetail(context, await loadMitarbeiter(context, actor.idPtKunde, id))
  },

  async erstelleMitarbeiter({ role, ability, zahlungslimit, ...person }, context) {
    const actor = requireActor(context)
    geprueftRechte(actor, { role, ability, zahlungslimit })
    await countEinladung(context, actor.idPtKunde)
    return withAnswer(context, async (inner) => {
      const row = await manage(inner, (scope) => {
        const rechte = geprueftRechte(scope.actor, { role, ability, zahlungslimit })
        return layOut(scope, person, rechte)
      })
      return toDetail(inner, row)
    })
  },

  /** Each person for himself: one address that a colleague has keeps nobody else out. */
  async ladeMitarbeiterEin({ personen, role, ability, zahlungslimit }, context) {
    const actor = requireActor(context)
    geprueftRechte(actor, { role, ability, zahlungslimit })
    for (const _person of personen) await countEinladung(context, actor.idPtKunde)
    return withAnswer(context, (inner) =>
      manage(inner, async (scope) => {
        const rechte = geprueftRechte(scope.actor, { role, ability, zahlungslimit })
        const eingeladen: Stored[] = []
        const abgelehnt: { email: string; grund: string }[] = []
        for (const { email, ...rest } of personen) {
          const adresse = asLoginEmail(email)
          if (adresse === null) {
            abgelehnt.push({ email, grund: KEINE_EMAIL })
            continue
          }
          const person = { ...rest, email: adresse }
          if (await isVergeben(scope.context, actor.idPtKunde, person.email)) {
            abgelehnt.push({ email: person.email, grund: EMAIL_VERGEBEN })
            continue
          }
          // Nobody goes about without a name; whoever is invited can say a better one.
          const name = person.vorname + person.nachname === '' ? nameOfEmail(person.email) : {}
          eingeladen.push(await layOut(scope, { ...person, ...name }, rechte))
        }
        return { eingeladen: eingeladen.map(toMitarbeiter), abgelehnt }
      }),
    )
  },

  async saveMitarbeiter(input, context) {
    return toDetail(context, await saveMitarbeiter(context, input))
  },

  async saveEigeneAngaben(input, context) {
    return toDetail(context, await saveEigeneAngaben(context, input))
  },

  async uploadAvatar({ datei }, context) {
    // Nobody without a record makes us read a picture.
    await loadEigenes(context)
    const avatar = await readAvatar(await readUpload(datei, 'avatar'))
    return toDetail(context, await saveAvatar(context, avatar))
  },

  async deleteAvatar(_input, context) {
    return toDetail(context, await saveAvatar(context, null))
  },

  async ladeErneutEin(input, context) {
    return toDetail(context, await ladeErneutEin(context, input))
  },

  async zieheEinladungZurueck(input, context) {
    await zieheEinladungZurueck(context, input)
    return {}
  },

  async deaktiviereMitarbeiter(input, context) {
    return toDetail(context, await deactivate(context, input))
  },

  async reaktiviereMitarbeiter(input, context) {
    return toDetail(context, await reactivate(context, input))
  },

  async setzeZugangZurueck({ idThHeadhunterMitarbeiter: id, was }, context) {
    const reset = was === 'zweiFaktor' ? resetZweiFaktorOf : resetPasswort
    return toDetail(context, await reset(context, id))
  },

  async saveVierAugen({ vierAugen }, context) {
    const actor = requireActor(context)
    await context.db
      .updateTable('kunde')
      .set({ vierAugen: vierAugen ? 1 : 0, vierAugenAm: context.now().toISOString(), vierAugenVon: actor.name })
      .where('idPtKunde', '=', actor.idPtKunde)
      .where('vierAugen', '!=', vierAugen ? 1 : 0)
      .execute()
    return loadVierAugen(context, actor.idPtKunde)
  },
}
