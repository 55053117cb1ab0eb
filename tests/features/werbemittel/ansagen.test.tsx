import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Layer, SeitenName } from '#src/contract/dokument.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { fromPlainText } from '#src/engines/print/editor/text.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'
import { filesOfEveryKind } from '#tests/support/uploads.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll({ seed: 'leer' })
beforeEach(standInForBrowser)

const text = (id: string, words: string, x: number): Layer => ({
  ...newTextLayer(id, { x: 0, y: 0, w: 200, h: 100 }, 'source-sans-3'),
  x,
  y: 30,
  w: 40,
  h: 10,
  paragraphs: fromPlainText(words, []),
})

const KUNDIN = text('text-1', 'Liebe Kundin', 15)
const GRUSS = text('text-2', 'Bis bald\nim Laden am Markt, Ihr Team', 70)
const SCHLUSS = text('text-3', 'Ende', 130)

/** The editor on the page with these layers below those of the system. */
async function openEditor(layers: Layer[], side: SeitenName = 'vorderseite') {
  const token = await backend.login(KUNDE)
  const neu = { bezeichnung: 'Winterkarte', format: 'maxipostkarte' } as const
  const { idPtWerbemittel, version, seiten } = await backend.call(token, 'saveWerbemittel', neu)
  const drawn = seiten.map((seite) =>
    seite.side === side ? { ...seite, layers: [...layers, ...seite.layers] } : seite,
  )
  await backend.call(token, 'saveWerbemittel', { ...neu, idPtWerbemittel, version, seiten: drawn })
  const page = await renderApp(`/werbemittel/editieren/${idPtWerbemittel}`, { as: KUNDE, backend })
  await screen.findByRole('application', { name: /Vorderseite/ })
  if (side === 'rueckseite') await page.user.click(screen.getByRole('button', { name: 'Rückseite' }))
  return page
}

const layer = (name: RegExp) => screen.findByRole('img', { name })
const spoken = () => screen.getByRole('status', { name: 'Änderungen am Blatt' })
const says = (words: string) => waitFor(() => expect(spoken()).toHaveTextContent(words))

describe('what the editor says', () => {
  it('EDT-13 tells where a layer went and how large it is, in one polite region', async () => {
    const { user } = await openEditor([KUNDIN])
    expect(spoken()).toHaveAttribute('aria-live', 'polite')
    expect(spoken()).toBeEmptyDOMElement()
    const kundin = await layer(/^Ebene Text „Liebe Kundin“/)
    kundin.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    await says('Text „Liebe Kundin“ verschoben: 13 mm von links, 28 mm von oben')
    const width = await screen.findByRole('textbox', { name: 'Breite (mm)' })
    await user.clear(width)
    await user.type(width, '52,5{Enter}')
    await says('Text „Liebe Kundin“ in neuer Größe: 52,5 × 10 mm, 13 mm von links, 28 mm von oben')
    await user.clear(width)
    await user.type(width, '50.5 mm{Enter}')
    await says('Text „Liebe Kundin“ in neuer Größe: 50,5 × 10 mm, 13 mm von links, 28 mm von oben')
    await user.clear(width)
    await user.type(width, 'breit{Enter}')
    expect(width).toHaveValue('50,5')
    expect(screen.getByRole('alert')).toHaveTextContent('„breit“ ist keine Zahl. Es bleibt bei 50,5.')
    const angle = screen.getByRole('textbox', { name: 'Drehung (°)' })
    await user.clear(angle)
    await user.type(angle, '15{Enter}')
    await says('Text „Liebe Kundin“ gedreht: 15°')
  })

  it('tells order, copies, deletion, and what undo and redo did', async () => {
    const { user } = await openEditor([KUNDIN, GRUSS, SCHLUSS])
    ;(await layer(/„Liebe Kundin“/)).focus()
    await user.click(await screen.findByRole('button', { name: 'Nach vorn' }))
    await says('Text „Liebe Kundin“ liegt jetzt an Stelle 2 von 3, von hinten gezählt')
    ;(await layer(/„Liebe Kundin“/)).focus()
    await user.keyboard('{Control>}d{/Control}')
    await says('Text (Kopie) „Liebe Kundin“ als Kopie eingefügt: 17 mm von links, 32 mm von oben')
    await user.click(await screen.findByRole('button', { name: 'Löschen' }))
    await says('Text (Kopie) „Liebe Kundin“ gelöscht')
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await says('Rückgängig: Löschen. Text (Kopie) „Liebe Kundin“ wiederhergestellt')
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }))
    await says('Wiederhergestellt: Löschen. Text (Kopie) „Liebe Kundin“ gelöscht')
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await says('Rückgängig: Nach vorn. Text „Liebe Kundin“ liegt jetzt an Stelle 1 von 3, von hinten gezählt')
  })

  it('counts several layers, and says where they stand together', async () => {
    const { user } = await openEditor([KUNDIN, GRUSS, SCHLUSS])
    ;(await layer(/„Liebe Kundin“/)).focus()
    await user.keyboard('{Control>}a{/Control}')
    await says('3 Ebenen ausgewählt')
    expect(screen.getByRole('heading', { name: '3 Ebenen ausgewählt' })).toBeVisible()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await says('3 Ebenen verschoben: 13 mm von links, 32 mm von oben')
    await user.click(screen.getByRole('tab', { name: 'Ebenen' }))
    const list = screen.getByRole('list', { name: 'Ebenen, oberste zuerst' })
    await user.click(within(list).getByRole('checkbox', { name: 'Text „Ende“ auswählen' }))
    await says('2 Ebenen ausgewählt')
    await user.click(within(list).getByRole('button', { name: 'Text „Liebe Kundin“' }))
    await user.keyboard('{Shift>}')
    await user.click(within(list).getByRole('button', { name: 'Text „Ende“' }))
    await user.keyboard('{/Shift}')
    const ticked = within(list).getAllByRole('checkbox', { checked: true })
    expect(ticked).toHaveLength(3)
    ;(await layer(/„Ende“/)).focus()
    await user.keyboard('{Delete}')
    await says('3 Ebenen gelöscht')
    await user.keyboard('{Control>}z{/Control}')
    await says('Rückgängig: Löschen. 3 Ebenen wiederhergestellt')
  })

  it('is silent while somebody writes: the field speaks for itself', async () => {
    const { user } = await openEditor([KUNDIN])
    ;(await layer(/„Liebe Kundin“/)).focus()
    await user.keyboard('{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), '!')
    expect(await layer(/„.*!“/)).toBeInTheDocument()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(spoken()).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await says('Rückgängig: Text ändern. Text „Liebe Kundin“ geändert')
  })
})

