import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const DATEI = { name: 'stamm.csv', zeilen: 1200, zeichensatz: 'utf-8', trennzeichen: ';' }

/** Files that the browser was given. */
const files: { name: string; blob: Blob }[] = []
let last: Blob | undefined

beforeEach(() => {
  files.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, blob: last })
  })
  URL.createObjectURL = vi.fn((blob: Blob) => {
    last = blob
    return 'blob:x'
  })
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => vi.restoreAllMocks())

/** A customer with no target group but these. */
async function mit(...namen: string[]): Promise<TestBackend> {
  const backend = await createTestBackend({ verbraucher: 500 })
  const token = await backend.login(KUNDE)
  for (const bezeichnung of namen)
    await backend.call(token, 'saveZielgruppe', {
      bezeichnung,
      filter: { ...LEERER_FILTER, gebiet: { art: 'deutschland' } },
    })
  return backend
}

async function open(backend: TestBackend, path = '/zielgruppe', as = KUNDE) {
  return renderApp(path, { as, backend })
}

const row = (name: RegExp) => screen.findByRole('row', { name })
const bar = () => screen.findByRole('region', { name: 'Ausgewählte Zielgruppen' })
const tick = async (name: string) => screen.findByRole('checkbox', { name: `„${name}“ auswählen` })
const archivierte = async ({ db }: TestBackend) =>
  (
    await db.selectFrom('zielgruppe').select('bezeichnung').where('archiviert', '=', 1).orderBy('bezeichnung').execute()
  ).map(({ bezeichnung }) => bezeichnung)

