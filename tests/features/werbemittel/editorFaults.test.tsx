import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Layer, TextLayer } from '#src/contract/dokument.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { toPlainText } from '#src/engines/print/editor/text.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'
import { filesOfEveryKind } from '#tests/support/uploads.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll({ seed: 'leer' })
beforeEach(standInForBrowser)

/** The editor with a new card, these layers on its front. */
async function openEditor(layers: Layer[] = []) {
  const token = await backend.login(KUNDE)
  const neu = { bezeichnung: 'Winterkarte', format: 'maxipostkarte' } as const
  const { idPtWerbemittel, version, seiten } = await backend.call(token, 'saveWerbemittel', neu)
  const drawn = seiten.map((seite, index) => (index === 0 ? { ...seite, layers: [...layers, ...seite.layers] } : seite))
  await backend.call(token, 'saveWerbemittel', { ...neu, idPtWerbemittel, version, seiten: drawn })
  const page = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  await screen.findByRole('application', { name: /Vorderseite/ })
  const stored = async (): Promise<Layer[]> =>
    (await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })).seiten[0]?.layers ?? []
  return { ...page, stored }
}

const texts = (layers: readonly Layer[]) =>
  layers.filter((layer): layer is TextLayer => layer.type === 'text').map(({ paragraphs }) => toPlainText(paragraphs))

/** What Ctrl+V brings, at the field or the sheet that has the focus. */
function paste(clipboard: Record<string, string>, files: File[] = []): void {
  const target = document.activeElement ?? document.body
  const event = createEvent.paste(target, {
    clipboardData: {
      files,
      types: [...Object.keys(clipboard), ...(files.length > 0 ? ['Files'] : [])],
      getData: (type: string) => clipboard[type] ?? '',
    },
  })
  fireEvent(target, event)
}

/** A font file of which the second half did not come. */
function cutFont(name: string): void {
  const { fetch: whole } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await whole(input, init)
    if (!String(input instanceof Request ? input.url : input).includes(name)) return response
    const bytes = await response.arrayBuffer()
    return new Response(bytes.slice(0, bytes.byteLength / 2))
  }
}

it.each([
  ['has none', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'refuses it',
    () =>
      vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('The user denied it.', 'SecurityError')
      }),
  ],
])('STO-01 where the browser keeps no database (%s) the editor says that no draft is kept', async (_, without) => {
  without()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const { user } = await openEditor([newTextLayer('text-1', { x: 20, y: 20, w: 60, h: 30 }, 'source-sans-3')])
  screen.getByRole('img', { name: /^Ebene Text/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(
    await screen.findByText(/^Dieser Browser bewahrt keinen Entwurf auf\. Lassen Sie die Seite offen/),
  ).toBeVisible()
})

it('EDT-02 a layer that cannot be drawn stays selectable, and the rest is edited and stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  cutFont('Lora_600SemiBold_Italic')
  const area = { x: 20, y: 20, w: 60, h: 30 }
  const whole = newTextLayer('text-1', area, 'source-sans-3')
  const style = { ...whole.style, font: 'lora', weight: 600, italic: true } as const
  const { user, stored } = await openEditor([whole, { ...whole, id: 'text-2', name: 'Kaputt', y: 60, style }])
  screen.getByRole('img', { name: /Ebene Kaputt/ }).focus()
  await user.click(screen.getByRole('tab', { name: /Prüfung/ }))
  expect(await screen.findByText('„Kaputt“: Die Ebene lässt sich nicht zeichnen und nicht drucken.')).toBeVisible()
  screen.getByRole('img', { name: /Ebene Kaputt/ }).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(async () => expect((await stored()).find(({ name }) => name === 'Kaputt')?.x).toBe(21))
})

it('EDT-04 a megabyte is cut at the limit, and the field says so', async () => {
  const { user, stored } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Text' }))
  const field = await screen.findByRole('textbox', { name: 'Text' })
  await user.clear(field)
  await user.paste('Wort '.repeat(200_000))
  expect(screen.getByText(/5\.?000 von 5\.?000 Zeichen/)).toBeVisible()
  await waitFor(async () => expect(texts(await stored())[0]).toHaveLength(5000))
})

it('EDT-04 a picture becomes a layer of its own; what a word processor copies stays text', async () => {
  const { user, stored } = await openEditor()
  const files = await filesOfEveryKind()
  const picture = () => new File([new Uint8Array(files['png'] ?? [])], 'image.png', { type: 'image/png' })
  await user.click(screen.getByRole('button', { name: 'Text' }))
  const field = await screen.findByRole('textbox', { name: 'Text' })
  field.focus()
  // Word and LibreOffice bring text, markup and a picture of it.
  paste({ 'text/plain': 'Sommerfest', 'text/html': '<p class=MsoNormal><b>Sommerfest</b></p>' }, [picture()])
  paste({}, [picture()])
  const sheet = screen.getByRole('application')
  expect(await within(sheet).findByRole('img', { name: /Ebene Bild „image\.png“/ })).toBeInTheDocument()
  await waitFor(async () => expect((await stored()).map(({ type }) => type).toSorted()).toContain('bild'))
  expect((await stored()).filter(({ type }) => type === 'bild')).toHaveLength(1)
})
