import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { gate } from '#tests/support/gate.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

async function count({ backend }: App, filter: Partial<ZielgruppeFilter>): Promise<string> {
  const token = await backend.login(KUNDE)
  const { potenzial } = await backend.call(token, 'zaehlePotenzial', { filter: { ...LEERER_FILTER, ...filter } })
  return formatZahl(potenzial)
}

const panel = () => screen.findByRole('complementary', { name: 'Erreichbare Personen' })

async function choose(app: App, name: string, option: string): Promise<void> {
  await app.user.click(screen.getByRole('combobox', { name }))
  await app.user.click(await screen.findByRole('option', { name: option }))
}

describe('target group by filters', () => {
  test('counts along, says it in words, and saves', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    const aside = await panel()
    expect(await within(aside).findByText('Alle Personen in ganz Deutschland.')).toBeVisible()
    await app.user.click(screen.getByRole('checkbox', { name: 'Frauen' }))
    await choose(app, 'Gebiet', 'Bundesländer')
    expect(await within(aside).findByText(/noch unvollständig/)).toBeVisible()
    await app.user.click(screen.getByRole('checkbox', { name: 'Sachsen' }))
    expect(await within(aside).findByText('Frauen in Sachsen.')).toBeVisible()
    const gebiet = { art: 'bundesland' as const, bundeslaender: ['SN'] }
    const expected = await count(app, { geschlecht: ['2'], gebiet })
    expect(await within(aside).findByText(expected, { selector: 'p' })).toBeVisible()

    await app.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Frauen in Sachsen')
    await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Frauen in Sachsen' })).toBeVisible()
    // The next step of the way stands on the page.
    expect(screen.getByRole('link', { name: 'Kampagne erstellen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/kampagne\/erstellen\?idPtZielgruppe=\d+$/),
    )
    const stored = await app.backend.db
      .selectFrom('zielgruppe')
      .selectAll()
      .where('bezeichnung', '=', 'Frauen in Sachsen')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(stored.filter ?? '')).toEqual({ ...LEERER_FILTER, geschlecht: ['2'], gebiet })
    expect(formatZahl(stored.potenzial)).toBe(expected)
  })

  test('domain 4.3.16 addresses nobody by name, in words of one’s own, and says so', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await panel()
    await app.user.click(screen.getByRole('checkbox', { name: 'Ohne Namen adressieren' }))
    await app.user.type(screen.getByRole('textbox', { name: 'Text statt des Namens (optional)' }), 'An alle im Haus')
    await app.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Alle Häuser')
    await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Alle Häuser' })).toBeVisible()
    expect(
      (
        await screen.findAllByText(/^Alle Personen in ganz Deutschland, ohne Namen adressiert \(„An alle im Haus“\)\.$/)
      )[0],
    ).toBeVisible()
    const { filter } = await app.backend.db
      .selectFrom('zielgruppe')
      .select('filter')
      .where('bezeichnung', '=', 'Alle Häuser')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(filter ?? '')).toMatchObject({ teiladressiert: true, anredeText: 'An alle im Haus' })
    expect(screen.getByRole('checkbox', { name: 'Ohne Namen adressieren' })).toBeChecked()
  })

  test('NET-30 counts that come out of order: only that of the newest filter is shown', async () => {
    const held = gate()
    let calls = 0
    const app = await renderApp('/zielgruppe/erstellen', {
      as: KUNDE,
      intercept: async ({ aktion }) => {
        // The first count after the start is overtaken by the second.
        if (aktion === 'zaehlePotenzial' && (calls += 1) === 2) await held.opened
        return null
      },
    })
    const aside = await panel()
    await within(aside).findByText('Alle Personen in ganz Deutschland.')
    await waitFor(() => expect(calls).toBe(1))
    await app.user.click(screen.getByRole('checkbox', { name: 'Frauen' }))
    await waitFor(() => expect(calls).toBe(2))
    await app.user.click(screen.getByRole('checkbox', { name: 'Frauen' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Männer' }))
    const expected = await count(app, { geschlecht: ['1'] })
    expect(await within(aside).findByText(expected, { selector: 'p' })).toBeVisible()
    held.open()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(within(aside).getByText(expected, { selector: 'p' })).toBeVisible()
  })

  test('a wrong area is said at its field', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    await panel()
    await choose(app, 'Gebiet', 'Einzelne Postleitzahlen')
    await app.user.type(screen.getByRole('textbox', { name: 'Postleitzahlen' }), '01067, 106')
    await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    const summary = await screen.findByRole('alert')
    expect(
      within(summary).getByRole('link', { name: /^Postleitzahlen: 1 erkannt, 1 nicht: „106“\. Sie können/ }),
    ).toBeVisible()
    expect(
      within(summary).getByRole('link', { name: 'Name der Zielgruppe: Bitte geben Sie einen Namen ein.' }),
    ).toBeVisible()
  })

  test('a filter that reaches nobody is not saved', async () => {
    const app = await renderApp('/zielgruppe/erstellen', { as: KUNDE })
    const aside = await panel()
    await choose(app, 'Gebiet', 'Postleitzahlbereich')
    await app.user.type(screen.getByRole('textbox', { name: 'Von' }), '00001')
    await app.user.type(screen.getByRole('textbox', { name: 'Bis' }), '00002')
    await app.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Niemand')
    expect(await within(aside).findByText(/erreicht niemanden/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    await waitFor(() => expect(screen.getAllByText(/erreicht niemanden/)).toHaveLength(2))
    const stored = await app.backend.db
      .selectFrom('zielgruppe')
      .selectAll()
      .where('bezeichnung', '=', 'Niemand')
      .execute()
    expect(stored).toEqual([])
  })
})

/** Makes a filter group and opens it. */
async function openOwn() {
  const app = await renderApp('/zielgruppe', { as: KUNDE })
  const token = await app.backend.login(KUNDE)
  const saved = await app.backend.call(token, 'saveZielgruppe', {
    bezeichnung: 'Männer in Bremen',
    filter: { ...LEERER_FILTER, geschlecht: ['1'], gebiet: { art: 'ort', orte: ['Bremen'] } },
  })
  await app.router.navigate(`/zielgruppe/editieren/${saved.idPtZielgruppe}`)
  await screen.findByRole('heading', { level: 1, name: 'Männer in Bremen' })
  await panel()
  return { ...app, token, saved }
}

describe('stored target group', () => {
  test('a stale save shows both versions and overwrites nothing unasked', async () => {
    const { user, backend, token, saved } = await openOwn()
    const { idPtZielgruppe, version, filter } = saved
    await backend.call(token, 'saveZielgruppe', {
      idPtZielgruppe,
      version,
      bezeichnung: 'Von der Kollegin',
      filter: filter!,
    })
    const name = screen.getByRole('textbox', { name: 'Name der Zielgruppe' })
    await user.clear(name)
    await user.type(name, 'Meine Fassung')
    await user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
    expect(within(dialog).getByText('Von der Kollegin')).toBeVisible()
    expect(within(dialog).getByText('Meine Fassung')).toBeVisible()
    const names = async () =>
      (
        await backend.db
          .selectFrom('zielgruppe')
          .select('bezeichnung')
          .where('idPtZielgruppe', '=', idPtZielgruppe)
          .executeTakeFirstOrThrow()
      ).bezeichnung
    expect(await names()).toBe('Von der Kollegin')
    await user.click(within(dialog).getByRole('button', { name: 'Meine Fassung speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await names()).toBe('Meine Fassung')
  })

  test('a newer version that the page has read meanwhile is not overwritten either', async () => {
    const { user, backend, token, saved, queryClient } = await openOwn()
    const { idPtZielgruppe, version, filter } = saved
    const name = screen.getByRole('textbox', { name: 'Name der Zielgruppe' })
    await user.clear(name)
    await user.type(name, 'Meine Fassung')
    await backend.call(token, 'saveZielgruppe', {
      idPtZielgruppe,
      version,
      bezeichnung: 'Von der Kollegin',
      filter: filter!,
    })
    await queryClient.invalidateQueries()
    await user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
    expect(await screen.findByRole('dialog', { name: 'Inzwischen geändert' })).toBeVisible()
  })

  test('is archived at once, and taken back', async () => {
    const { user, backend, saved } = await openOwn()
    await user.click(screen.getByRole('button', { name: 'Aktionen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archivieren' }))
    expect(await screen.findByText('Archiviert')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    expect(await screen.findByText('Bereit')).toBeVisible()
    const { archiviert } = await backend.db
      .selectFrom('zielgruppe')
      .select('archiviert')
      .where('idPtZielgruppe', '=', saved.idPtZielgruppe)
      .executeTakeFirstOrThrow()
    expect(archiviert).toBe(0)
  })
})

describe('list', () => {
  test('searches by address, keeps what the address says', async () => {
    const app = await renderApp('/konto', { as: KUNDE })
    const token = await app.backend.login(KUNDE)
    for (const bezeichnung of ['Alle im Norden', 'Alle im Süden'])
      await app.backend.call(token, 'saveZielgruppe', { bezeichnung, filter: LEERER_FILTER })
    await app.router.navigate('/zielgruppe?typ=filter&sort=unsinn')
    const table = await screen.findByRole('table', { name: 'Zielgruppen' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    await app.user.type(screen.getByRole('searchbox', { name: 'Zielgruppen suchen' }), 'süd')
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
    expect(table).toHaveTextContent('Alle im Süden')
    expect(app.address()).toBe(`/zielgruppe?typ=filter&q=${encodeURIComponent('süd')}`)
    await app.user.type(screen.getByRole('searchbox', { name: 'Zielgruppen suchen' }), 'pol')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await screen.findByRole('link', { name: /Alle im Norden/ })).toBeVisible()
  })

  test('a locked group shows its campaigns and opens as a copy', async () => {
    const app = await renderApp('/konto', { as: KUNDE })
    const token = await app.backend.login(KUNDE)
    const { idPtZielgruppe } = await app.backend.call(token, 'saveZielgruppe', {
      bezeichnung: 'Stammkunden',
      filter: LEERER_FILTER,
    })
    const { idPtKampagne } = await app.backend.call(token, 'saveKampagne', { bezeichnung: 'Herbst', idPtZielgruppe })
    await app.backend.db
      .updateTable('kampagne')
      .set({ state: 'inInternerFreigabe' })
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    await app.router.navigate(`/zielgruppe/editieren/${idPtZielgruppe}`)
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('gehört zu einer laufenden Kampagne')
    expect(within(notice).getByRole('link', { name: 'Herbst' })).toHaveAttribute(
      'href',
      `/kampagne/editieren/${idPtKampagne}`,
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Als Kopie bearbeiten' }))
    expect(await screen.findByRole('textbox', { name: 'Name der Zielgruppe' })).toBeVisible()
    expect(app.address()).not.toBe(`/zielgruppe/editieren/${idPtZielgruppe}`)
  })

  test('without any group there are two ways to the first', async () => {
    await renderApp('/zielgruppe', { as: KUNDE, seed: 'leer' })
    expect(await screen.findByText('Noch keine Zielgruppe')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Adressliste hochladen' })).not.toHaveLength(0)
    expect(screen.getAllByRole('link', { name: 'Nach Merkmalen auswählen' })).not.toHaveLength(0)
  })
})
