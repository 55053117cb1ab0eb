import { readFileSync } from 'node:fs'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import type { TextLayer } from '#src/contract/dokument.ts'
import { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { toPlainText } from '#src/engines/print/editor/text.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const PASSERMARKEN = 'tests/engines/print/corpus/files/gs-x-passermarken.pdf'

const backend = backendForAll({ seed: 'leer' })

async function fresh(bezeichnung = 'Winterkarte') {
  const token = await backend.login(KUNDE)
  return { token, werbemittel: await backend.call(token, 'saveWerbemittel', { bezeichnung, format: 'maxipostkarte' }) }
}

async function openEditor(intercept?: Intercept) {
  standInForBrowser()
  const { token, werbemittel } = await fresh()
  const path = `/werbemittel/editieren/${werbemittel.idPtWerbemittel}`
  const page = await renderApp(path, { as: KUNDE, backend, ...(intercept ? { intercept } : {}) })
  await screen.findByRole('application', { name: /Vorderseite/ })
  const stored = () => backend.call(token, 'fetchWerbemittel', { idPtWerbemittel: werbemittel.idPtWerbemittel })
  return { ...page, token, werbemittel, stored, path }
}

const layer = (name: RegExp) => screen.findByRole('img', { name })
const saved = () => screen.findByText(/^Gespeichert \d\d:\d\d$/)

async function addText(user: Awaited<ReturnType<typeof openEditor>>['user'], text: string) {
  await user.click(screen.getByRole('button', { name: 'Text' }))
  const field = await screen.findByRole('textbox', { name: 'Text' })
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/**
 * A colleague saves first, then the own text comes, as one change: a second later the question stands before everything
 * else, so nothing can be looked for in between.
 */
async function typeBehindColleague({ user, token, stored }: Awaited<ReturnType<typeof openEditor>>) {
  await addText(user, 'Unsere ')
  await waitFor(async () => expect(JSON.stringify((await stored()).seiten)).toContain('Unsere '))
  const { idPtWerbemittel, format, version } = await stored()
  await backend.call(token, 'saveWerbemittel', { idPtWerbemittel, format, version, bezeichnung: 'Von Kollegin' })
  await user.paste('Meine Fassung')
}

describe('editor', () => {
  it('puts a text on the sheet, stores it by itself and shows it after a reload', async () => {
    const { user, stored, path } = await openEditor()
    await addText(user, 'Hallo {vorname}!')
    expect(await layer(/Ebene Text/)).toHaveTextContent('Hallo Erika!')
    await saved()
    const text = (await stored()).seiten[0]?.layers.find(
      (candidate): candidate is TextLayer => candidate.type === 'text',
    )
    expect(toPlainText(text?.paragraphs ?? [])).toBe('Hallo {vorname}!')

    cleanup()
    await renderApp(path, { as: KUNDE, backend })
    expect(await layer(/Ebene Text/)).toHaveTextContent('Hallo Erika!')
  })

  it('EDT-03 takes steps back and forth by button and by key, behind the last save too', async () => {
    const { user } = await openEditor()
    await addText(user, 'Eins')
    await layer(/Ebene Text/)
    await saved()
    const undo = screen.getByRole('button', { name: 'Rückgängig' })
    while (!undo.hasAttribute('disabled')) await user.click(undo)
    expect(screen.queryByRole('img', { name: /Ebene Text/ })).not.toBeInTheDocument()
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(await layer(/Ebene Text/)).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.queryByRole('img', { name: /Ebene Text/ })).not.toBeInTheDocument()
  })

  it('EDT-08, EDT-11 moves a layer by keys and by numbers, counted from the trim corner', async () => {
    const { user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Rückseite' }))
    const code = await layer(/QR-Code/)
    code.focus()
    const x = await screen.findByRole('textbox', { name: 'Von links (mm)' })
    expect(x).toHaveValue('3')
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    expect(x).toHaveValue('9')
    await user.clear(x)
    await user.type(x, '12,5{Enter}')
    expect(x).toHaveValue('12,5')
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(x).toHaveValue('9')
  })

  it('drags a layer with the pointer as one step, and edges stop at lines', async () => {
    const { user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Rückseite' }))
    const code = await layer(/QR-Code/)
    const mm = 96 / 25.4
    const at = (xMm: number, yMm: number) => ({ clientX: xMm * mm, clientY: yMm * mm })
    await user.pointer([
      { keys: '[MouseLeft>]', target: code, coords: at(10, 40) },
      { target: code, coords: at(30, 47) },
      { target: code, coords: at(47.3, 52.2) },
      { keys: '[/MouseLeft]', target: code },
    ])
    expect(await screen.findByRole('textbox', { name: 'Von links (mm)' })).toHaveValue('40,3')
    // 12.2 mm down: the lower edge stops at the middle of the sheet, 0.3 mm further.
    expect(screen.getByRole('textbox', { name: 'Von oben (mm)' })).toHaveValue('42,5')
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(screen.getByRole('textbox', { name: 'Von links (mm)' })).toHaveValue('3')
  })

  it('keeps what the post needs and says why', async () => {
    const { user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Rückseite' }))
    for (const name of [/Stempel/, /Codierzone/, /Datenschutzhinweis/, /Empfänger \(Beispiel/]) {
      const fixed = await layer(name)
      fixed.focus()
      await user.keyboard('{Delete}')
      expect(await screen.findByText(/lässt sich (nicht löschen|verschieben, aber nicht löschen)/)).toBeVisible()
      expect(await layer(name)).toBeInTheDocument()
    }
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeDisabled()
  })

  it('walks through the layers with Tab and leaves the sheet at its end', async () => {
    const { user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Rückseite' }))
    const sheet = screen.getByRole('application', { name: /Rückseite/ })
    const layers = within(sheet).getAllByRole('img')
    layers[0]?.focus()
    for (const next of layers.slice(1)) {
      await user.tab()
      expect(next).toHaveFocus()
    }
    await user.tab()
    expect(sheet).not.toContainElement(document.activeElement as HTMLElement)
  })

  it('EDT-12 shows what the check finds and leads to it', async () => {
    const { user } = await openEditor()
    await user.click(await screen.findByRole('tab', { name: /Prüfung/ }))
    const finding = await screen.findByText(/QR-Code hat keinen Inhalt/)
    const row = finding.closest('li')
    if (!row) throw new Error('no row')
    await user.click(within(row).getByRole('button', { name: 'Anzeigen' }))
    const sheet = await screen.findByRole('application', { name: /Rückseite/ })
    expect(sheet).toBeVisible()
    // The number in the list stands on the sheet, too, as long as the list is open.
    const nummer = within(row).getByText('Stelle').nextSibling?.textContent ?? ''
    expect(within(sheet).getByText(nummer)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Eigenschaften' }))
    expect(within(sheet).queryByText(nummer)).not.toBeInTheDocument()
    await user.click(screen.getByRole('textbox', { name: 'Adresse der Webseite' }))
    await user.paste('www.beispiel.de')
    expect(await screen.findByText('Öffnet https://www.beispiel.de/')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /Prüfung/ }))
    await waitFor(() => expect(screen.queryByText(/QR-Code hat keinen Inhalt/)).not.toBeInTheDocument())
  })

  it('lists what the check of an uploaded file found, too, and frames its place', async () => {
    standInForBrowser()
    const { router, user } = await renderApp('/werbemittel', { as: KUNDE, backend })
    await screen.findByRole('heading', { level: 1 })
    const datei = new File([readFileSync(PASSERMARKEN)], 'karte.pdf', { type: 'application/pdf' })
    const { idPtWerbemittel } = await clientOf(werbemittelOperations).uploadPdf({
      bezeichnung: 'Druckdatei',
      format: 'maxipostkarte',
      datei,
      dateiName: 'karte.pdf',
    })
    await router.navigate(`/werbemittel/editieren/${idPtWerbemittel}`)
    await user.click(await screen.findByRole('tab', { name: /Prüfung/ }))
    const row = (await screen.findByText(/wird nur mit Schwarz gedruckt/)).closest('li')
    if (!row) throw new Error('no row')
    await user.click(within(row).getByRole('button', { name: 'Anzeigen' }))
    const sheet = await screen.findByRole('application', { name: /Rückseite/ })
    const nummer = within(row).getByText('Stelle').nextSibling?.textContent ?? ''
    expect(within(sheet).getByText(nummer)).toBeVisible()
  })

  it('EDT-10 asks when someone else saved in between, and keeps the own work as a copy', async () => {
    const page = await openEditor()
    const { user, token, stored, address, path } = page
    await typeBehindColleague(page)
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
    await user.click(within(dialog).getByRole('button', { name: 'Meine Fassung als Kopie speichern' }))
    await waitFor(() => expect(address()).not.toBe(path))
    expect(await layer(/Ebene Text/)).toHaveTextContent('Meine Fassung')
    expect(await stored()).toMatchObject({ bezeichnung: 'Von Kollegin' })
    const { werbemittel: alle } = await backend.call(token, 'fetchWerbemittelListe', {})
    expect(alle.map(({ bezeichnung }) => bezeichnung)).toContain('Winterkarte (meine Fassung)')
  })

  it('EDT-10 takes over the stored version when the user wants it', async () => {
    const page = await openEditor()
    const { user } = page
    await typeBehindColleague(page)
    await user.click(await screen.findByRole('button', { name: 'Gespeicherte Fassung laden' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name des Werbemittels' })).toHaveValue('Von Kollegin'),
    )
    const text = await layer(/Ebene Text/)
    expect(text).toHaveTextContent('Unsere')
    expect(text).not.toHaveTextContent('Meine Fassung')
  })

  it('keeps the work when saving fails and stores it on the next try', async () => {
    let broken = true
    let tries = 0
    const { user, stored } = await openEditor(({ aktion }) => {
      if (aktion !== 'saveWerbemittel') return null
      tries += 1
      if (broken) throw new Error('offline')
      return null
    })
    await addText(user, 'Bleibt da')
    expect(await screen.findByText('Offline, lokal gesichert')).toBeVisible()
    expect(await layer(/Ebene Text/)).toHaveTextContent('Bleibt da')
    // Readings are answered meanwhile: an answer must not send the next save, whose failure the next reading, without end.
    expect(tries).toBeLessThan(5)
    broken = false
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await saved()
    expect((await stored()).seiten[0]?.layers.some(({ type }) => type === 'text')).toBe(true)
  })
})

describe('editor of a material in use', () => {
  it('only shows it, names the campaigns and offers a copy', async () => {
    standInForBrowser()
    const { token, werbemittel } = await fresh('Sommerkarte')
    const { idPtWerbemittel } = werbemittel
    const kampagne = await backend.call(token, 'saveKampagne', { bezeichnung: 'Sommerfest', idPtWerbemittel })
    await backend.db
      .updateTable('kampagne')
      .set({ state: 'inInternerFreigabe' })
      .where('idPtKampagne', '=', kampagne.idPtKampagne)
      .execute()
    const back = encodeURIComponent(`/kampagne/editieren/${kampagne.idPtKampagne}?schritt=pruefung`)
    const path = `/werbemittel/editieren/${idPtWerbemittel}?zurueck=${back}`
    const { user, address } = await renderApp(path, { as: KUNDE, backend })
    await screen.findByRole('application')
    expect(screen.getByRole('link', { name: 'Sommerfest' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Text' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Als Kopie bearbeiten' }))
    await waitFor(() => expect(address()).not.toContain(`/${idPtWerbemittel}`))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Text' })).toBeEnabled())
    // The campaign that asked for the change gets the copy.
    const copied = /editieren\/(\d+)/.exec(address())?.[1]
    expect(screen.getByRole('link', { name: 'Zurück zur Kampagne' })).toHaveAttribute(
      'href',
      `/kampagne/editieren/${kampagne.idPtKampagne}?schritt=pruefung&idPtWerbemittel=${copied}`,
    )
  })
})
