import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { datedAnswers } from '#tests/support/datedAnswers.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll()

const warned = vi.spyOn(console, 'warn')
beforeEach(() => {
  warned.mockReset().mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** A backend that was written on that day, and knows no call that came later. */
const ofThatDay =
  (answers: Readonly<Record<string, unknown>>) =>
  ({ aktion }: { aktion: string | null }) =>
    aktion !== null && aktion in answers
      ? Response.json(answers[aktion])
      : new Response('<h1>Not Found</h1>', { status: 404 })

/** Each page with what shows that its data are there. */
test.each<[string, RegExp]>([
  ['/dashboard', /Kampagne/],
  ['/kampagne', /Backhaus öffnet wieder/],
  ['/kampagne/editieren/1', /Der Gartenhof in der Nachbarschaft/],
  ['/kampagne/erstellen', /Kampagne/],
  ['/kampagne/statistiken', /Backhaus öffnet wieder/],
  ['/kampagne/freigeben/schluessel-fuer-tests-mit-43-zeichen-laenge', /Freigabe|freigeben/],
  ['/zielgruppe', /Zielgruppe/],
  ['/zielgruppe/editieren/7', /Zielgruppe/],
  ['/zielgruppe/erstellen', /Zielgruppe/],
  ['/werbemittel', /Werbemittel/],
  ['/werbemittel/editieren/3', /Werbemittel|Layout|Postkarte/],
  ['/werbemittel/erstellen', /Werbemittel/],
  ['/rechnung', /Rechnung/],
  ['/rechnung?id=1', /Rechnung/],
  ['/konto?id=1', /Ladenverbund Elbtal/],
  ['/mitarbeiter', /Mitarbeiter/],
  ['/mitarbeiter/editieren/1', /Mitarbeiter/],
  ['/apizugang', /Zugang|API/],
])('a backend of 22 November opens %s', async (path, shown) => {
  const intercept = ofThatDay(datedAnswers['2026-11-22'])
  const { queryClient } = await renderApp(path, { as: KUNDE, backend, intercept })
  expect((await screen.findAllByText(shown))[0]).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('heading', { level: 1, name: /noch nicht angeschlossen/ })).toBeNull()
  // Calls that came later, and fields that went: no mismatch of what was agreed then.
  const misfits = warned.mock.calls.map(String).filter((text) => !/kennt den Aufruf nicht|kein solches Feld/.test(text))
  expect(misfits).toEqual([])
  expect(document.body).not.toHaveTextContent('unvollständig')
})
