import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { naechsteStaffel, stueckpreis } from '#src/domain/price/staffel.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

const panel = () => screen.findByRole('complementary', { name: 'Erreichbare Personen' })
const number = async (text: string) => within(await panel()).findByText(text, { selector: 'p' })

async function choose(app: App, name: string, option: string): Promise<void> {
  await app.user.click(await screen.findByRole('combobox', { name }))
  await app.user.click(await screen.findByRole('option', { name: option }))
}

async function storedFilter({ backend }: App, bezeichnung: string) {
  const row = await backend.db
    .selectFrom('zielgruppe')
    .selectAll()
    .where('bezeichnung', '=', bezeichnung)
    .executeTakeFirstOrThrow()
  return { filter: JSON.parse(row.filter ?? '') as ZielgruppeFilter, potenzial: row.potenzial }
}

async function saveAs({ user }: App, name: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), name)
  await user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}

const listOf = async ({ backend }: App) => {
  const token = await backend.login(KUNDE)
  return (await backend.call(token, 'fetchGeneralPricelist', {})).pricelist
}

describe('how many', () => {
  test('a number: so many of all, the price of a card and the next tier, live and saved', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await app.user.click(await screen.findByRole('radio', { name: 'Anzahl' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Anzahl der Personen' }), '680')
    const aside = await panel()
    expect(await number('680')).toBeVisible()
    expect(within(aside).getByText('von 2.000 Personen')).toBeVisible()
    expect(within(aside).getByText('Alle Personen in ganz Deutschland, davon 680, gleichmäßig verteilt.')).toBeVisible()
    const liste = await listOf(app)
    const jetzt = formatEuro(stueckpreis(liste, 680) ?? 0)
    const dann = formatEuro(naechsteStaffel(liste, 680)?.jeStueck ?? 0)
    const text = (found: string) => found.replaceAll('\u00a0', ' ')
    expect(aside.textContent && text(aside.textContent)).toContain(
      text(`kostet bei dieser Menge ${jetzt} inkl. USt.Noch 320 bis zur nächsten Staffel: ${dann} statt ${jetzt}.`),
    )
    // Fewer than the post takes.
    await app.user.clear(screen.getByRole('textbox', { name: 'Anzahl der Personen' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Anzahl der Personen' }), '120')
    expect(await within(aside).findByText(/braucht mindestens 500 Personen/)).toBeVisible()

    await saveAs(app, 'Hundertzwanzig')
    expect(await storedFilter(app, 'Hundertzwanzig')).toEqual({
      filter: { ...LEERER_FILTER, menge: { anzahl: 120, regel: 'gleichmaessig' } },
      potenzial: 120,
    })
    expect(await screen.findByRole('radio', { name: 'Anzahl' })).toBeChecked()
  })

  test('a budget becomes the number of cards that it pays for', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await app.user.click(await screen.findByRole('radio', { name: 'Budget' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Budget' }), '10')
    expect(await within(await panel()).findByText(/nicht für die kleinste Auflage von 500 Karten/)).toBeVisible()
    await app.user.type(screen.getByRole('textbox', { name: 'Budget' }), '00,00')
    const token = await app.backend.login(KUNDE)
    const { potenzial } = await app.backend.call(token, 'zaehlePotenzial', {
      filter: { ...LEERER_FILTER, menge: { budgetCt: 100_000, regel: 'gleichmaessig' } },
    })
    expect(potenzial).toBeGreaterThan(500)
    expect(await number(formatZahl(potenzial))).toBeVisible()
    await saveAs(app, 'Tausend Euro')
    const { filter } = await storedFilter(app, 'Tausend Euro')
    expect(filter.menge).toEqual({ budgetCt: 100_000, anzahl: potenzial, regel: 'gleichmaessig' })
    expect(await screen.findByRole('textbox', { name: 'Budget' })).toHaveValue('1.000,00')
  })

  test('the rules explain themselves; nearest first is there with a circle; a draw keeps its start number', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await app.user.click(await screen.findByRole('radio', { name: 'Anzahl' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Anzahl der Personen' }), '30')
    const rule = () => screen.getByRole('combobox', { name: 'Wer wird angeschrieben?' })
    expect(rule()).toHaveAccessibleDescription(/^Jede Leitregion/)
    await app.user.click(rule())
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Gleichmäßig verteilt',
      'Zufällig gezogen',
    ])
    await app.user.click(screen.getByRole('option', { name: 'Zufällig gezogen' }))
    const seed = screen.getByRole('textbox', { name: 'Startzahl' })
    expect((seed as HTMLInputElement).value).toMatch(/^[1-9]\d*$/)
    await app.user.clear(seed)
    await app.user.click(screen.getByRole('button', { name: 'Andere Startzahl würfeln' }))
    expect(seed).not.toHaveValue('')
    await app.user.clear(seed)
    await app.user.type(seed, '4711')
    expect(await within(await panel()).findByText(/zufällig gezogen \(Startzahl 4711\)\.$/)).toBeVisible()

    await choose(app, 'Gebiet', 'Umkreis')
    await app.user.type(screen.getByRole('textbox', { name: 'PLZ des Mittelpunkts' }), '01099')
    await app.user.clear(screen.getByRole('textbox', { name: 'Umkreis' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Umkreis' }), '100')
    await choose(app, 'Wer wird angeschrieben?', 'Die Nächsten zuerst')
    expect(rule()).toHaveAccessibleDescription(/vom Mittelpunkt nach außen/)
    await saveAs(app, 'Die Nächsten')
    const { filter, potenzial } = await storedFilter(app, 'Die Nächsten')
    expect([filter.menge, potenzial]).toEqual([{ anzahl: 30, regel: 'naechste' }, 30])
  })

  test('what is not typed is said at its field, and whom it is a part of meanwhile', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await app.user.click(await screen.findByRole('radio', { name: 'Anzahl' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Ohne Zahl')
    await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    expect(screen.getByRole('textbox', { name: 'Anzahl der Personen' })).toHaveAccessibleDescription(
      /^Geben Sie eine Anzahl ab 1 ein/,
    )
    expect(await within(await panel()).findByText('von 2.000 Personen')).toBeVisible()
    expect(within(await panel()).queryByText('2.000')).toBeNull()
  })
})

describe('saved groups', () => {
  test('are connected, turned and taken out again', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    const token = await app.backend.login(KUNDE)
    const save = (bezeichnung: string, filter: ZielgruppeFilter) =>
      app.backend.call(token, 'saveZielgruppe', { bezeichnung, filter })
    const count = async (filter: ZielgruppeFilter) =>
      formatZahl((await app.backend.call(token, 'zaehlePotenzial', { filter })).potenzial)
    const sachsen: ZielgruppeFilter = { ...LEERER_FILTER, gebiet: { art: 'bundesland', bundeslaender: ['SN'] } }
    const { idPtZielgruppe } = await save('Bestand Sachsen', sachsen)
    await save('Begrenzt', { ...LEERER_FILTER, menge: { anzahl: 9, regel: 'gleichmaessig' } })

    await app.user.click(await screen.findByRole('combobox', { name: 'Zielgruppe hinzufügen' }))
    await app.user.type(screen.getByRole('combobox', { name: 'Zielgruppe hinzufügen' }), 'Be')
    await app.user.click(await screen.findByRole('option', { name: 'Bestand Sachsen' }))
    const ohne = { ...LEERER_FILTER, verknuepfung: [{ art: 'ohne' as const, idPtZielgruppe, filter: sachsen }] }
    expect(await number(await count(ohne))).toBeVisible()
    expect(within(await panel()).getByText('Alle Personen in ganz Deutschland, ohne „Bestand Sachsen“.')).toBeVisible()
    // One that is limited itself is none to choose.
    await app.user.click(screen.getByRole('combobox', { name: 'Zielgruppe hinzufügen' }))
    expect(screen.queryByRole('option', { name: 'Begrenzt' })).toBeNull()
    await app.user.keyboard('{Escape}')

    const chips = screen.getByRole('group', { name: 'Verbindung mit Bestand Sachsen' })
    await app.user.click(within(chips).getByRole('button', { name: 'und' }))
    expect(within(chips).getByRole('button', { name: 'und' })).toHaveAttribute('aria-pressed', 'true')
    expect(await number(await count(sachsen))).toBeVisible()
    await saveAs(app, 'Nur Sachsen')
    expect((await storedFilter(app, 'Nur Sachsen')).filter.verknuepfung).toEqual([
      { art: 'und', idPtZielgruppe, bezeichnung: 'Bestand Sachsen', filter: sachsen },
    ])

    await app.user.click(await screen.findByRole('button', { name: 'Bestand Sachsen entfernen' }))
    expect(await number(await count(LEERER_FILTER))).toBeVisible()
  })
})
