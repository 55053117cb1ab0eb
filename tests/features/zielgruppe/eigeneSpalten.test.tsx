import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { csv, openUpload } from '#tests/support/adressdatei.tsx'

/** A spreadsheet's habits: equal and empty headings, a column called as a field, days and amounts as Germans write them. */
const LISTE = [
  'Vorname;Nachname;Straße;PLZ;Ort;Filiale;Filiale;;Termin;Guthaben;Gehalt',
  'Anna;Weber;Lindenweg 3;28195;Bremen;Mitte;Bremen;x;01.02.2026;1.234,50 €;5.000',
  'Jan;Krause;Lindenweg 5;28195;Bremen;Nord;Bremen;y;bald;12 €;6.000',
]

test('DSG-02 a column is kept as an own one by choice alone, with its name and kind; no other leaves the browser', async () => {
  const { user, bodies, backend } = await openUpload(csv(LISTE.join('\n'), 'kunden.csv'))
  async function keep(spalte: string, wahl: string) {
    await user.click(await screen.findByRole('combobox', { name: `Verwendung der Spalte ${spalte}` }))
    await user.click(await screen.findByRole('option', { name: wahl }))
  }
  for (const titel of ['Filiale', 'Filiale (2)', 'Spalte 8', 'Termin', 'Guthaben', 'Gehalt'])
    expect(await screen.findByRole('combobox', { name: `Verwendung der Spalte ${titel}` })).toHaveTextContent(
      'Nicht übernehmen',
    )
  await keep('Filiale', 'Eigene Spalte (Text)')
  await keep('Filiale (2)', 'Eigene Spalte (Text)')
  await keep('Termin', 'Eigene Spalte (Datum)')
  await keep('Guthaben', 'Eigene Spalte (Betrag)')
  expect(screen.getByText('Gedruckt wird zum Beispiel: 1.234,50 €')).toBeVisible()
  expect(screen.getByText(/^Ein Wert der ersten Zeilen passt nicht zu „Datum“/)).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'Name der eigenen Spalte Filiale (2)' })
  expect(name).toHaveValue('Filiale (2)')
  fireEvent.change(name, { target: { value: 'filiale' } })
  await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
  expect(await screen.findByText(/^Zwei eigene Spalten heißen „filiale“/)).toBeVisible()
  fireEvent.change(name, { target: { value: 'Ort' } })
  await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
  expect(await screen.findByRole('heading', { name: /^2 von 2/ })).toBeVisible()
  expect(within(screen.getByRole('grid')).getByRole('columnheader', { name: 'Guthaben' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundenkartei')
  await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  await user.click(screen.getByRole('button', { name: /2 Adressen hochladen/ }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  const datei = bodies.map((body) => body.get('datei')).find((one): one is File => one instanceof File)
  const sent = await datei?.text()
  expect(sent).toContain('1.234,50 €')
  expect(sent).not.toMatch(/5\.000|6\.000|;x|;y/)
  await waitFor(async () =>
    expect(
      await backend.db.selectFrom('zielgruppe').select('spalten').where('spalten', 'is not', null).execute(),
    ).toEqual([
      {
        spalten: JSON.stringify([
          { feld: 'frei1', name: 'Filiale', art: 'text' },
          { feld: 'frei2', name: 'Ort', art: 'text' },
          { feld: 'frei3', name: 'Termin', art: 'datum' },
          { feld: 'frei4', name: 'Guthaben', art: 'betrag' },
        ]),
      },
    ]),
  )
})
