import { describe, expect, test } from 'vitest'
import { mengeFehler, toMenge, toMengeForm } from '#src/features/zielgruppe/filter/mengeForm.ts'
import { initI18n } from '#src/shared/i18n/i18n.ts'

const ALLE = toMengeForm(null)

describe('how many, as people type it', () => {
  test.each([
    ['1.200', 120_000],
    ['1200', 120_000],
    ['1.200,00', 120_000],
    ['1200,00 €', 120_000],
    ['€ 1200', 120_000],
    ['EUR 1 200', 120_000],
    ['1.200,-', 120_000],
    ['10.000', 1_000_000],
    ['1.200,5', 120_050],
    ['1,200.50', 120_050],
    ['١٬٢٠٠', 120_000],
  ])('budget %j is %d ct', (budget, budgetCt) => {
    expect(toMenge({ ...ALLE, mengeArt: 'budget', budget }, 'deutschland')).toEqual({
      budgetCt,
      regel: 'gleichmaessig',
    })
  })

  test.each([
    ['2.000', 2000],
    ['10 000', 10_000],
    [' 1500 ', 1500],
    ['500 Stück', 500],
    ['1’500', 1500],
  ])('number %j is %d', (anzahl, zahl) => {
    expect(toMenge({ ...ALLE, mengeArt: 'anzahl', anzahl }, 'deutschland')).toEqual({
      anzahl: zahl,
      regel: 'gleichmaessig',
    })
  })

  test.each(['', 'abc', '0', '12.50,5', '500 km', '-5', '1.2.00'])('budget %j is none', async (budget) => {
    await initI18n()
    expect(mengeFehler({ ...ALLE, mengeArt: 'budget', budget }, 'deutschland')?.feld).toBe('budget')
  })

  test.each(['', 'abc', '0', '1,5', '1.50', '-5'])('number %j is none', async (anzahl) => {
    await initI18n()
    expect(mengeFehler({ ...ALLE, mengeArt: 'anzahl', anzahl }, 'deutschland')?.feld).toBe('anzahl')
  })
})
