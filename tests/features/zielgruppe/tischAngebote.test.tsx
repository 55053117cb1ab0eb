import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { grid, ladeHoch, openTisch } from '#tests/support/adresstisch.tsx'

const KOPF = 'Anrede;Titel;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort'

/** A list of one's own on the desk. */
async function aufDemTisch(...zeilen: string[]) {
  const app = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org' })
  await app.user.upload(
    await screen.findByLabelText('Datei auswählen', { selector: 'input' }),
    new File([[KOPF, ...zeilen].join('\n')], 'kunden.csv', { type: 'text/csv' }),
  )
  await app.user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  await grid()
  return app
}

const zeilen = async () => within(await grid()).getAllByRole('row').length - 1

test('a kind of proposals shows what it would change, and all kinds are taken in one step', async () => {
  const { user } = await aufDemTisch(
    'Herr;;Petra;KRAUSE;Lindenweg;3;28195;Bremen',
    ...['Jan', 'Kai', 'Tom'].map((name) => `Herr;;${name};WEBER;Lindenweg;5;28195;Bremen`),
  )
  const schreibweise = screen.getByRole('list', { name: 'Beispiele: Groß- und Kleinschreibung' })
  const beispiele = within(schreibweise).getAllByRole('listitem')
  expect(beispiele.map(({ textContent }) => textContent)).toEqual([
    'Zeile 2Nachname: KRAUSE → Krause',
    'Zeile 3Nachname: WEBER → Weber',
    'Zeile 4Nachname: WEBER → Weber',
  ])
  expect(screen.getByRole('list', { name: 'Beispiele: Anrede passt nicht zum Vornamen' })).toHaveTextContent(
    'Zeile 2Anrede: Herr → Frau',
  )
  await user.click(screen.getByRole('button', { name: 'Alle 5 Vorschläge übernehmen' }))
  expect(await screen.findByText(/^Zu dieser Liste gibt es keine offenen Vorschläge\. 5 Korrekturen/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByRole('button', { name: 'Alle 5 Vorschläge übernehmen' })).toBeVisible()
})

test('rows are chosen by what came of them and by what was done to them', async () => {
  const { user } = await aufDemTisch(
    'Frau;;Anna;Weber;Lindenweg;3;28195;Bremen',
    'Herr;;Jan;Krause;Lindenweg;;28195;Bremen',
    'Frau;;Mia;Kurz;Am Wall;7;28195;Bremen',
  )
  await user.click(within(await grid()).getByRole('gridcell', { name: 'Kurz' }))
  await user.keyboard('{Control>}{Delete}{/Control}')
  await screen.findByRole('heading', { name: '2 von 2 Adressen werden gedruckt' })
  const choose = async (option: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Zeilen' }))
    await user.click(await screen.findByRole('option', { name: option }))
    await waitFor(async () => expect(await zeilen()).toBe(1))
  }
  await choose('Entfernt (1)')
  expect(await within(await grid()).findByRole('gridcell', { name: 'Kurz' })).toBeVisible()
  await choose('Warnung (1)')
  expect(await within(await grid()).findByRole('gridcell', { name: 'Krause' })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Zeilen' }))
  expect(await screen.findByRole('option', { name: 'Geändert (0)' })).toBeVisible()
})

test('a pair says which row stays and what it takes; a row that becomes somebody else is left alone', async () => {
  const { user } = await aufDemTisch(
    'Frau;;Erika;Steinbrink;Lindenweg;3;28195;Bremen',
    ';Dr.;Erika;Steinbrinck;Lindenweg;3;28195;Bremen',
  )
  const paar = await screen.findByRole('region', { name: 'Zeile 2 und Zeile 3' })
  expect(within(paar).getByText('Zeile 2 bleibt')).toBeVisible()
  expect(within(paar).getByText('Zeile 3 kommt weg')).toBeVisible()
  expect(within(paar).getByText('Beim Zusammenfassen übernimmt Zeile 2 aus Zeile 3: Titel.')).toBeVisible()
  await user.click(within(await grid()).getByRole('gridcell', { name: 'Steinbrinck' }))
  await user.keyboard('Zacharias{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Zeile 2 und Zeile 3' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Alle sicheren zusammenfassen' })).toBeNull()
})

test('also of a list of which nothing is printed the work is kept, or asked about', async () => {
  const app = await openTisch()
  const { user } = app
  await ladeHoch(app)
  await user.click(await screen.findByRole('link', { name: 'Adressen bearbeiten' }))
  for (const name of ['Weber', 'Kurz']) {
    await user.click(await within(await grid()).findByRole('gridcell', { name }))
    await user.keyboard('{Control>}{Delete}{/Control}')
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name }).closest('[role=row]')).toHaveAttribute('data-entfernt', 'true'),
    )
  }
  expect(await screen.findByText(/^Keine Adresse kann gedruckt werden\. Korrigieren Sie Zeilen/)).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'Werbemittel' })[0]!)
  const frage = await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })
  expect(frage).toHaveTextContent('Alle Zeilen sind entfernt, und das ist nicht gespeichert.')
  await user.click(within(frage).getByRole('button', { name: 'Behalten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(within(await grid()).getByRole('gridcell', { name: 'Weber' }))
  await user.keyboard('{Control>}{Delete}{/Control}')
  expect(await screen.findByRole('button', { name: 'Zwischenspeichern' })).toBeVisible()
})
