import * as z from 'zod/mini'
import { AUSWAHL_REGELN, type AuswahlMenge, type AuswahlRegel } from '#src/contract/auswahlMenge.ts'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { formatBetrag, formatZahl, parseGermanAmount } from '#src/domain/number/german.ts'
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

/** Whole number as people type it, with thousands or without; null for anything else. */
export function ganzeZahl(typed: string): number | null {
  const plain = typed.trim()
  return /^(\d{1,9}|\d{1,3}([.\s]\d{3})+)$/.test(plain) ? Number(plain.replaceAll(/[.\s]/g, '')) : null
}

/** A budget in ct: euros may have thousands alone ("1.200"), a unit on either side, and a dash for no cents. */
function leseBudget(typed: string): number | null {
  const plain = typed.replaceAll(/€|EUR/gi, '').replace(/,\s*[-\u2013\u2014]+\s*$/, '')
  const euro = ganzeZahl(plain)
  return euro === null ? parseGermanAmount(plain) : euro * 100
}

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
  const budget = leseBudget(values.budget) ?? 0
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
      : { budgetCt: leseBudget(values.budget) ?? 0 }),
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
export const wuerfle = (): string => String(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999))
