import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { grid, openTisch, write, saveNow } from '#tests/support/adresstisch.tsx'

type App = Awaited<ReturnType<typeof openTisch>>

async function nochmalsPruefen({ user }: App): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Zurück zu den Spalten' }))
  await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  await grid()
}

const leave = ({ user }: App) => user.click(screen.getAllByRole('link', { name: 'Zielgruppen' })[0]!)

test('after another look at the columns what was typed is taken back and done again', async () => {
  const app = await openTisch()
  await write(app, 'Mia', 'Handarbeit')
  await nochmalsPruefen(app)
  const name = (text: string) => screen.findByRole('gridcell', { name: text })
  await app.user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await name('Mia')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Wiederholen' }))
  expect(await name('Handarbeit')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Wiederholen' })).toHaveAttribute('aria-disabled', 'true')
})

test('from the columns, and after another check, nobody leaves without a question', async () => {
  const app = await openTisch()
  await write(app, 'Mia', 'Handarbeit')
  await app.user.click(screen.getByRole('button', { name: 'Zurück zu den Spalten' }))
  await screen.findByRole('button', { name: 'Adressen prüfen' })
  await leave(app)
  const frage = await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })
  expect(frage).toHaveTextContent('1 Änderung an den Adressen ist nicht gespeichert.')
  await app.user.click(within(frage).getByRole('button', { name: 'Behalten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
  await grid()
  await leave(app)
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(app.address()).toMatch(/^\/zielgruppe(\?|$)/))
  expect(await app.kollege.entwuerfe()).toHaveLength(1)
})

test('what is taken back after it was put aside is a change as well', async () => {
  const app = await openTisch()
  await write(app, 'Mia', 'Handarbeit')
  await saveNow(app)
  await app.user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await within(await grid()).findByRole('gridcell', { name: 'Mia' })
  await app.user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
  const verwerfen = await screen.findByRole('dialog', { name: 'Änderungen verwerfen' })
  await app.user.click(within(verwerfen).getByRole('button', { name: 'Behalten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await leave(app)
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(app.address()).toMatch(/^\/zielgruppe(\?|$)/))
  const [entwurf] = await app.kollege.entwuerfe()
  expect(await app.kollege.zeilen(entwurf!.idPtAdressEntwurf)).toContain('Mia')
})
