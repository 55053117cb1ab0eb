import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { fromPlainText } from '#src/engines/print/editor/text.ts'
import { FONT_FAMILIES } from '#src/engines/print/fonts.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ seed: 'leer' })
})
afterAll(() => backend.close())
beforeEach(standInForBrowser)

/** The editor with one text of two paragraphs, bold Lora, which is selected. */
async function openText() {
  const token = await backend.login(KUNDE)
  const neu = { bezeichnung: 'Winterkarte', format: 'maxipostkarte' } as const
  const { idPtWerbemittel, version, seiten } = await backend.call(token, 'saveWerbemittel', neu)
  const plain = newTextLayer('text-1', { x: 20, y: 20, w: 60, h: 30 }, 'lora')
  const layer: Layer = {
    ...plain,
    paragraphs: fromPlainText('Guten Tag\nBis bald', []),
    style: { ...plain.style, weight: 700, italic: true },
  }
  const drawn = seiten.map((seite, index) => (index === 0 ? { ...seite, layers: [layer, ...seite.layers] } : seite))
  await backend.call(token, 'saveWerbemittel', { ...neu, idPtWerbemittel, version, seiten: drawn })
  const { user } = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  await screen.findByRole('application', { name: /Vorderseite/ })
  screen.getByRole('img', { name: /^Ebene Text/ }).focus()
  const stored = async () =>
    (await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })).seiten[0]?.layers.find(
      ({ type }) => type === 'text',
    )
  return { user, stored }
}

const fontButton = (name: string) => screen.findByRole('button', { name: `Schrift: ${name}` })
const drawnFaces = () =>
  Array.from(
    screen.getByRole('application').querySelectorAll<SVGTextElement>('[aria-label^="Ebene Text"] text'),
    ({ style }) => style.fontFamily.replaceAll(/['"]/g, ''),
  )

it('every family can be found by name and kind, those of the design first; Enter takes it in its nearest cut', async () => {
  const { user, stored } = await openText()
  await user.click(await fontButton('Lora'))
  const list = within(await screen.findByRole('dialog', { name: 'Schrift wählen' }))
  expect(list.getAllByRole('option')).toHaveLength(FONT_FAMILIES.length)
  const groups = Array.from(list.getByRole('listbox').children, (group) => group.firstElementChild?.textContent)
  expect(groups).toEqual([
    'Im Entwurf verwendet',
    'Serifenlos',
    'Serifen',
    'Überschrift',
    'Handschrift',
    'Feste Breite',
  ])
  expect(list.getAllByRole('option')[0]).toHaveTextContent('Lora')
  const field = list.getByRole('combobox', { name: 'Schrift suchen' })
  await user.clear(field)
  await user.type(field, 'handsch')
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Great Vibes')
  await user.clear(field)
  await user.type(field, 'osw{Enter}')
  expect(await fontButton('Oswald')).toBeEnabled()
  expect(screen.queryByRole('dialog', { name: 'Schrift wählen' })).not.toBeInTheDocument()
  expect(new Set(drawnFaces())).toEqual(new Set(['oswald-700']))
  const italic = screen.getByRole('button', { name: 'Kursiv' })
  expect(italic).toBeDisabled()
  expect(italic).toHaveAccessibleDescription('„Oswald“ gibt es nicht kursiv.')
  await waitFor(async () => expect(await stored()).toMatchObject({ style: { font: 'oswald', weight: 700 } }))
})

it('letters that do not come are said, the text stands as it was, and they can be asked for again', async () => {
  const { user, stored } = await openText()
  const { fetch: whole } = globalThis
  globalThis.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('Bitter_700Bold_Italic')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : whole(input, init)
  await user.click(await fontButton('Lora'))
  await user.click(await screen.findByRole('option', { name: 'Bitter' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/^Die Schrift „Bitter“ konnte nicht geladen werden\. Ihr Text steht unverändert/)
  expect(await fontButton('Lora')).toBeEnabled()
  expect(new Set(drawnFaces())).toEqual(new Set(['lora-700-italic']))
  globalThis.fetch = whole
  await user.click(within(alert).getByRole('button', { name: 'Erneut laden' }))
  expect(await fontButton('Bitter')).toBeEnabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(async () => expect(await stored()).toMatchObject({ style: { font: 'bitter', weight: 700 } }))
})

it('a family of one cut says so, and the wished cut is back with the next family', async () => {
  const { user } = await openText()
  await user.click(await fontButton('Lora'))
  await user.click(await screen.findByRole('option', { name: 'Anton' }))
  const button = await fontButton('Anton')
  expect(screen.getByText('„Anton“ gibt es nur normal: weder halbfett noch fett, nicht kursiv.')).toBeVisible()
  expect(new Set(drawnFaces())).toEqual(new Set(['anton-400']))
  await user.click(button)
  await user.click(await screen.findByRole('option', { name: 'Fraunces' }))
  await fontButton('Fraunces')
  expect(new Set(drawnFaces())).toEqual(new Set(['fraunces-700-italic']))
})

it('distances of lines, paragraphs and letters are set in the units of the trade', async () => {
  const { user, stored } = await openText()
  const write = async (name: string, value: string) => {
    const field = await screen.findByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, `${value}{Enter}`)
  }
  await write('Zeilenabstand (pt)', '20')
  expect(screen.getByRole('textbox', { name: 'Zeilenabstand (mm)' })).toHaveValue('7,06')
  await write('Absatzabstand (mm)', '3')
  await write('Laufweite (‰)', '50')
  const set = { lineHeight: 7.056, paragraphSpacing: 3, style: { tracking: 50 } }
  await waitFor(async () => expect(await stored()).toMatchObject(set))
  await write('Größe (mm)', '8')
  await waitFor(async () => expect(await stored()).toMatchObject({ lineHeight: 14.112, paragraphSpacing: 6 }))
})
