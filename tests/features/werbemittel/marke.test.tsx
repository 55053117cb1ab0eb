import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'
import { filesOfEveryKind } from '#tests/support/uploads.ts'
import { shape } from '#tests/engines/print/fixtures.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll({ seed: 'leer' })
beforeEach(standInForBrowser)
afterEach(() => vi.unstubAllGlobals())

const HAUSBLAU = { c: 0.9, m: 0.6, y: 0, k: 0.1 }
const ORANGE = { c: 0, m: 0.6, y: 0.95, k: 0 }

async function setBrand(token: string) {
  const logo = await backend.context.files.put((await filesOfEveryKind())['png'] ?? new Uint8Array())
  await backend.db.updateTable('kunde').set({ logo }).execute()
  const version = async () => (await backend.call(token, 'fetchKonto', {})).versionen.marke
  await backend.call(token, 'saveMarkenvorrat', {
    markenfarben: [{ name: 'Hausblau', farbe: HAUSBLAU }],
    markenschriften: ['lora'],
    version: await version(),
  })
}

/** A card with an orange shape, which is selected. */
async function openEditor() {
  const token = await backend.login(KUNDE)
  const neu = { bezeichnung: 'Karte', format: 'maxipostkarte' } as const
  const { idPtWerbemittel, version, seiten } = await backend.call(token, 'saveWerbemittel', neu)
  const drawn = seiten.map((seite, index) =>
    index === 0 ? { ...seite, layers: [...seite.layers, shape({ fill: ORANGE })] } : seite,
  )
  await backend.call(token, 'saveWerbemittel', { ...neu, idPtWerbemittel, version, seiten: drawn })
  const { user } = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  await screen.findByRole('application', { name: /Vorderseite/ })
  const layers = async (): Promise<Layer[]> =>
    (await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })).seiten[0]?.layers ?? []
  const fill = async () => (await layers()).flatMap((layer) => (layer.type === 'form' ? [layer.fill] : []))[0]
  return { user, layers, fill, token }
}
type Editor = Awaited<ReturnType<typeof openEditor>>

async function openPicker({ user }: Editor) {
  screen.getByRole('img', { name: /^Ebene Form/ }).focus()
  await user.click(await screen.findByRole('button', { name: /^Füllung:/ }))
  return within(await screen.findByRole('dialog', { name: 'Füllung' }))
}

test('a picker has the colours of the brand and of the design at hand, and remembers what was chosen', async () => {
  await setBrand(await backend.login(KUNDE))
  const editor = await openEditor()
  const picker = await openPicker(editor)
  const design = within(picker.getByRole('group', { name: 'In dieser Gestaltung' }))
  expect(design.getByRole('button', { name: 'Orange' })).toHaveAttribute('aria-pressed', 'true')
  const brand = within(await picker.findByRole('group', { name: 'Ihre Marke' }))
  await editor.user.click(brand.getByRole('button', { name: 'Hausblau' }))
  await waitFor(async () => expect(await editor.fill()).toEqual(HAUSBLAU))
  await editor.user.keyboard('{Escape}')
  expect(JSON.parse(localStorage.getItem('letzteFarben') ?? '[]')).toEqual([HAUSBLAU])
})

test('a colour is typed as a code of a screen; what is no code is said and changes nothing', async () => {
  const editor = await openEditor()
  const picker = await openPicker(editor)
  expect(picker.queryByRole('button', { name: 'Farbe mit der Pipette aufnehmen' })).not.toBeInTheDocument()
  const field = picker.getByRole('textbox', { name: 'Farbcode' })
  await editor.user.clear(field)
  await editor.user.type(field, 'blau{Enter}')
  expect(picker.getByText(/Ein Farbcode hat sechs Zeichen/)).toBeVisible()
  expect(await editor.fill()).toEqual(ORANGE)
  await editor.user.clear(field)
  await editor.user.type(field, '000{Enter}')
  await waitFor(async () => expect(await editor.fill()).toEqual({ c: 0, m: 0, y: 0, k: 1 }))
})

test('a browser with a dropper takes a colour from the screen', async () => {
  vi.stubGlobal(
    'EyeDropper',
    class {
      readonly open = () => Promise.resolve({ sRGBHex: '#000000' })
    },
  )
  const editor = await openEditor()
  const picker = await openPicker(editor)
  await editor.user.click(picker.getByRole('button', { name: 'Farbe mit der Pipette aufnehmen' }))
  await waitFor(async () => expect(await editor.fill()).toEqual({ c: 0, m: 0, y: 0, k: 1 }))
})

test('the logo of the account is placed on the sheet', async () => {
  await setBrand(await backend.login(KUNDE))
  const { user, layers } = await openEditor()
  await user.click(await screen.findByRole('button', { name: 'Logo' }))
  expect(await screen.findByRole('img', { name: /^Ebene .*Logo/ })).toBeVisible()
  await waitFor(async () =>
    expect((await layers()).find(({ type }) => type === 'bild')).toMatchObject({ name: 'Logo' }),
  )
})

test('the account keeps colours and families, and says that they are stored', async () => {
  const { user } = await renderApp('/konto', { as: KUNDE, backend })
  const part = within(await screen.findByRole('region', { name: 'Farben und Schriften für Ihre Werbemittel' }))
  await user.click(part.getByRole('button', { name: 'Farbe hinzufügen' }))
  const names = part.getAllByRole('textbox', { name: 'Name der Farbe' })
  await user.type(names.at(-1) ?? document.body, 'Tinte')
  await user.click(part.getByRole('button', { name: 'Farben und Schriften speichern' }))
  expect(await screen.findByText('Farben und Schriften sind gespeichert.')).toBeVisible()
  const { markenfarben } = await backend.call(await backend.login(KUNDE), 'fetchMarke', {})
  expect(markenfarben?.at(-1)).toEqual({ name: 'Tinte', farbe: { c: 1, m: 0.75, y: 0.1, k: 0.2 } })
})
