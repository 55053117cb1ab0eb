import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { naechsteStaffel, stueckpreis } from '#src/domain/price/staffel.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { gate } from '#tests/support/gate.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

const panel = () => screen.findByRole('complementary', { name: 'Erreichbare Personen' })
const feld = (name: string) => screen.getByRole('textbox', { name })

async function choose({ user }: App, name: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}

async function begrenzt(art: 'Anzahl' | 'Budget'): Promise<App> {
  const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
  await app.user.click(await screen.findByRole('radio', { name: art }))
  return app
}

describe('a number that is not understood', () => {
  test.each([
    ['Anzahl', 'Anzahl der Personen', '1,5', /^Geben Sie eine Anzahl ab 1 ein/],
    ['Budget', 'Budget', 'abc', /^Geben Sie einen Betrag ein/],
  ] as const)(
    '%s: %s %s leaves the number open, and is said once the field is left',
    async (art, name, typed, text) => {
      const { user } = await begrenzt(art)
      const aside = within(await panel())
      await user.type(feld(name), typed)
      expect(await aside.findByText('von 2.000 Personen')).toBeVisible()
      expect(aside.getByText('–')).toBeVisible()
      expect(aside.getByText(new RegExp(`^(Die|Das) ${art} ist noch unvollständig`))).toBeVisible()
      expect(aside.queryByText(/Maxipostkarte/)).toBeNull()
      expect(aside.queryByText(/in ganz Deutschland/)).toBeNull()
      expect(feld(name)).not.toHaveAccessibleDescription(text)
      await user.tab()
      expect(feld(name)).toHaveAccessibleDescription(text)
      await user.clear(feld(name))
      await user.type(feld(name), '900')
      expect(feld(name)).not.toHaveAccessibleDescription(text)
    },
  )

  test('a start number that is none', async () => {
    const app = await begrenzt('Anzahl')
    await app.user.type(feld('Anzahl der Personen'), '700')
    await choose(app, 'Wer wird angeschrieben?', 'Zufällig gezogen')
    await app.user.clear(feld('Startzahl'))
    await app.user.tab()
    expect(feld('Startzahl')).toHaveAccessibleDescription(/^Geben Sie eine ganze Zahl ein/)
    expect(await within(await panel()).findByText(/^Die Startzahl ist noch unvollständig/)).toBeVisible()
  })

  test('a radius is a whole number', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await choose(app, 'Gebiet', 'Umkreis')
    await app.user.type(feld('PLZ des Mittelpunkts'), '01067')
    await app.user.clear(feld('Umkreis'))
    await app.user.type(feld('Umkreis'), '7.9')
    expect(await within(await panel()).findByText(/^Das Gebiet ist noch unvollständig/)).toBeVisible()
    await app.user.tab()
    expect(feld('Umkreis')).toHaveAccessibleDescription(
      'Geben Sie den Umkreis in ganzen Kilometern ein, von 1 bis 100.',
    )
  })
})

test('thousands of a budget are read as they are written in German', async () => {
  const app = await begrenzt('Budget')
  await app.user.type(feld('Budget'), '1.200')
  const token = await app.backend.login(KUNDE)
  const { potenzial } = await app.backend.call(token, 'zaehlePotenzial', {
    filter: { ...LEERER_FILTER, menge: { budgetCt: 120_000, regel: 'gleichmaessig' } },
  })
  expect(await within(await panel()).findByText(formatZahl(potenzial), { selector: 'p' })).toBeVisible()
})

describe('everybody', () => {
  test('the next tier is told, with how many are missing', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    const token = await app.backend.login(KUNDE)
    const { pricelist } = await app.backend.call(token, 'fetchGeneralPricelist', {})
    const tier = naechsteStaffel(pricelist, 2000)
    const text = `Ab ${formatZahl(tier?.ab ?? 0)} Stück je ${formatEuro(tier?.jeStueck ?? 0)}, es fehlen ${formatZahl(tier?.fehlen ?? 0)} Personen.`
    expect(await within(await panel()).findByText(text.replaceAll('\u00a0', ' '))).toBeVisible()
    // Twice: at the lower edge of a phone, too.
    const preis = formatEuro(stueckpreis(pricelist, 2000) ?? 0).replaceAll('\u00a0', ' ')
    expect(screen.getByText(`${preis} je Karte`)).toBeInTheDocument()
  })

  test('too few for a campaign are said to be, and more than there are is said at the field', async () => {
    const app = await begrenzt('Anzahl')
    await choose(app, 'Gebiet', 'Bundesländer')
    await app.user.click(screen.getByRole('checkbox', { name: 'Saarland' }))
    await app.user.type(feld('Anzahl der Personen'), '50.000')
    const aside = within(await panel())
    expect(await aside.findByText(/^Zu klein: Eine Kampagne braucht mindestens 500 Empfänger\./)).toBeVisible()
    expect(aside.getByText('Alle Personen im Saarland.')).toBeVisible()
    const gibtEs = aside.getByText(/^\d+$/, { selector: 'p' }).textContent
    expect(feld('Anzahl der Personen')).toHaveAccessibleDescription(
      `Davon höchstens 50.000, es gibt nur ${gibtEs} Personen.`,
    )
  })
})

test('a group of nobody is not saved before it is counted either', async () => {
  const held = gate()
  const app = await renderApp('/zielgruppe/erstellen', {
    as: KUNDE,
    intercept: async ({ aktion }) => {
      if (aktion === 'zaehlePotenzial') await held.opened
      return null
    },
  })
  await choose(app, 'Gebiet', 'Einzelne Postleitzahlen')
  await app.user.type(feld('Name der Zielgruppe'), 'Niemand')
  await app.user.type(feld('Postleitzahlen'), '99998')
  await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
  held.open()
  await waitFor(() => expect(screen.getAllByText(/erreicht niemanden/)).toHaveLength(2))
  const stored = app.backend.db.selectFrom('zielgruppe').select('bezeichnung').where('bezeichnung', '=', 'Niemand')
  expect(await stored.execute()).toEqual([])
})

test('nearest first that ended with the circle is said', async () => {
  const app = await begrenzt('Anzahl')
  await choose(app, 'Gebiet', 'Umkreis')
  await choose(app, 'Wer wird angeschrieben?', 'Die Nächsten zuerst')
  expect(screen.queryByText(/gibt es nur mit einem Umkreis/)).toBeNull()
  await choose(app, 'Gebiet', 'Ganz Deutschland')
  expect(
    screen.getByText('„Die Nächsten zuerst“ gibt es nur mit einem Umkreis. Jetzt gilt „Gleichmäßig verteilt“.'),
  ).toBeVisible()
})
