import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToJournal, journal } from '#src/api/journal.ts'
import type { MismatchReport } from '#src/api/mismatchReport.ts'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll()
beforeEach(() => {
  // What the report and the router say of such a backend is what these tests are about.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Everything that a foreign backend does at once: a field that does not fit, a call that it does not know, an own refusal. */
const foreign: Intercept = ({ aktion }) => {
  if (aktion === 'fetchKampagnen')
    return json({ kampagnen: [], total: 'alle', page: 1, seitenGroesse: 20, jeState: [] })
  if (aktion === 'fetchZielgruppen') return json({ error: 'Unknown action' }, 404)
  if (aktion === 'fetchWerbemittelListe') return json({ message: 'Die Wartung läuft noch.' }, 409)
  return null
}

const handle = () => screen.findByRole('button', { name: /^Verbindung zum Backend/ })
const panel = () => screen.findByRole('dialog', { name: 'Verbindung zum Backend' })
const named = (aufruf: string) => ({ name: aufruf })

/** Opens the pages whose calls such a backend answers oddly. */
async function openAll() {
  const app = await renderApp('/kampagne?verbindung=an', { as: KUNDE, backend, intercept: foreign })
  await waitFor(() => expect(localStorage.getItem('verbindung')).toBe('true'))
  await waitFor(() => expect(journal.read()).not.toHaveLength(0))
  await app.router.navigate('/zielgruppe')
  await screen.findByRole('heading', { name: /noch nicht angeschlossen/ })
  await app.router.navigate('/werbemittel')
  await screen.findByText('Die Wartung läuft noch.')
  await app.user.click(await handle())
  return { ...app, dialog: within(await panel()) }
}

describe('the panel "Verbindung zum Backend"', () => {
  test('says of each call what came and what was expected, newest first', async () => {
    const { dialog } = await openAll()
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'fetchWerbemittelListe',
      'fetchZielgruppen',
      'fetchKampagnen',
    ])
    const mismatch = within(dialog.getByRole('listitem', named('fetchKampagnen')))
    expect(mismatch.getByText('GET /api/kampagne/ aktion=fetchKampagnen')).toBeVisible()
    expect(mismatch.getByText('Passt nicht')).toBeVisible()
    expect(mismatch.getByText(/^Status 200 · \d+-mal · zuletzt \d\d:\d\d:\d\d$/)).toBeVisible()
    const [field] = within(mismatch.getByRole('list', { name: 'Felder' })).getAllByRole('listitem')
    expect(field).toHaveTextContent(/^total: kam "alle", erwartet .+/)
    const unknown = within(dialog.getByRole('listitem', named('fetchZielgruppen')))
    expect(unknown.getByText('Nicht angeschlossen')).toBeVisible()
    const refusal = within(dialog.getByRole('listitem', named('fetchWerbemittelListe')))
    expect(refusal.getByText('Absage in fremder Form')).toBeVisible()
    expect(refusal.getByText('Die Wartung läuft noch.')).toBeVisible()
  })

  test('is copied as text, cleared and closed by the keyboard', async () => {
    const { user, dialog } = await openAll()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(dialog.getByRole('button', { name: 'Meldungen als Text kopieren' }))
    const text = write.mock.calls[0]?.[0]
    expect(text).toContain('fetchKampagnen (mismatch)\n  GET /api/kampagne/ aktion=fetchKampagnen, 200,')
    expect(text).toContain('total: kam "alle", erwartet ')
    expect(text).toContain('fetchZielgruppen (unconnected)')
    await user.click(dialog.getByRole('button', { name: 'Leeren' }))
    expect(dialog.getByText('Bisher passt alles. Was nicht passt, erscheint hier.')).toBeVisible()
    expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await handle()).toHaveFocus()
    expect(await handle()).toHaveAccessibleName('Verbindung zum Backend, 0 Meldungen')
  })

  test('keeps its switch in the browser and nothing of what it shows', async () => {
    await openAll()
    const stored = JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store)))
    expect(stored).not.toContain('fetchZielgruppen')
  })

  test('goes where it is switched off, and comes back by the address', async () => {
    const { user, router, dialog } = await openAll()
    await user.click(dialog.getByRole('button', { name: 'Ausschalten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /^Verbindung zum Backend/ })).not.toBeInTheDocument()
    await router.navigate('/werbemittel?verbindung=an')
    expect(await handle()).toBeVisible()
    await router.navigate('/werbemittel?verbindung=aus')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Verbindung zum Backend/ })).not.toBeInTheDocument(),
    )
  })

  test('is there before the login, where the first thing goes wrong', async () => {
    await renderApp('/login?verbindung=an', { backend })
    expect(await handle()).toHaveAccessibleName('Verbindung zum Backend, 0 Meldungen')
  })

  test('a development build shows it with the first message, a production build never by itself', async () => {
    vi.stubEnv('DEV', true)
    const { router } = await renderApp('/kampagne', { as: KUNDE, backend, intercept: foreign })
    expect(await handle()).toHaveAccessibleName('Verbindung zum Backend, 1 Meldung')
    vi.stubEnv('DEV', false)
    // Drawn anew with what comes next.
    await router.navigate('/zielgruppe')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Verbindung zum Backend/ })).not.toBeInTheDocument(),
    )
    expect(journal.read()).toHaveLength(2)
  })

  test('names the parts that the build was told of', async () => {
    vi.stubEnv('VITE_BEREICHE', 'kampagne, konto')
    const { user } = await renderApp('/dashboard?verbindung=an', { as: KUNDE, backend })
    await user.click(await handle())
    expect(within(await panel()).getByText('Angeschlossene Bereiche laut Build: kampagne, konto.')).toBeVisible()
  })
})

describe('its journal', () => {
  const report = (aufruf: string, more: Partial<MismatchReport> = {}): MismatchReport => ({
    kind: 'mismatch',
    aufruf,
    adresse: `GET /api/x/ aktion=${aufruf}`,
    status: 200,
    grund: null,
    felder: [],
    zeilen: [],
    ...more,
  })

  test('takes the same field of several rows, and the same call again, as one', () => {
    const zeile = (nr: number, kam: string) => ({
      nr,
      felder: [{ feld: `liste[${nr - 1}].menge`, kam, erwartet: 'number' }],
    })
    addToJournal(report('a', { zeilen: [zeile(1, '"viele"'), zeile(4, '"wenige"')] }))
    addToJournal(report('b'))
    addToJournal(report('a', { zeilen: [zeile(2, '"einige"')] }))
    expect(journal.read().map(({ aufruf, anzahl, zeilen }) => [aufruf, anzahl, zeilen])).toEqual([
      ['a', 2, 3],
      ['b', 1, 0],
    ])
    expect(journal.read()[0]?.felder).toEqual([
      { feld: 'liste[].menge', kam: '"einige"', erwartet: 'number', anzahl: 3 },
    ])
  })

  test('does not grow without end', () => {
    for (let nr = 0; nr < 300; nr++) addToJournal(report(`aufruf${nr}`))
    const felder = Array.from({ length: 200 }, (_, nr) => ({ feld: `f${nr}`, kam: 'nichts', erwartet: 'string' }))
    addToJournal(report('viele', { felder }))
    expect(journal.read()).toHaveLength(100)
    expect(journal.read()[0]?.aufruf).toBe('viele')
    expect(journal.read()[0]?.felder).toHaveLength(50)
  })
})
