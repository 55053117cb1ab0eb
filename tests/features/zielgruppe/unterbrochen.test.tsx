import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adressliste, CANARY, zeile } from '#tests/support/adressliste.ts'
import { kept } from '#tests/support/keptDrafts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

/** As a spreadsheet wrote it: Windows-1252, with a column that nobody maps. */
const excel = (rows: number, name: string) => new File([new Uint8Array(adressliste(rows))], name, { type: 'text/csv' })

async function choose(file: File) {
  const app = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org', backend })
  await app.user.upload(await screen.findByLabelText('Datei auswählen', { selector: 'input' }), file)
  return app
}

const unfinished = () => screen.findByRole('region', { name: 'Ein Import wurde nicht abgeschlossen' })
const use = (column: string) => screen.findByRole('combobox', { name: `Verwendung der Spalte ${column}` })

async function mapNote({ user }: Awaited<ReturnType<typeof choose>>): Promise<void> {
  await user.click(await use('Interne Notiz'))
  await user.click(await screen.findByRole('option', { name: 'Titel' }))
  await waitFor(async () => expect(await kept()).toContain('"titel"'))
}

it('CSV-29 an import that broke off is told; the same file brings columns back, and no row was kept', async () => {
  await mapNote(await choose(excel(30, 'kunden.csv')))
  const stored = await kept()
  const { nachname, strasse, ort } = zeile(0)
  expect([nachname, strasse, ort, CANARY, 'Interne Notiz'].filter((text) => stored.includes(text))).toEqual([])
  cleanup()

  const again = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org', backend })
  expect(await unfinished()).toHaveTextContent('kunden.csv')
  // Renamed, it is still the same file.
  await again.user.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), excel(30, 'kunden (1).csv'))
  expect(await use('Interne Notiz')).toHaveTextContent('Titel')
  expect(
    await screen.findByText(
      /Ihre Spalten und Ihre Auswahl von .* sind wieder da\. Korrekturen .* bewahrt dieser Browser nicht auf/,
    ),
  ).toBeVisible()
})

it('CSV-29 another file is told apart, and the unfinished import waits on until it is discarded', async () => {
  await mapNote(await choose(excel(30, 'kunden.csv')))
  cleanup()
  const again = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org', backend })
  await unfinished()
  await again.user.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), excel(31, 'kunden.csv'))
  expect(await use('Interne Notiz')).toHaveTextContent('Nicht übernehmen')
  expect(await screen.findByText(/Das ist eine andere Datei als kunden\.csv/)).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
  await again.user.click(within(await unfinished()).getByRole('button', { name: 'Verwerfen' }))
  await waitFor(async () => expect(await kept()).not.toContain('"titel"'))
  expect(screen.queryByText('Ein Import wurde nicht abgeschlossen')).toBeNull()
})

it('what was typed about an earlier list was changed by nobody else', async () => {
  const first = await choose(excel(30, 'sued.csv'))
  await first.user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  const name = await screen.findByRole('textbox', { name: 'Name der Zielgruppe' })
  await first.user.clear(name)
  await first.user.type(name, 'Süden')
  await waitFor(async () => expect(await kept()).toContain('Süden'))
  cleanup()
  const again = await choose(excel(31, 'nord.csv'))
  await again.user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  expect(await screen.findByText(/^Anders als gespeichert:/)).toHaveTextContent('Name der Zielgruppe.')
})