describe('what a layer is called', () => {
  it('carries the first words of a text, and where a code leads', async () => {
    const { user } = await openEditor([GRUSS], 'rueckseite')
    expect(await layer(/^Ebene Text „Bis bald im Laden am …“/)).toBeInTheDocument()
    const code = await layer(/^Ebene QR-Code ohne Ziel/)
    code.focus()
    await user.click(await screen.findByRole('textbox', { name: 'Adresse der Webseite' }))
    await user.paste('www.beispiel.de')
    expect(await layer(/^Ebene QR-Code zu www\.beispiel\.de/)).toBe(code)
    await user.click(screen.getByRole('tab', { name: 'Ebenen' }))
    const list = screen.getByRole('list', { name: 'Ebenen, oberste zuerst' })
    expect(within(list).getByRole('button', { name: 'Text „Bis bald im Laden am …“' })).toBeVisible()
    expect(within(list).getByRole('button', { name: 'QR-Code zu www.beispiel.de' })).toBeVisible()
  })

  it('carries the file of a picture', async () => {
    const { user } = await openEditor([])
    const { png } = await filesOfEveryKind()
    const file = new File([new Uint8Array(png ?? [])], 'sommerfest.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Bild wählen'), file)
    expect(await layer(/^Ebene Bild „sommerfest\.png“/)).toBeInTheDocument()
  })
})

describe('where the focus goes after a deletion', () => {
  it('EDT-13 to the next layer, else to the one before, else to the sheet', async () => {
    const { user } = await openEditor([KUNDIN, GRUSS, SCHLUSS])
    ;(await layer(/„Bis bald/)).focus()
    await user.keyboard('{Delete}')
    expect(await layer(/„Ende“/)).toHaveFocus()
    await user.keyboard('{Delete}')
    expect(await layer(/„Liebe Kundin“/)).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(screen.getByRole('application', { name: /Vorderseite/ })).toHaveFocus())
  })

  it('stays where nothing was deleted', async () => {
    const { user } = await openEditor([], 'rueckseite')
    const code = await layer(/QR-Code/)
    code.focus()
    await user.keyboard('{Delete}')
    expect(await screen.findByText(/Sie können ihn ausschalten/)).toBeVisible()
    expect(code).toHaveFocus()
  })

  it('to the sheet, or what was selected before, where a step back takes the layer away', async () => {
    const { user } = await openEditor([KUNDIN])
    const kundin = await layer(/„Liebe Kundin“/)
    kundin.focus()
    await user.keyboard('{Control>}d{/Control}')
    ;(await layer(/Text \(Kopie\)/)).focus()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(kundin).toHaveFocus())
  })
})
