import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll({ seed: 'leer' })
beforeEach(standInForBrowser)

const hint = (layerId: string, ist: string) => ({
  schwere: 'hinweis' as const,
  code: 'rechtschreibung',
  seite: 'vorderseite' as const,
  layerId,
  ist,
  soll: 'Einladung',
  text: `„${ist}“ steht in keinem Wörterbuch.`,
})

it('A hint of the first reader is found on the sheet, left as it is, and stays so', async () => {
  const token = await backend.login(KUNDE)
  const neu = { bezeichnung: 'Winterkarte', format: 'maxipostkarte' } as const
  const { idPtWerbemittel, version, seiten } = await backend.call(token, 'saveWerbemittel', neu)
  const text = newTextLayer('einladung', { x: 10, y: 10, w: 60, h: 20 }, 'source-sans-3')
  const drawn = seiten.map((seite, at) => (at === 0 ? { ...seite, layers: [text, ...seite.layers] } : seite))
  await backend.call(token, 'saveWerbemittel', { ...neu, idPtWerbemittel, version, seiten: drawn })
  vi.spyOn(printClient, 'judge').mockResolvedValue([])
  const read = vi.spyOn(printClient, 'read').mockResolvedValue([hint(text.id, 'Einladnug'), hint(text.id, 'Gartten')])
  const { user } = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  // The first page of a worker: its parts are compiled first.
  await screen.findByRole('application', { name: /Vorderseite/ }, { timeout: 60_000 })
  await user.click(screen.getByRole('tab', { name: /Prüfung/ }))
  const row = (wort: string) => screen.findByText(new RegExp(`„${wort}“`)).then((node) => node.closest('li')!)

  await user.click(within(await row('Einladnug')).getByRole('button', { name: 'Finden' }))
  await user.click(screen.getByRole('tab', { name: 'Eigenschaften' }))
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Ihr Text')
  await user.click(screen.getByRole('tab', { name: /Prüfung/ }))
  fireEvent.click(within(await row('Einladnug')).getByRole('button', { name: 'So lassen' }))

  await waitFor(() => expect(screen.queryByText(/„Einladnug“/)).toBeNull())
  expect(await screen.findByText(/„Gartten“/)).toBeVisible()
  const stored = async (): Promise<Seite | undefined> =>
    (await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })).seiten[0]
  await waitFor(async () => expect((await stored())?.gelassen).toEqual(['rechtschreibung:Einladnug']), {
    timeout: 10_000,
  })
  expect(read).toHaveBeenCalled()
})
