import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { addListe, testEmpfaenger } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

/** A list "Stammkunden" of the customer. */
async function stammkunden({ backend }: App): Promise<number> {
  const { idPtKunde } = await backend.db
    .selectFrom('zugang')
    .select('idPtKunde')
    .where('email', '=', KUNDE)
    .executeTakeFirstOrThrow()
  return addListe(backend, testEmpfaenger(1), idPtKunde ?? 1)
}

async function saveNow({ backend }: App, ...gruppen: [string, Partial<ZielgruppeFilter>][]): Promise<void> {
  const token = await backend.login(KUNDE)
  for (const [bezeichnung, filter] of gruppen)
    await backend.call(token, 'saveZielgruppe', { bezeichnung, filter: { ...LEERER_FILTER, ...filter } })
}

/** A new group with a name, so that nothing else hinders saving. */
async function neu(before: (app: App) => Promise<unknown>): Promise<App> {
  const app = await renderApp('/konto', { as: KUNDE })
  await before(app)
  await app.router.navigate('/zielgruppe/erstellen')
  await app.user.type(await screen.findByRole('textbox', { name: 'Name der Zielgruppe' }), 'Meine Auswahl')
  return app
}

const feld = (name: string) => screen.getByRole('combobox', { name })
const gespeichert = ({ backend }: App) =>
  backend.db.selectFrom('zielgruppe').select('filter').where('bezeichnung', '=', 'Meine Auswahl').execute()

describe('Enter in a search', () => {
  test('takes the suggestion of a list, keeps the focus there, and saves nothing', async () => {
    const app = await neu(stammkunden)
    await app.user.click(feld('Liste hinzufügen'))
    await app.user.type(feld('Liste hinzufügen'), 'Stammkunden')
    await screen.findByRole('option', { name: 'Stammkunden' })
    await app.user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: '„Stammkunden“ nicht mehr auslassen' })).toBeVisible()
    expect(feld('Liste hinzufügen')).toHaveFocus()
    expect(feld('Liste hinzufügen')).toHaveValue('')
    expect(await gespeichert(app)).toEqual([])
  })

  test('takes the suggestion of a group, also while the service is asked', async () => {
    const app = await neu((own) => saveNow(own, ['Bestand Sachsen', {}], ['Aktion Bremen', {}]))
    await app.user.click(feld('Zielgruppe hinzufügen'))
    await screen.findByRole('option', { name: 'Bestand Sachsen' })
    await app.user.type(feld('Zielgruppe hinzufügen'), 'sachsen{Enter}')
    expect(await screen.findByRole('group', { name: 'Verbindung mit Bestand Sachsen' })).toBeVisible()
    expect(feld('Zielgruppe hinzufügen')).toHaveFocus()
    expect(await gespeichert(app)).toEqual([])
  })

  test.each(['Zielgruppe hinzufügen', 'Liste hinzufügen'])(
    '%s: a word that nothing has saves nothing',
    async (name) => {
      const app = await neu(() => Promise.resolve())
      await app.user.type(feld(name), 'Unbekannt')
      await screen.findByText('Keine Treffer für „Unbekannt“')
      await app.user.keyboard('{Enter}')
      expect(feld(name)).toHaveValue('Unbekannt')
      // What is left in the box is said once it is left.
      await app.user.tab()
      expect(feld(name)).toHaveAccessibleDescription(/„Unbekannt“ ist nicht hinzugefügt/)
      expect(await gespeichert(app)).toEqual([])
    },
  )

  test('takes the place that begins so, and one that is chosen stays', async () => {
    const app = await neu(() => Promise.resolve())
    await app.user.click(feld('Gebiet'))
    await app.user.click(await screen.findByRole('option', { name: 'Orte' }))
    await app.user.type(feld('Orte'), 'Leipzig{Enter}ulm{Enter}Leipzig{Enter}Nirgendwo{Enter}')
    // "Kulmbach" comes first by the alphabet.
    const chip = await screen.findByRole('button', { name: 'Ulm entfernen' })
    expect(screen.getByRole('button', { name: 'Leipzig entfernen' })).toBeVisible()
    expect(await gespeichert(app)).toEqual([])
    chip.focus()
    await app.user.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: 'Ulm entfernen' })).toBeNull()
    expect(feld('Orte')).toHaveFocus()
  })

  test('knows small places too, with their postal code since others may be called the same', async () => {
    const app = await neu(() => Promise.resolve())
    await app.user.click(feld('Gebiet'))
    await app.user.click(await screen.findByRole('option', { name: 'Orte' }))
    await app.user.type(feld('Orte'), 'halle')
    const angebot = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(angebot.slice(0, 4)).toEqual(['Halle (Saale)', 'Halle (33790)', 'Halle (37620)', 'Halle (49843)'])
    await app.user.clear(feld('Orte'))
    await app.user.type(feld('Orte'), 'Bad Tölz{Enter}')
    expect(await screen.findByRole('button', { name: 'Bad Tölz (83646) entfernen' })).toBeVisible()
  })

  test('does not send the form of an uploaded list', async () => {
    const app = await renderApp('/konto', { as: KUNDE })
    const id = await stammkunden(app)
    await app.router.navigate(`/zielgruppe/editieren/${id}`)
    await app.user.type(await screen.findByRole('combobox', { name: 'Liste hinzufügen' }), 'Stamm{Enter}')
    await app.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), ' 2')
    expect(screen.queryByText(/ist gespeichert/)).toBeNull()
  })
})

test('a Leitregion is taken out by Enter, and the focus stays with the others', async () => {
  const app = await neu(() => Promise.resolve())
  await app.user.click(feld('Gebiet'))
  await app.user.click(await screen.findByRole('option', { name: 'Leitregionen (zwei Ziffern)' }))
  await app.user.click(await screen.findByRole('checkbox', { name: /^Leitregion 04, Leipzig/ }))
  await app.user.click(await screen.findByRole('checkbox', { name: /^Leitregion 01, Dresden/ }))
  screen.getByRole('button', { name: '01 Dresden entfernen' }).focus()
  await app.user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '04 Leipzig entfernen' })).toHaveFocus()
  await app.user.keyboard(' ')
  expect(await screen.findByText(/^Noch keine Leitregion gewählt/)).toBeVisible()
  expect(await gespeichert(app)).toEqual([])
})

test('a group that can be taken is found behind a hundred and more that cannot', async () => {
  const app = await neu(async (own) => {
    await saveNow(own, ['Bestand Sachsen', {}], ['Begrenzt', { menge: { anzahl: 9, regel: 'gleichmaessig' } }])
    const row = await own.backend.db
      .selectFrom('zielgruppe')
      .selectAll()
      .where('bezeichnung', '=', 'Begrenzt')
      .executeTakeFirstOrThrow()
    const { idPtZielgruppe: _, sortierung: __, suche: ___, ...rest } = row
    const geaendertAm = new Date(Date.parse(row.geaendertAm) + 1000).toISOString()
    const viele = Array.from({ length: 130 }, () => ({ ...rest, geaendertAm }))
    await own.backend.db.insertInto('zielgruppe').values(viele).execute()
  })
  await app.user.click(feld('Zielgruppe hinzufügen'))
  const found = within(await screen.findByRole('listbox'))
  await waitFor(() => expect(found.getAllByRole('option').map((one) => one.textContent)).toEqual(['Bestand Sachsen']))
})
