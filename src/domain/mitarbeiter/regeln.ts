import { ueberschreitungen, wirksameRechte, type Geber, type RechteVon } from './rechte.ts'

/** Who acts on somebody's record. */
export interface Handelnder extends Geber {
  /** null: the customer himself. */
  idPtKundeMitarbeiter: number | null
}

export interface Ziel extends RechteVon {
  idThHeadhunterMitarbeiter: number
}

/**
 * Why somebody may not change another's record, rights or access; null when he may. Nobody changes his own rights, and
 * nobody manages a person who may more than he himself: he could take over their access by another mail address.
 */
export function verwaltenVerboten(actor: Handelnder, ziel: Ziel): string | null {
  if (actor.idPtKundeMitarbeiter === ziel.idThHeadhunterMitarbeiter)
    return 'Die eigenen Rechte und den eigenen Zugang kann niemand selbst ändern. Bitte fragen Sie Ihre Administration.'
  if (ueberschreitungen(actor, ziel).length > 0)
    return 'Diese Person darf mehr als Sie selbst. Ihre Angaben und Rechte kann nur ändern, wer mindestens dieselben Rechte hat.'
  return null
}

/** Why these rights cannot be given; null when they can. You can only give what you have. */
export function vergebenVerboten(geber: Geber, rechte: RechteVon): string | null {
  const [first, ...more] = ueberschreitungen(geber, rechte)
  if (first === undefined) return null
  const rest =
    more.length === 0 ? '' : more.length === 1 ? ' und ein weiteres Recht' : ` und ${more.length} weitere Rechte`
  return `Sie können nur Rechte vergeben, die Sie selbst haben. Ihnen fehlt: ${first}${rest}.`
}

/** Whether somebody manages the others: what counts as an administrator, whatever the role is called. */
export function verwaltetMitarbeiter(person: RechteVon): boolean {
  return wirksameRechte(person).some(({ action, subject }) => action === 'update' && subject === 'Mitarbeiter')
}

/**
 * Why the last administrator among the employees stays one; null when he need not. The customer himself always manages
 * everything and so may let the last one go (a small firm has only one, and has to be able to lock him out at once).
 */
export function letzterAdministrator(
  actor: Pick<Handelnder, 'idPtKundeMitarbeiter'>,
  /** Active employees who would still manage the others afterwards. */
  uebrige: number,
  warEiner: boolean,
): string | null {
  if (!warEiner || uebrige > 0 || actor.idPtKundeMitarbeiter === null) return null
  return 'Das ist die letzte Person, die Mitarbeiter verwaltet. Geben Sie zuerst jemand anderem dieses Recht, oder wenden Sie sich an den Inhaber des Kontos.'
}
