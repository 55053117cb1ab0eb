import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

test('a remark is stored, read again and changed', async () => {
  const app = await renderApp('/zielgruppe/erstellen', { as: 'kunde@example.org' })
  await app.user.type(await screen.findByRole('textbox', { name: 'Vermerk (optional)' }), 'Für den Herbst')
  await app.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Alle mit Vermerk')
  await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Alle mit Vermerk' })).toBeVisible()
  const stored = () =>
    app.backend.db
      .selectFrom('zielgruppe')
      .selectAll()
      .where('bezeichnung', '=', 'Alle mit Vermerk')
      .executeTakeFirstOrThrow()
  expect((await stored()).vermerk).toBe('Für den Herbst')
  const field = await screen.findByRole('textbox', { name: 'Vermerk (optional)' })
  expect(field).toHaveValue('Für den Herbst')
  await app.user.type(field, ' 2027')
  await app.user.click(screen.getByRole('button', { name: 'Zielgruppe speichern' }))
  await expect.poll(async () => (await stored()).vermerk).toBe('Für den Herbst 2027')
})
