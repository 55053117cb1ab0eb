import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

const LISTE = [
  'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
  'Frau;Anna;Weber;Lindenweg;3;28195;Bremen',
  'Herr;Jan;Krause;Lindenweg;;28195;Bremen',
  'Herr;Tom;Lang;Am Wall;5;2826;Görlitz',
  'Frau;Mia;Kurz;Am Wall;7;28195;Bremen',
].join('\n')

async function openTisch(liste = LISTE) {
  const app = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org' })
  const { user } = app
  await user.upload(
    await screen.findByLabelText('Datei auswählen', { selector: 'input' }),
    new File([liste], 'kunden.csv', { type: 'text/csv' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  const grid = await screen.findByRole('grid', { name: 'Adressen der Liste' })
  await waitFor(() => expect(within(grid).getAllByRole('gridcell', { name: 'Weber' })[0]).toBeVisible())
  return { ...app, grid, cell: (name: string) => within(grid).getByRole('gridcell', { name }) }
}

/** Rows of a stored list. */
async function gespeichert(backend: Awaited<ReturnType<typeof openTisch>>['backend'], bezeichnung: string) {
  return backend.db
    .selectFrom('zielgruppeEmpfaenger')
    .innerJoin('zielgruppe', 'zielgruppe.idPtZielgruppe', 'zielgruppeEmpfaenger.idPtZielgruppe')
    .select(['nachname', 'hausnummer', 'plz'])
    .where('bezeichnung', '=', bezeichnung)
    .orderBy('nr')
    .execute()
}

type User = Awaited<ReturnType<typeof openTisch>>['user']

/** Puts one name of a stored list right. */
async function edit(user: User, statt: string, name: string) {
  await user.click(await screen.findByRole('link', { name: 'Adressen bearbeiten' }))
  const desk = await screen.findByRole('grid', { name: 'Adressen der Liste' })
  await user.click(await within(desk).findByRole('gridcell', { name: statt }))
  await user.keyboard(`${name}{Enter}`)
  await within(desk).findByRole('gridcell', { name })
  await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  return desk
}

describe('the desk of a list', () => {
  test('a row without a house number gets one by keyboard alone, and the stored list is put right on the same desk', async () => {
    const { user, grid, backend } = await openTisch()
    expect(screen.getByText('Hausnummer fehlt: 1')).toBeVisible()
    grid.focus()
    await user.keyboard('{F8}')
    expect(await screen.findByRole('region', { name: 'Angaben zu Zeile 3' })).toHaveTextContent('Hausnummer fehlt')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}9{Enter}')
    await waitFor(() => expect(screen.queryByText('Hausnummer fehlt: 1')).toBeNull())
    expect(await within(grid).findByRole('gridcell', { name: '9' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    await user.click(screen.getByRole('button', { name: '4 Adressen hochladen' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'kunden' })).toBeVisible()
    expect(await gespeichert(backend, 'kunden')).toEqual([
      { nachname: 'Weber', hausnummer: '3', plz: '28195' },
      { nachname: 'Krause', hausnummer: '9', plz: '28195' },
      { nachname: 'Lang', hausnummer: '5', plz: '02826' },
      { nachname: 'Kurz', hausnummer: '7', plz: '28195' },
    ])

    await edit(user, 'Kurz', 'Lange')
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern (4 Adressen)' }))
    // The house number, and the name.
    await waitFor(() => expect(screen.getAllByText('1 Zeile von Hand geändert')).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1, name: 'kunden' })).toBeVisible()
    const lists = () =>
      backend.db
        .selectFrom('zielgruppe')
        .select(['fertig', 'potenzial'])
        .where('bezeichnung', '=', 'kunden')
        .orderBy('idPtZielgruppe')
        .execute()
    expect(await lists()).toEqual([
      { fertig: 0, potenzial: 4 },
      { fertig: 1, potenzial: 4 },
    ])
  })

  test('where a colleague was quicker, the own work becomes a list of its own', async () => {
    const { user, backend } = await openTisch()
    await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    await user.click(screen.getByRole('button', { name: '4 Adressen hochladen' }))
    const desk = await edit(user, 'Kurz', 'Sommer')
    await backend.db
      .updateTable('zielgruppe')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('bezeichnung', '=', 'kunden')
      .execute()
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern (4 Adressen)' }))
    expect(await screen.findByText(/Ihre Korrekturen sind noch da\./)).toBeVisible()
    expect(within(desk).getByRole('gridcell', { name: 'Sommer' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '4 Adressen hochladen' }))
    expect(await screen.findByText('1 Zeile von Hand geändert')).toBeVisible()
    expect((await gespeichert(backend, 'kunden')).filter(({ nachname }) => nachname === 'Sommer')).toHaveLength(1)
  })

  test('rows are found by a finding and by words; one is taken out and comes back, a typed name too; sorted; another file asks before the work is gone', async () => {
    const { user, grid, cell } = await openTisch()
    await user.click(screen.getByRole('button', { name: 'Zeilen ansehen: Hausnummer fehlt' }))
    expect(await screen.findByText('1 Zeile')).toBeVisible()
    await waitFor(() => expect(within(grid).queryByRole('gridcell', { name: 'Weber' })).toBeNull())
    expect(within(grid).getByRole('gridcell', { name: 'Krause' })).toBeVisible()
    const chip = screen.getByRole('button', { name: 'Auswahl aufheben: Hausnummer fehlt' })
    const [cross = grid] = chip.getElementsByTagName('svg')
    await user.click(cross)
    await user.type(screen.getByRole('searchbox', { name: 'In den Adressen suchen' }), 'am wall kurz')
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(2))
    expect(await within(grid).findByRole('gridcell', { name: 'Kurz' })).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: 'In den Adressen suchen' }))
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(5))

    await user.click(cell('Weber'))
    await user.keyboard('{Control>}{Delete}{/Control}')
    expect(await screen.findByRole('heading', { name: '3 von 3 Adressen werden gedruckt' })).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByRole('heading', { name: '4 von 4 Adressen werden gedruckt' })).toBeVisible()
    await waitFor(() => expect(cell('Weber').closest('[role=row]')).toHaveAttribute('data-entfernt', 'false'))
    await user.keyboard('{F2}-Lang{Enter}')
    expect(await within(grid).findByRole('gridcell', { name: 'Weber-Lang' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(await within(grid).findByRole('gridcell', { name: 'Weber' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Wiederholen' }))
    expect(await within(grid).findByRole('gridcell', { name: 'Weber-Lang' })).toBeVisible()

    await user.click(within(grid).getByRole('button', { name: 'Nachname' }))
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveTextContent('Krause'))

    await user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
    const frage = await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })
    expect(frage).toHaveTextContent(/1 Änderung an den Adressen geht damit verloren/)
    await user.click(within(frage).getByRole('button', { name: 'Behalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(grid).getByRole('gridcell', { name: 'Weber-Lang' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
    const nochmals = await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })
    await user.click(within(nochmals).getByRole('button', { name: 'Änderungen verwerfen' }))
    expect(await screen.findByLabelText('Datei auswählen', { selector: 'input' })).toBeInTheDocument()
  })

  test('an added row counts once it has an address, and a copy of another one does not', async () => {
    const { user, grid } = await openTisch()
    await user.click(screen.getByRole('button', { name: 'Zeile hinzufügen' }))
    expect(await screen.findByRole('heading', { name: '4 von 5 Adressen werden gedruckt' })).toBeVisible()
    await within(grid).findByRole('rowheader', { name: /6$/ })
    grid.focus()
    await user.keyboard('{ArrowRight}Anna{Tab}')
    await user.keyboard('Weber{Tab}')
    await user.keyboard('Lindenweg{Tab}')
    await user.keyboard('3{Tab}')
    await user.keyboard('28195{Tab}')
    await user.keyboard('Bremen{Enter}')
    expect(await screen.findByText('Doppelte Adresse: 1')).toBeVisible()
    // The first row becomes another one: the added row is nobody's copy any more.
    await user.click(within(grid).getAllByRole('gridcell', { name: 'Weber' })[0]!)
    await user.keyboard('Meier{Enter}')
    expect(await screen.findByRole('heading', { name: '5 von 5 Adressen werden gedruckt' })).toBeVisible()
  })

  test('rows that look like one are merged, and what was decided is kept with the group', async () => {
    const { user, backend } = await openTisch(
      [
        'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
        'Frau;Anna;Weber;Lindenweg;3;28195;Bremen',
        ';A.;Weber;Lindenweg;3;28195;Bremen',
        'Herr;Jan;KRAUSE;Am Wall;5;28195;Bremen',
      ].join('\n'),
    )
    await user.click(screen.getByRole('button', { name: /^Alle übernehmen: Groß/ }))
    const paar = await screen.findByRole('region', { name: 'Zeile 2 und Zeile 3' })
    await user.click(within(paar).getByRole('button', { name: 'Zusammenfassen' }))
    expect(await screen.findByText('Keine zwei Zeilen sehen sich ähnlich.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    await user.click(screen.getByRole('button', { name: '2 Adressen hochladen' }))
    expect(await screen.findByRole('heading', { name: 'Bearbeitung der Adressen' })).toBeVisible()
    expect(screen.getByText('1 Zeile entfernt')).toBeVisible()
    expect((await gespeichert(backend, 'kunden')).map(({ nachname }) => nachname)).toEqual(['Weber', 'Krause'])
  })

  test('another heading row or character set would drop the work: that is said before, with its number', async () => {
    const { user, grid, cell } = await openTisch()
    await user.click(cell('Weber'))
    await user.keyboard('Meier{Enter}')
    await within(grid).findByRole('gridcell', { name: 'Meier' })
    await user.click(cell('Kurz'))
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: 'Zurück zu den Spalten' }))
    const choose = async (feld: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name: feld }))
      await user.click(await screen.findByRole('option', { name: option }))
      return screen.findByRole('dialog', { name: 'Änderungen verwerfen' })
    }
    const frage = await choose('Zeichensatz', 'Macintosh')
    expect(frage).toHaveTextContent(/^Änderungen verwerfen2 Änderungen/)
    await user.click(within(frage).getByRole('button', { name: 'Behalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('combobox', { name: 'Zeichensatz' })).toHaveTextContent('UTF-8')
    await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
    const again = await screen.findByRole('grid', { name: 'Adressen der Liste' })
    expect(await within(again).findByRole('gridcell', { name: 'Meier' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Zurück zu den Spalten' }))
    const nochmals = await choose('Kopfzeile', 'Zeile 2')
    await user.click(within(nochmals).getByRole('button', { name: 'Änderungen verwerfen' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kopfzeile' })).toHaveTextContent('Zeile 2'))
    // Nothing is left that could be lost.
    await user.click(screen.getByRole('combobox', { name: 'Kopfzeile' }))
    await user.click(await screen.findByRole('option', { name: 'Zeile 1' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kopfzeile' })).toHaveTextContent('Zeile 1'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('who gets no salutation is counted before it prints, and one key takes all proposals of a row', async () => {
    const { user, grid } = await openTisch(
      [
        'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
        ';PETRA;KRAUSE;Lindenweg;3;28195;Bremen',
        'Herr;Jan;Weber;Lindenweg;5;28195;Bremen',
      ].join('\n'),
    )
    expect(screen.getByText(/^1 Empfänger hat keine Anrede\./)).toBeVisible()
    grid.focus()
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(await within(grid).findByRole('gridcell', { name: 'Krause' })).toBeVisible()
    expect(within(grid).getByRole('gridcell', { name: 'Frau' })).toBeVisible()
    expect(screen.queryByText(/keine Anrede\./)).toBeNull()
    await user.keyboard('{Control>}z{/Control}')
    expect(await within(grid).findByRole('gridcell', { name: 'KRAUSE' })).toBeVisible()
  })
})