describe('the list of target groups', () => {
  test('tells kind, size, age of the count and how much of a list can be delivered', async () => {
    const backend = await mit('Ganz nah', 'Stammkunden')
    const pruefung = { gesamt: 1200, zustellbar: 900, korrigiert: 100, warnung: 80, ausgeschlossen: 120, jeCode: {} }
    await backend.db
      .updateTable('zielgruppe')
      .set({ typ: 'hochgeladen', filter: null, pruefung: JSON.stringify(pruefung), datei: JSON.stringify(DATEI) })
      .where('bezeichnung', '=', 'Stammkunden')
      .execute()
    await open(backend)
    const eigene = await row(/Stammkunden/)
    expect(within(eigene).getByText('Eigene Liste')).toBeVisible()
    expect(within(eigene).getByText('90 % von 1.200 Zeilen')).toBeVisible()
    expect(within(eigene).getByText(/^geprüft /)).toBeVisible()
    const merkmale = await row(/Ganz nah/)
    expect(within(merkmale).getByText('Nach Merkmalen')).toBeVisible()
    expect(within(merkmale).getByText(/^gezählt /)).toBeVisible()
    expect(within(merkmale).queryByRole('button', { name: /neu zählen/ })).toBeNull()
    await backend.close()
  })

  test('a count that is too old says so, and one click counts again', async () => {
    const backend = await mit('Alt')
    await backend.advance(35)
    const { user } = await open(backend)
    const alt = await row(/Alt/)
    expect(within(alt).getByText('gezählt vor 5 Wochen')).toBeVisible()
    expect(within(alt).getByText('Zählung veraltet')).toBeVisible()
    await user.click(within(alt).getByRole('button', { name: '„Alt“ neu zählen' }))
    expect(await screen.findByText(/^„Alt“ ist neu gezählt: 500 Personen/)).toBeVisible()
    await waitFor(async () => expect(within(await row(/Alt/)).queryByText(/veraltet/)).toBeNull())
    await backend.close()
  })

  test('several are archived by the keyboard alone, and all of it is taken back', async () => {
    const backend = await mit('Eins', 'Zwei', 'Drei')
    const { user } = await open(backend)
    const eins = await tick('Eins')
    eins.focus()
    await user.keyboard(' ')
    const zwei = await tick('Zwei')
    zwei.focus()
    await user.keyboard(' ')
    expect(within(await bar()).getByText('2 Zielgruppen ausgewählt')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /Alle auf dieser Seite/ })).toBePartiallyChecked()
    within(await bar())
      .getByRole('button', { name: 'Archivieren' })
      .focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('2 Zielgruppen sind archiviert.')).toBeVisible()
    expect(await archivierte(backend)).toEqual(['Eins', 'Zwei'])
    expect(screen.queryByRole('region', { name: 'Ausgewählte Zielgruppen' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(await screen.findByText('2 Zielgruppen sind wiederhergestellt.')).toBeVisible()
    expect(await archivierte(backend)).toEqual([])
    expect(await row(/Eins/)).toBeVisible()
    await backend.close()
  })

  test('the whole page is ticked at once; what a campaign holds stays and is named, the others go', async () => {
    const backend = await mit('Frei', 'Fest')
    const { idPtZielgruppe } = await backend.db
      .selectFrom('zielgruppe')
      .select('idPtZielgruppe')
      .where('bezeichnung', '=', 'Fest')
      .executeTakeFirstOrThrow()
    const token = await backend.login(KUNDE)
    await backend.call(token, 'saveKampagne', { bezeichnung: 'Läuft', idPtZielgruppe })
    const { user } = await open(backend)
    await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen (2)' }))
    await user.click(within(await bar()).getByRole('button', { name: 'Archivieren' }))
    expect(await screen.findByText('1 Zielgruppe ist archiviert.')).toBeVisible()
    expect(screen.getByText(/Läuft/, { selector: '[role="alert"] *, [role="status"] *' })).toBeVisible()
    expect(await archivierte(backend)).toEqual(['Frei'])
    await backend.close()
  })

  test('several come back from the archive, the last of them too', async () => {
    const backend = await mit('Eins', 'Zwei')
    await backend.db.updateTable('zielgruppe').set({ archiviert: 1 }).execute()
    const { user } = await open(backend, '/zielgruppe?archiviert=1')
    await user.click(await screen.findByRole('checkbox', { name: /Alle auf dieser Seite/ }))
    await user.click(within(await bar()).getByRole('button', { name: 'Wiederherstellen' }))
    expect(await screen.findByText('2 Zielgruppen sind wiederhergestellt.')).toBeVisible()
    expect(await screen.findByText('Noch keine Zielgruppe im Archiv')).toBeVisible()
    expect(await archivierte(backend)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Aktuelle Zielgruppen ansehen' }))
    expect(await row(/Eins/)).toBeVisible()
    await backend.close()
  })

  test('the list is a file for a spreadsheet: everything that is found beyond the page, and what is ticked', async () => {
    const namen = Array.from({ length: 104 }, (_, nr) => `Gruppe ${nr}`)
    const backend = await mit('=HYPERLINK("http://x")', ...namen)
    const { user } = await open(backend, '/zielgruppe?page=2&sort=bezeichnung')
    await user.click(await screen.findByRole('button', { name: 'Liste als CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [alle] = files
    expect(alle?.name).toMatch(/^Zielgruppen 20\d\d-\d\d-\d\d\.csv$/)
    const lines = (await alle?.blob.text())?.trim().split('\r\n') ?? []
    expect(lines).toHaveLength(106)
    expect(lines[0]).toContain('Name;Art;Auswahl oder Datei;Status;Personen;Stand')
    // No cell begins a formula (SEC-30).
    expect(lines.filter((line) => line.startsWith(`"'=HYPERLINK(""http://x"")";Nach Merkmalen`))).toHaveLength(1)
    expect(lines.some((line) => line.startsWith('='))).toBe(false)

    const [erste] = await screen.findAllByRole('checkbox', { name: /^„Gruppe/ })
    await user.click(erste!)
    await user.click(within(await bar()).getByRole('button', { name: 'Als CSV' }))
    await waitFor(() => expect(files).toHaveLength(2))
    expect((await files[1]?.blob.text())?.trim().split('\r\n')).toHaveLength(2)
    await backend.close()
  })
})

describe('an empty list says why', () => {
  test('nothing yet: the two ways to a first one', async () => {
    const backend = await mit()
    await open(backend)
    expect(await screen.findByText('Noch keine Zielgruppe')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Nach Merkmalen auswählen' })).not.toEqual([])
    expect(screen.queryByRole('button', { name: 'Liste als CSV' })).toBeNull()
    await backend.close()
  })

  test('no right to make one: whom to ask, and no way that is closed', async () => {
    const backend = await mit()
    await open(backend, '/zielgruppe', 'freigabe@example.org')
    expect(await screen.findByText('Noch keine Zielgruppe für Sie')).toBeVisible()
    expect(screen.getByText(/fragen Sie Ihre Administration/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Nach Merkmalen auswählen' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Zur Übersicht' })).toHaveAttribute('href', '/dashboard')
    await backend.close()
  })

  test('nothing found: the words, the way back, and the archive that has it', async () => {
    const backend = await mit('Eins', 'Anders')
    await backend.db.updateTable('zielgruppe').set({ archiviert: 1 }).where('bezeichnung', '=', 'Anders').execute()
    const { user, address } = await open(backend, '/zielgruppe?q=anders')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    expect(screen.getByText('Keine Zielgruppe passt zu „anders“ und Ihrer Auswahl.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Im Archiv suchen' }))
    expect(await row(/Anders/)).toBeVisible()
    expect(address()).toContain('q=anders')
    await backend.close()
  })
})
