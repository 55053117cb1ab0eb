import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sperrlisteHandlers } from '#mocks/backend/sperrliste/handlers.ts'
import { seedContext } from '#mocks/backend/seed/werbemittel.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const LISTE = 'vorname;nachname;strasse;hausnummer;plz;ort\nUlf;Krautwald;Am Eiskeller;3b;28195;Bremen'

test('DSG-04 a Robinson list is no part of what is searched for a person, and is taken away where it stands', async () => {
  const { user, backend, router } = await renderApp('/dashboard', { as: 'kunde@example.org' })
  const { idPtKunde } = await backend.db
    .selectFrom('zugang')
    .select('idPtKunde')
    .where('email', '=', 'kunde@example.org')
    .executeTakeFirstOrThrow()
  const context = seedContext(backend.parts, idPtKunde, 'Katharina Brandt', 'kunde@example.org')
  await sperrlisteHandlers.importRobinsonliste({ datei: new Blob([LISTE]), dateiName: 'robinson.csv' }, context)
  await router.navigate('/konto')

  const auskunft = within(await screen.findByRole('region', { name: 'Auskunft über eine Person' }))
  await user.type(auskunft.getByRole('textbox', { name: 'Nachname' }), 'Krautwald')
  await user.type(auskunft.getByRole('textbox', { name: 'Postleitzahl' }), '28195')
  await user.click(auskunft.getByRole('button', { name: 'Person suchen' }))
  expect(await auskunft.findByText('0 Einträge zu Krautwald, 28195.')).toBeVisible()
  const nichtDarin = /^Die Robinsonliste „robinson\.csv“ wird nicht durchsucht\./
  expect(await auskunft.findByText(nichtDarin)).toBeVisible()

  expect(screen.getByText(/^Daneben gilt die Robinsonliste „robinson\.csv“ mit 1 Eintrag,/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Robinsonliste entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Robinsonliste entfernen' }))
  expect(await screen.findByText('Die Robinsonliste ist entfernt.')).toBeVisible()
  expect(auskunft.queryByText(nichtDarin)).toBeNull()
  expect(await backend.db.selectFrom('robinson').select('plz').execute()).toEqual([])
})
