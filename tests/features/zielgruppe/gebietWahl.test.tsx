import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

const region = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^Leitregion ${name}`) })
const aside = () => screen.getByRole('complementary', { name: 'Erreichbare Personen' })
const tabelle = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Tabelle' }))
const gewaehlt = () =>
  within(screen.getByRole('table', { name: 'Leitregionen' })).queryAllByRole('checkbox', { checked: true })

async function anzahl({ backend }: App, gebiet: Gebiet): Promise<number> {
  const token = await backend.login(KUNDE)
  return (await backend.call(token, 'zaehlePotenzial', { filter: { ...LEERER_FILTER, gebiet } })).potenzial
}

async function open(art?: string): Promise<App> {
  const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await region('01')
  if (art === undefined) return app
  await app.user.click(screen.getByRole('combobox', { name: 'Gebiet' }))
  await app.user.click(await screen.findByRole('option', { name: art }))
  return app
}

async function umkreis(plz: string): Promise<App> {
  const app = await open('Umkreis')
  await app.user.type(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' }), plz)
  return app
}

const erreicht = async (personen: number) =>
  expect(await within(aside()).findByText(formatZahl(personen), { selector: 'p' })).toBeVisible()

describe('what is chosen stays chosen but for what is clicked', () => {
  test('Bayern without 94, and back', async () => {
    const app = await open('Bundesländer')
    await app.user.click(screen.getByRole('checkbox', { name: 'Bayern' }))
    expect(await region('94')).toBeChecked()
    await app.user.click(await region('94'))
    expect(await region('94')).not.toBeChecked()
    expect(await region('80')).toBeChecked()
    const bayern = await anzahl(app, { art: 'bundesland', bundeslaender: ['BY'] })
    await erreicht(bayern - (await anzahl(app, { art: 'leitregion', leitregionen: ['94'] })))
    expect(screen.getByText(/auf „Einzelne Postleitzahlen“ umgestellt\. Bis auf Ihren Klick bleibt/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }))
    expect(screen.getByRole('checkbox', { name: 'Bayern' })).toBeChecked()
    await erreicht(bayern)
  })

  test('all of Germany without one, on the map; perhaps that one alone was meant', async () => {
    const app = await open()
    await app.user.click(await region('01'))
    expect(await region('01')).not.toBeChecked()
    expect(screen.getByText('94 Leitregionen gewählt')).toBeVisible()
    expect(screen.getByText(/Das übrige Deutschland bleibt gewählt/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Nur 01 Dresden wählen' }))
    expect(await within(aside()).findByText('Alle Personen in der Leitregion 01 (Dresden).')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Nur/ })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }))
    expect(await within(aside()).findByText('Alle Personen in ganz Deutschland.')).toBeVisible()
  })

  test('and in the table, where an unticked box is what it says', async () => {
    const app = await open()
    await tabelle(app)
    expect(gewaehlt()).toHaveLength(95)
    await app.user.click(await region('01'))
    expect(gewaehlt()).toHaveLength(94)
    expect(await region('01')).not.toBeChecked()
  })

  test('a Bundesland is added to a circle with all of its codes', async () => {
    const app = await umkreis('20095')
    await tabelle(app)
    await app.user.click(screen.getByRole('button', { name: 'Alle dieses Landes wählen' }))
    const kreis = await anzahl(app, { art: 'umkreis', plz: '20095', radiusKm: 10 })
    await erreicht(kreis + (await anzahl(app, { art: 'bundesland', bundeslaender: ['SN'] })))
  })
})

test('the table says what a circle takes, and a search without a hit says so', async () => {
  const app = await umkreis('01099')
  await tabelle(app)
  expect(await region('01')).toBePartiallyChecked()
  expect(screen.getByText('Leitregionen: 0 ganz gewählt, 1 zum Teil.')).toBeVisible()
  expect(screen.getByText(/^Ein Haken heißt/)).toBeVisible()
  await app.user.click(await region('01'))
  expect(await region('01')).toBeChecked()
  await app.user.type(screen.getByRole('searchbox', { name: 'Leitregion suchen' }), 'Xyz')
  expect(screen.queryByRole('table', { name: 'Leitregionen' })).toBeNull()
  expect(screen.getByText(/^Zu „Xyz“ gibt es keine Leitregion/)).toBeVisible()
})

test('the handle of a radius is in view in the far east, too', async () => {
  const app = await umkreis('02826')
  const slider = await screen.findByRole('slider', { name: 'Umkreis' })
  const rechts = () => Number(slider.querySelector('.knopf')?.getAttribute('cx'))
  expect(rechts()).toBeLessThan(640 - 20)
  slider.focus()
  await app.user.keyboard('{End}')
  expect(rechts()).toBeLessThan(640 - 20)
})

test('buttons enlarge what is chosen, and a handle that gets the focus is brought into view', async () => {
  const app = await umkreis('10115')
  const naeher = screen.getByRole('button', { name: 'Karte vergrößern' })
  const mitte = await screen.findByRole('button', { name: /^Mittelpunkt 10115/ })
  const x = () => Number(mitte.querySelector('.knopf')?.getAttribute('cx'))
  for (let step = 0; step < 3; step++) await app.user.click(naeher)
  expect(x()).toBeCloseTo(320, 0)
  const slider = screen.getByRole('slider', { name: 'Umkreis' })
  const rand = () => Number(slider.querySelector('.knopf')?.getAttribute('cx'))
  slider.focus()
  await app.user.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
  for (let step = 0; step < 3; step++) await app.user.click(naeher)
  expect(rand()).toBeGreaterThan(640)
  act(() => slider.focus())
  expect(rand()).toBeLessThan(640)
  act(() => mitte.focus())
  expect(x()).toBeCloseTo(320, 0)
  // A hand that has no wheel reads how to enlarge.
  expect(screen.getByText(/^Vergrößern: Strg-Taste und Mausrad/)).toBeVisible()
})
