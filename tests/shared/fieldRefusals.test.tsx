import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

const TEXT = 'Diesen Namen gibt es schon.'
const LOOK = 'Bitte prüfen Sie diese Angabe.'

test.each<[string, number, unknown, string]>([
  ['texts in lists, by field', 422, { message: 'Ungültig.', errors: { bezeichnung: [TEXT] } }, TEXT],
  ['a text by field', 409, { error: { fields: { bezeichnung: TEXT } } }, TEXT],
  ['a list around it', 422, { errors: [{ field: 'bezeichnung', message: TEXT }] }, TEXT],
  ['a list alone', 422, [{ field: 'bezeichnung', message: TEXT }], TEXT],
  ['German names', 400, { fehler: [{ feld: 'bezeichnung', text: TEXT }] }, TEXT],
  ['one word', 422, { errors: { bezeichnung: 'Pflichtfeld' } }, 'Pflichtfeld'],
  ['a rule by its name', 422, { errors: { bezeichnung: ['validation.unique'] } }, LOOK],
])('%s with %i: the field is marked and says why', async (_, status, body, said) => {
  const { user } = await renderApp('/werbemittel/erstellen', {
    as: 'kunde@example.org',
    backend,
    intercept: ({ aktion }) => (aktion === 'saveWerbemittel' ? new Response(JSON.stringify(body), { status }) : null),
  })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.type(name, 'Herbst')
  const [format] = screen.getAllByRole('radio')
  if (format) await user.click(format)
  await user.click(screen.getByRole('button', { name: 'Im Editor gestalten' }))
  await waitFor(() => expect(name).toBeInvalid())
  expect(name).toHaveAccessibleDescription(new RegExp(said.replaceAll('.', String.raw`\.`)))
  expect(name).toHaveValue('Herbst')
})
