import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zeichne } from '#src/engines/images/motivDatei.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'
import { zeichenVon, zeichneImProzess, zeigeZeichen } from '#tests/support/motivImProzess.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll()
let token: string
beforeAll(async () => {
  token = await backend.login(KUNDE)
})
beforeEach(zeigeZeichen)

const open = () => renderApp('/bildgenerierung', { as: KUNDE, backend })
type App = Awaited<ReturnType<typeof open>>

const feld = (name: string) => screen.findByRole('textbox', { name })
const proposals = () => within(screen.getByRole('list', { name: 'Vorschläge' })).getAllByRole('img')
const verstanden = () => screen.getByText(/^Gezeichnet wird/).parentElement
const svgVon = (image: HTMLElement | undefined) =>
  decodeURIComponent((image?.getAttribute('src') ?? '').replace(/^data:[^,]*,/, ''))
const gallery = async () => within(await screen.findByRole('region', { name: 'Galerie' })).findAllByRole('article')
const stored = async () => (await backend.call(token, 'fetchBilder', {})).bilder

async function describeIt({ user }: App, text: string) {
  const field = await feld('Was soll zu sehen sein?')
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

async function startWith({ user }: App, saat: string) {
  const field = await feld('Startzahl')
  await user.clear(field)
  await user.paste(saat)
}

async function choose({ user }: App, field: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const shows = (svg: string) =>
  waitFor(() => {
    expect(svgVon(proposals()[0])).toBe(svg)
    expect(proposals()).toHaveLength(6)
  })

const draws = (beschreibung: string, saat: number) =>
  shows(zeichne({ beschreibung, saat, stil: 'flaechig', format: 'maxipostkarte', farben: [], freiraum: 'ohne' }).svg)

describe('motifs without a service', () => {
  test('a description draws six proposals, names what it does not know, and the last ones stay meanwhile', async () => {
    zeichneImProzess()
    const app = await open()
    expect(await screen.findByText(/Ein Bilddienst mit KI ist nicht angeschlossen/)).toBeVisible()
    await startWith(app, '100')
    await describeIt(app, 'Äpfel und ein Quastenflosser')
    await draws('Äpfel und ein Quastenflosser', 100)
    expect(proposals().map((image) => image.getAttribute('alt'))).toEqual(
      [100, 101, 102, 103, 104, 105].map((saat) => `Vorschlag mit Startzahl ${saat}`),
    )
    expect(verstanden()).toHaveTextContent(
      'Gezeichnet wird: Apfel.Diese Wörter kennt der Generator nicht: „Quastenflosser“. Versuchen Sie andere.',
    )
    let fewest = 6
    const watcher = new MutationObserver(() => (fewest = Math.min(fewest, proposals().length)))
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
    await describeIt(app, 'Rosen')
    await draws('Rosen', 100)
    watcher.disconnect()
    expect(fewest).toBe(6)
    await describeIt(app, '')
    await waitFor(() => expect(verstanden()).toHaveTextContent('Gezeichnet wird ein freies Muster.'))
  })

  test('keeping one puts what is seen into the gallery, and the page knows it after a reload', async () => {
    const app = await open()
    await startWith(app, '200')
    await describeIt(app, 'Zitronen')
    await shows(zeichenVon({ beschreibung: 'Zitronen', saat: 200 }))
    // Typed on, but not drawn yet: what is seen is what is kept.
    fireEvent.change(await feld('Was soll zu sehen sein?'), { target: { value: 'Zitronen und Tulpen' } })
    fireEvent.click(screen.getByRole('button', { name: 'Merken: Vorschlag 201 in die Galerie legen' }))
    expect(await screen.findByText('Das Motiv liegt in Ihrer Galerie.')).toBeVisible()
    const [card] = await gallery()
    expect(card).toHaveTextContent('Zitronen')
    expect(card).toHaveTextContent('Muster, ohne KI')
    expect(card).toHaveTextContent('Vektorgrafik, 241 × 131 mm: in jeder Größe scharf.')
    expect(await stored()).toMatchObject([{ beschreibung: 'Zitronen', saat: 201 }])

    cleanup()
    await open()
    expect(await feld('Was soll zu sehen sein?')).toHaveValue('Zitronen und Tulpen')
    expect(await feld('Startzahl')).toHaveValue('200')
  })

  test('"Gestalten" makes a card of it and opens the editor', async () => {
    standInForBrowser()
    const app = await open()
    await startWith(app, '300')
    await describeIt(app, 'Brot')
    await shows(zeichenVon({ beschreibung: 'Brot', saat: 300 }))
    await app.user.click(screen.getByRole('button', { name: 'Gestalten mit Vorschlag 300' }))
    expect(await screen.findByRole('application', { name: /Vorderseite/ })).toBeVisible()
    const [bild] = await stored()
    expect(bild).toMatchObject({ beschreibung: 'Brot', verwendungen: 1, verwendetIn: [{ bezeichnung: 'Brot' }] })
    expect(app.address()).toBe(`/werbemittel/editieren/${bild?.verwendetIn[0]?.idPtWerbemittel}`)
  })

  test('a square asks for the sheet first', async () => {
    standInForBrowser()
    const app = await open()
    await choose(app, 'Format', 'Quadrat, 60 × 60 mm')
    await startWith(app, '310')
    await app.user.click(await screen.findByRole('button', { name: 'Gestalten mit Vorschlag 310' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'DIN-A4-Mailing, einseitig' }))
    expect(await screen.findByRole('application', { name: /Vorderseite/ })).toBeVisible()
  })

  test('free measures with a wrong number say so, and the last good ones are drawn', async () => {
    const app = await open()
    await choose(app, 'Format', 'Freie Maße')
    const breite = await feld('Breite')
    await app.user.clear(breite)
    await app.user.paste('19')
    expect(breite).toBeInvalid()
    expect(breite).toHaveAccessibleDescription('Möglich sind 20 bis 600 mm.')
    await app.user.clear(breite)
    await app.user.paste('33,3')
    expect(breite).toBeValid()
    await startWith(app, '400')
    await app.user.click(await screen.findByRole('button', { name: 'Merken: Vorschlag 400 in die Galerie legen' }))
    await screen.findByText('Das Motiv liegt in Ihrer Galerie.')
    expect((await stored())[0]).toMatchObject({ format: 'frei', breite: 33.3, hoehe: 100 })
    // Another measure from elsewhere shows in the field.
    await app.user.clear(breite)
    await app.user.paste('50')
    await app.user.click((await screen.findAllByRole('button', { name: /^Mehr zu/ }))[0] ?? breite)
    await app.user.click(await screen.findByRole('menuitem', { name: 'Startzahl übernehmen' }))
    await waitFor(() => expect(breite).toHaveValue('33,3'))
  })

  test('colours lead the picture: the own one first, at most four', async () => {
    await backend.db.updateTable('kunde').set({ markenfarbe: '#7a1f3d' }).where('idPtKunde', '=', 1).execute()
    const app = await open()
    const farben = within(await screen.findByRole('group', { name: 'Farben' }))
    const neu = farben.getByRole('button', { name: 'Farbe' })
    await app.user.click(neu)
    await app.user.click(farben.getByRole('button', { name: 'Markenfarbe übernehmen' }))
    expect(farben.getByLabelText('Farbe 1')).toHaveValue('#7a1f3d')
    expect(farben.queryByRole('button', { name: 'Markenfarbe übernehmen' })).not.toBeInTheDocument()
    await app.user.click(neu)
    await app.user.click(neu)
    expect(neu).toBeDisabled()
    await app.user.click(farben.getByRole('button', { name: 'Farbe 3 entfernen' }))
    fireEvent.change(farben.getByLabelText('Farbe 2'), { target: { value: '#102030' } })
    await startWith(app, '500')
    await app.user.click(await screen.findByRole('button', { name: 'Merken: Vorschlag 500 in die Galerie legen' }))
    await screen.findByText('Das Motiv liegt in Ihrer Galerie.')
    const [bild] = await stored()
    expect(bild?.farben.slice(0, 2)).toEqual(['#7a1f3d', '#102030'])
    expect(bild?.farben).toHaveLength(3)
  })

  test('examples and what was described before fill the field', async () => {
    const app = await open()
    await app.user.click(await screen.findByRole('button', { name: 'Rosen zum Muttertag' }))
    expect(await feld('Was soll zu sehen sein?')).toHaveValue('Rosen zum Muttertag')
    await app.user.click(await screen.findByRole('button', { name: 'Frühere Beschreibungen' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Zitronen' }))
    expect(await feld('Was soll zu sehen sein?')).toHaveValue('Zitronen')
  })
})

describe('a picture of the gallery', () => {
  const zeichneMotiv = (beschreibung: string) =>
    backend.call(
      token,
      'zeichneMotiv',
      { beschreibung, saat: 77, stil: 'linie', format: 'dina4mailing', farben: ['#7a1f3d'], freiraum: 'oben' },
      { 'idempotency-key': crypto.randomUUID() },
    )
  const menu = async ({ user }: App, name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Mehr zu „${name}“` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }

  test.each([
    ['Variationen', '78'],
    ['Startzahl übernehmen', '77'],
  ])('"%s" fills the form with number %s', async (action, saat) => {
    await zeichneMotiv('Kirschen')
    const app = await renderApp('/bildgenerierung?q=kirschen', { as: KUNDE, backend })
    await menu(app, 'Kirschen', action)
    const field = await feld('Was soll zu sehen sein?')
    expect(field).toHaveValue('Kirschen')
    expect(await feld('Startzahl')).toHaveValue(saat)
    expect(screen.getByRole('combobox', { name: 'Stil' })).toHaveTextContent('Linie')
    expect(screen.getByRole('combobox', { name: 'Format' })).toHaveTextContent('DIN-A4-Mailing')
    expect(screen.getByRole('combobox', { name: 'Platz für Text' })).toHaveTextContent('Oben')
    expect(screen.getByLabelText('Farbe 1')).toHaveValue('#7a1f3d')
    expect(field).toHaveFocus()
    for (const { idPtBild } of (await backend.call(token, 'fetchBilder', { q: 'kirschen' })).bilder)
      await backend.call(token, 'deleteBild', { idPtBild })
  })

  test('is deleted after a question, and not while a material shows it', async () => {
    const { idPtBild } = await zeichneMotiv('Birnen')
    const app = await renderApp('/bildgenerierung?q=birnen', { as: KUNDE, backend })
    await app.user.click(await screen.findByRole('button', { name: 'Favorit: Birnen' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favorit: Birnen', pressed: true })).toBeVisible())
    await menu(app, 'Birnen', 'Bild löschen')
    const dialog = await screen.findByRole('dialog', { name: 'Bild löschen' })
    expect((await stored()).map((bild) => bild.idPtBild)).toContain(idPtBild)
    await app.user.click(within(dialog).getByRole('button', { name: 'Bild löschen' }))
    expect(await screen.findByText('Das Bild ist gelöscht.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    expect((await stored()).map((bild) => bild.idPtBild)).not.toContain(idPtBild)
  })

  test('that is used names its materials and stays', async () => {
    const { idPtBild } = await zeichneMotiv('Pflaumen')
    const key = { 'idempotency-key': crypto.randomUUID() }
    await backend.call(token, 'werbemittelAusBild', { idPtBild, format: 'dina4mailing' }, key)
    const app = await renderApp('/bildgenerierung?q=pflaumen', { as: KUNDE, backend })
    const [card] = await gallery()
    expect(card).toHaveTextContent('In 1 Werbemittel: Pflaumen')
    await app.user.click(await screen.findByRole('button', { name: 'Mehr zu „Pflaumen“' }))
    expect(await screen.findByRole('menuitem', { name: /Bild löschen/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('menuitem', { name: /Bild löschen/ })).toHaveTextContent(
      'Es bleibt erhalten, solange ein Werbemittel es verwendet.',
    )
  })

  test('is all that a user sees who may not make any', async () => {
    await zeichneMotiv('Quitten')
    const intercept = async ({ aktion }: { aktion: string | null }) => {
      if (aktion !== 'checkUserLogin') return null
      const text = await (await backend.send(token, 'checkUserLogin', {})).text()
      return Response.json(
        JSON.parse(text, (_key, value: unknown) =>
          Array.isArray(value) && value.some((rule) => JSON.stringify(rule).includes('"subject":"all"'))
            ? [
                { action: 'read', subject: 'Public' },
                { action: 'read', subject: 'Bildgenerierung' },
              ]
            : value,
        ),
      )
    }
    const app = await renderApp('/bildgenerierung?q=quitten', { as: KUNDE, backend, intercept })
    const [card] = await gallery()
    expect(card).toHaveTextContent('Quitten')
    expect(screen.queryByRole('textbox', { name: 'Was soll zu sehen sein?' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Werbemittel gestalten/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Favorit: Quitten' })).toBeDisabled()
    await app.user.click(screen.getByRole('button', { name: 'Mehr zu „Quitten“' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Herunterladen'])
  })
})
