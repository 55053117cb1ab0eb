import * as z from 'zod/mini'
import { AUSWAHL_REGELN, type AuswahlMenge, type AuswahlRegel } from '#src/contract/auswahlMenge.ts'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { formatBetrag, formatZahl } from '#src/base/number/german.ts'
import { readAmount, readWhole } from '#src/base/number/typed.ts'
import { regelnFuer } from '#src/domain/zielgruppe/auswahl/menge.ts'
import { text } from '#src/shared/i18n/i18n.ts'

export const MENGE_ARTEN = ['alle', 'anzahl', 'budget'] as const

/** "Wie viele?" as it is typed. */
export const mengeFelder = {
  mengeArt: z.enum(MENGE_ARTEN),
  anzahl: z.string(),
  budget: z.string(),
  regel: z.enum(AUSWAHL_REGELN),
  startzahl: z.string(),
}
const form = z.object(mengeFelder)
export type MengeValues = z.infer<typeof form>

const HOECHSTENS = 100_000_000
const HOECHSTENS_CT = 100_000_000_000

/** How many people somebody typed; null for anything that is no whole number. */
export const ganzeZahl = (typed: string): number | null => readWhole(typed, 'stueck')

/** The rule that holds: nearest first is none where there is no circle. */
export const regelOf = (regel: AuswahlRegel, art: Gebiet['art']): AuswahlRegel =>
  regelnFuer(art).includes(regel) ? regel : 'gleichmaessig'

interface MengeFehler {
  feld: 'anzahl' | 'budget' | 'startzahl'
  text: string
}

/** First mistake, at its field. */
export function mengeFehler(values: MengeValues, art: Gebiet['art']): MengeFehler | null {
  const { mengeArt } = values
  const budget = readAmount(values.budget) ?? 0
  const anzahl = ganzeZahl(values.anzahl) ?? 0
  if (mengeArt === 'alle') return null
  if (mengeArt === 'anzahl' && (anzahl < 1 || anzahl > HOECHSTENS))
    return { feld: 'anzahl', text: text('zielgruppe:error.anzahl') }
  if (mengeArt === 'budget' && (budget < 1 || budget > HOECHSTENS_CT))
    return { feld: 'budget', text: text('zielgruppe:error.budget') }
  if (regelOf(values.regel, art) === 'zufall' && ganzeZahl(values.startzahl) === null)
    return { feld: 'startzahl', text: text('zielgruppe:error.startzahl') }
  return null
}

/** As it travels; null: everybody, also while it is unfinished: then it is told that how many is open. */
export function toMenge(values: MengeValues, art: Gebiet['art']): AuswahlMenge | null {
  if (values.mengeArt === 'alle' || mengeFehler(values, art)) return null
  const regel = regelOf(values.regel, art)
  return {
    ...(values.mengeArt === 'anzahl'
      ? { anzahl: ganzeZahl(values.anzahl) ?? 0 }
      : { budgetCt: readAmount(values.budget) ?? 0 }),
    regel,
    ...(regel === 'zufall' && { startzahl: ganzeZahl(values.startzahl) ?? 0 }),
  }
}

export function toMengeForm(menge: AuswahlMenge | null | undefined): MengeValues {
  const budgetCt = menge?.budgetCt
  return {
    mengeArt: menge ? (budgetCt === undefined ? 'anzahl' : 'budget') : 'alle',
    anzahl: budgetCt === undefined && menge?.anzahl !== undefined ? formatZahl(menge.anzahl) : '',
    budget: budgetCt === undefined ? '' : formatBetrag(budgetCt),
    regel: menge?.regel ?? 'gleichmaessig',
    startzahl: menge?.startzahl === undefined ? '' : String(menge.startzahl),
  }
}

/** A start number that nobody has to think of. */
export const drawLots = (): string => String(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999))
