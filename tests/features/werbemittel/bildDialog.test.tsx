import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import type { ImageLayer } from '#src/contract/dokument.ts'
import { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { SOFORT } from '#tests/backend/bildgenerierung/dienst.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { zeigeZeichen } from '#tests/support/motivImProzess.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'
import { filesOfEveryKind } from '#tests/support/uploads.ts'

const KUNDE = 'kunde@example.org'
const TITEL = 'Bild erzeugen oder aus der Galerie wählen'

const backend = backendForAll({ dienst: SOFORT })
let token: string
beforeAll(async () => {
  token = await backend.login(KUNDE)
})
beforeEach(() => {
  zeigeZeichen()
  standInForBrowser()
})

async function open(idPtWerbemittel: number) {
  const app = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  const sheet = await screen.findByRole('application', { name: /Vorderseite/ })
  const bilder = async () =>
    (await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })).seiten.flatMap(({ layers }) =>
      layers.filter((layer): layer is ImageLayer => layer.type === 'bild'),
    )
  return { ...app, sheet, bilder, idPtWerbemittel }
}

async function openEditor() {
  const { idPtWerbemittel } = await backend.call(token, 'saveWerbemittel', {
    bezeichnung: 'Winterkarte',
    format: 'maxipostkarte',
  })
  return open(idPtWerbemittel)
}
type App = Awaited<ReturnType<typeof openEditor>>

async function openDialog({ user }: App, button = 'Motiv', name = TITEL) {
  await user.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name }))
}

async function describeIt({ user }: App, dialog: ReturnType<typeof within>, text: string, saat: string) {
  for (const [name, value] of [
    ['Was soll zu sehen sein?', text],
    ['Startzahl', saat],
  ] as const) {
    const field = await dialog.findByRole('textbox', { name })
    await user.clear(field)
    await user.paste(value)
  }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const undo = () => screen.getByRole('button', { name: 'Rückgängig' })
const layers = ({ sheet }: App) =>
  within(sheet)
    .queryAllByRole('img')
    .map((layer) => layer.getAttribute('aria-label') ?? '')

describe('pictures in the editor', () => {
  test('a motif becomes a layer, as one step', async () => {
    const app = await openEditor()
    const before = layers(app)
    const dialog = await openDialog(app)
    expect(await dialog.findByRole('combobox', { name: 'Format' })).toHaveTextContent('Maxipostkarte')
    await describeIt(app, dialog, 'Zitronen', '20')
    await app.user.click(await dialog.findByRole('button', { name: 'Vorschlag mit Startzahl 21 einsetzen' }))
    await closed()
    expect(await screen.findByRole('img', { name: /Zitronen/ })).toBeInTheDocument()
    await waitFor(async () => expect(await app.bilder()).toMatchObject([{ name: 'Zitronen' }]))
    const [bild] = (await backend.call(token, 'fetchBilder', {})).bilder
    expect(bild).toMatchObject({ saat: 21, verwendetIn: [{ idPtWerbemittel: app.idPtWerbemittel }] })
    await app.user.click(undo())
    expect(layers(app)).toEqual(before)
    expect(undo()).toBeDisabled()
  })

  test('a motif becomes the background, at the bottom and into the bleed, as one step', async () => {
    const app = await openEditor()
    await app.user.click(screen.getByRole('button', { name: 'Text' }))
    await app.user.click(screen.getByRole('button', { name: 'Hintergrund' }))
    const dialog = await openDialog(
      app,
      'Motiv als Hintergrund',
      'Hintergrundbild erzeugen oder aus der Galerie wählen',
    )
    await describeIt(app, dialog, 'Rosen', '30')
    const name = 'Vorschlag mit Startzahl 30 als Hintergrund bis in den Beschnitt'
    await app.user.click(await dialog.findByRole('button', { name }))
    await closed()
    const { w, h } = FORMATS.maxipostkarte.data
    await waitFor(async () => expect(await app.bilder()).toMatchObject([{ x: 0, y: 0, w, h }]))
    const { seiten } = await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel: app.idPtWerbemittel })
    expect(seiten[0]?.layers[0]?.type).toBe('bild')
    await app.user.click(undo())
    expect(screen.queryByRole('img', { name: /Hintergrundbild/ })).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: /Ebene Text/ })).toBeInTheDocument()
  })

  test('a picture of the gallery replaces the selected one at its place, as one step', async () => {
    const app = await openEditor()
    const first = await openDialog(app)
    await describeIt(app, first, 'Brot', '40')
    await app.user.click(await first.findByRole('button', { name: 'Vorschlag mit Startzahl 40 einsetzen' }))
    await closed()
    await waitFor(async () => expect(await app.bilder()).toHaveLength(1))
    const [vorher] = await app.bilder()
    const dialog = await openDialog(app)
    expect(await dialog.findByRole('combobox', { name: 'Format' })).toHaveTextContent('Freie Maße')
    await app.user.click(dialog.getByRole('tab', { name: 'Galerie' }))
    await app.user.click(await dialog.findByRole('button', { name: 'Gewähltes Bild durch Zitronen ersetzen' }))
    await closed()
    await waitFor(async () => expect((await app.bilder())[0]?.name).toBe('Zitronen'))
    const nachher = await app.bilder()
    expect(nachher).toMatchObject([{ id: vorher?.id, x: vorher?.x, y: vorher?.y, w: vorher?.w, h: vorher?.h }])
    expect(nachher[0]?.assetId).not.toBe(vorher?.assetId)
    await app.user.click(undo())
    await waitFor(async () => expect(await app.bilder()).toEqual([vorher]))
  })

  test('one of a service asks for its rights first, once', async () => {
    const app = await openEditor()
    const dialog = await openDialog(app)
    await app.user.click(await dialog.findByRole('button', { name: 'Bilddienst (KI)' }))
    await describeIt(app, dialog, 'Frische Brötchen', '50')
    await app.user.click(dialog.getByRole('button', { name: 'Bilder erzeugen' }))
    expect(await dialog.findByText('2 Bilder sind fertig: Frische Brötchen')).toBeVisible()
    const [einsetzen] = await dialog.findAllByRole('button', { name: 'Frische Brötchen einsetzen' })
    if (!einsetzen) throw new Error('no picture')
    await app.user.click(einsetzen)
    const frage = within(await screen.findByRole('dialog', { name: 'Dürfen Sie dieses Bild verwenden?' }))
    await app.user.click(frage.getByRole('button', { name: 'Abbrechen' }))
    expect(await app.bilder()).toEqual([])
    await app.user.click(einsetzen)
    await app.user.click(await screen.findByRole('button', { name: 'Ja, verwenden' }))
    await closed()
    await waitFor(async () => expect(await app.bilder()).toMatchObject([{ name: 'Frische Brötchen' }]))
  })

  test('an uploaded print PDF gets none', async () => {
    const { pdf = new Uint8Array() } = await filesOfEveryKind()
    const { router } = await renderApp('/werbemittel', { as: KUNDE, backend })
    await screen.findByRole('heading', { level: 1 })
    const datei = new File([new Uint8Array(pdf)], 'karte.pdf', { type: 'application/pdf' })
    const { idPtWerbemittel } = await clientOf(werbemittelOperations).uploadPdf({
      bezeichnung: 'Druckdatei',
      format: 'maxipostkarte',
      datei,
      dateiName: 'karte.pdf',
    })
    await router.navigate(`/werbemittel/editieren/${idPtWerbemittel}`)
    await screen.findByRole('application', { name: /Vorderseite/ })
    expect(screen.getByRole('button', { name: 'QR-Code' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^Motiv/ })).not.toBeInTheDocument()
  })
})
