import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addListe, testEmpfaenger } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

test('DSG-04 somebody asks what is stored about him: found, with the way to the list and to the blocklist', async () => {
  const app = await renderApp('/konto', { as: 'kunde@example.org' })
  await addListe(app.backend, testEmpfaenger(10))
  const region = await screen.findByRole('region', { name: 'Auskunft über eine Person' })
  const fill = (name: string, value: string) => app.user.type(within(region).getByRole('textbox', { name }), value)
  await fill('Postleitzahl', '0106')
  await app.user.click(within(region).getByRole('button', { name: 'Person suchen' }))
  const summary = await within(region).findByRole('alert')
  expect(within(summary).getAllByRole('link')).toHaveLength(2)

  await fill('Postleitzahl', '7')
  await fill('Nachname', 'beispiel5')
  await app.user.click(within(region).getByRole('button', { name: 'Person suchen' }))
  expect(await within(region).findByText('1 Eintrag zu beispiel5, 01067.')).toBeVisible()
  expect(within(region).getByRole('link', { name: 'Stammkunden' })).toBeVisible()
  expect(within(region).getByText(/eigene Kundendaten/)).toBeVisible()

  await app.user.click(within(region).getByRole('button', { name: 'Auf die Sperrliste setzen' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox', { name: 'Straße' })).toHaveValue('Prüfweg')
  await app.user.click(within(dialog).getByRole('button', { name: 'In die Sperrliste eintragen' }))
  expect(await screen.findByText(/Beispiel5 steht auf der Sperrliste/)).toBeVisible()
  const gesperrt = await app.backend.db.selectFrom('sperre').select('nachname').execute()
  expect(gesperrt.map(({ nachname }) => nachname)).toContain('Beispiel5')
})

test('DSG-04 who asked for it is deleted, with what was ticked alone, and comes onto the blocklist', async () => {
  const app = await renderApp('/konto', { as: 'kunde@example.org' })
  const [fuenfte] = testEmpfaenger(5).slice(4)
  if (!fuenfte) throw new Error('nobody')
  await addListe(app.backend, [...testEmpfaenger(10), { ...fuenfte, vorname: 'Ä.' }])
  const region = within(await screen.findByRole('region', { name: 'Auskunft über eine Person' }))
  for (const [name, value] of [
    ['Nachname', 'Beispiel5'],
    ['Vorname (optional)', 'Änne'],
    ['Postleitzahl', '01067'],
    ['Straße (optional)', 'Prüfweg'],
    ['Hausnummer (optional)', '5'],
  ] as const)
    await app.user.type(region.getByRole('textbox', { name }), value)
  await app.user.click(region.getByRole('button', { name: 'Person suchen' }))
  expect(await region.findByText(/Angekreuzt ist, was sicher/)).toBeVisible()
  expect(region.getByRole('checkbox', { name: 'Änne Beispiel5, Adressliste' })).toBeChecked()
  expect(region.getByRole('checkbox', { name: 'Ä. Beispiel5, Adressliste' })).not.toBeChecked()
  await app.user.click(region.getByRole('button', { name: 'Angekreuzte löschen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox', { name: /Auch auf die Sperrliste setzen/ })).toBeChecked()
  await app.user.click(dialog.getByRole('button', { name: 'Angekreuzte löschen' }))
  expect(await screen.findByText('1 Eintrag ist gelöscht.')).toBeVisible()
  expect(await region.findByText(/2 Einträge zu Änne Beispiel5/)).toBeVisible()
  const gesperrt = await app.backend.db.selectFrom('sperre').select('nachname').execute()
  expect(gesperrt.map(({ nachname }) => nachname)).toContain('Beispiel5')
})
