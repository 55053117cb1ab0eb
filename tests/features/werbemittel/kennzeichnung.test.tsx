import { cleanup, screen, within } from '@testing-library/react'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { attachAsset, storeAsset } from '#mocks/backend/werbemittel/store.ts'
import { draft, flowForAll, mitQr, release } from '#tests/backend/kampagneFlow.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const KI = 'Enthält KI-erzeugte Bilder. Die Druckdatei ist entsprechend gekennzeichnet.'

const flow = flowForAll()
/** A motif on its front, and a copy of it with a picture that a model made. */
let muster: Werbemittel
let ki: Werbemittel

const mitAsset = ({ seiten, ...werbemittel }: Werbemittel, bezeichnung: string, assetId?: string) =>
  flow.call(flow.kunde, 'saveWerbemittel', {
    idPtWerbemittel: werbemittel.idPtWerbemittel,
    format: werbemittel.format,
    version: werbemittel.version,
    bezeichnung,
    seiten: mitQr(seiten).map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.type === 'bild' && assetId ? { ...layer, assetId } : layer)),
    })),
  })

beforeAll(async () => {
  const { idPtBild } = await flow.call(flow.kunde, 'zeichneMotiv', {
    beschreibung: 'Rosen',
    stil: 'flaechig',
    format: 'maxipostkarte',
    saat: 7,
    farben: [],
    freiraum: 'ohne',
  })
  const drawn = await flow.call(flow.kunde, 'werbemittelAusBild', { idPtBild, format: 'maxipostkarte' })
  muster = await mitAsset(drawn, 'Mit Motiv')
  const copy = await flow.call(flow.kunde, 'kopiereWerbemittel', { idPtWerbemittel: muster.idPtWerbemittel })
  const picture = sharp({ create: { width: 2850, height: 1550, channels: 3, background: '#2c4a8a' } })
  const bytes = new Uint8Array(await picture.jpeg().toBuffer())
  const file = { bytes, mime: 'image/jpeg', breite: 2850, hoehe: 1550, farbraum: 'rgb', name: 'strand.jpg' } as const
  const asset = await storeAsset(flow.context, { ...file, quelle: 'generiert' }, 1)
  await attachAsset(flow.context, copy.idPtWerbemittel, asset)
  ki = await mitAsset(copy, 'Mit KI-Bild', asset.id)
})

describe('how pictures came about is said', () => {
  it('on the cards of the list, and nothing on those with pictures of the customer', async () => {
    await renderApp('/werbemittel', { as: KUNDE, backend: flow })
    const card = async (name: string) => {
      const heading = await screen.findByRole('heading', { name })
      const article = heading.closest('article')
      if (!article) throw new Error('no card')
      return within(article)
    }
    expect((await card('Mit KI-Bild')).getByText('KI-erzeugt')).toBeVisible()
    expect((await card('Mit KI-Bild')).getByText(/als KI-erzeugt gekennzeichnet/)).toBeInTheDocument()
    expect((await card('Mit Motiv')).getByText('Muster, ohne KI')).toBeVisible()
    expect((await card('Testkarte')).queryByText(/KI/)).toBeNull()
  })

  it('at the picture in the editor, where a drawing is sharp at every size', async () => {
    standInForBrowser()
    const open = async ({ idPtWerbemittel }: Werbemittel) => {
      const { user } = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, {
        as: KUNDE,
        backend: flow,
      })
      await screen.findByRole('application', { name: /Vorderseite/ })
      await user.click(await screen.findByRole('img', { name: /^Ebene Hintergrundbild/ }))
    }
    await open(muster)
    expect(await screen.findByText('Vektorgrafik: in jeder Größe scharf')).toBeVisible()
    expect(screen.getByText('Rosen.svg, 241 × 131 mm')).toBeVisible()
    expect(screen.getByText('Muster, ohne KI')).toBeVisible()
    expect(screen.queryByText(/dpi bei dieser Größe/)).toBeNull()
    cleanup()
    await open(ki)
    expect(await screen.findByText('300 dpi bei dieser Größe')).toBeVisible()
    expect(screen.getByText('strand.jpg, 2850 × 1550 Pixel')).toBeVisible()
    expect(screen.getByText('KI-erzeugt')).toBeVisible()
  })

  it('in the check of a campaign, where it hinders nothing', async () => {
    const { idPtKampagne } = await draft({ ...flow, idPtWerbemittel: ki.idPtWerbemittel })
    await renderApp(`/kampagne/editieren/${idPtKampagne}?schritt=pruefung`, { as: KUNDE, backend: flow })
    expect(await screen.findByText(KI)).toBeVisible()
    expect(screen.getByText(/Alle Angaben sind vollständig/)).toBeVisible()
  })

  it('to whoever approves', async () => {
    const { key } = await release(flow, await draft({ ...flow, idPtWerbemittel: ki.idPtWerbemittel }))
    await renderApp(`/kampagne/freigeben/${key}`, { backend: flow })
    expect(await screen.findByText(KI)).toBeVisible()
    cleanup()
    const plain = await release(flow, await draft(flow))
    await renderApp(`/kampagne/freigeben/${plain.key}`, { backend: flow })
    expect(await screen.findByRole('heading', { name: 'Das wird verschickt' })).toBeVisible()
    expect(screen.queryByText(/KI-erzeugte/)).toBeNull()
  })
})
