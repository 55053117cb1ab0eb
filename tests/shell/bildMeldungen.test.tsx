import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BildauftragSelect } from '#mocks/backend/bildgenerierung/rows.ts'
import { initI18n } from '#src/shared/i18n/i18n.ts'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'

const backend = backendForAll()
/** What waits for the browser to have nothing else to do. */
let idle: (() => void)[] = []

beforeAll(async () => {
  await initI18n()
})
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await backend.db.deleteFrom('bildauftrag').execute()
})

const becomeIdle = () => idle.splice(0).forEach((then) => then())

async function addAuftrag(more: Partial<Omit<BildauftragSelect, 'idPtBildgenerierung'>> = {}): Promise<number> {
  const jetzt = backend.clock.now().toISOString()
  const { idPtBildgenerierung } = await backend.db
    .insertInto('bildauftrag')
    .values({
      idPtKunde: 1,
      idPtKundeMitarbeiter: null,
      erstelltVon: 'Erika Beispiel',
      beschreibung: 'Rosen im Garten',
      stil: 'foto',
      format: 'maxipostkarte',
      breite: 241,
      hoehe: 131,
      farben: '[]',
      freiraum: 'ohne',
      erstelltAm: jetzt,
      negativ: '',
      saat: 1,
      anzahl: 2,
      fertige: 2,
      monat: '2026-11',
      status: 'fertig',
      laeufer: null,
      laeuftBis: null,
      naechsterVersuch: null,
      beendetAm: jetzt,
      ...more,
    })
    .returning('idPtBildgenerierung')
    .executeTakeFirstOrThrow()
  return idPtBildgenerierung
}

const bell = (name: string) => screen.findByRole('button', { name, hidden: true })

/** Lets the browser have nothing to do until the bell says so. */
const untilBell = (name: string) =>
  waitFor(() => {
    becomeIdle()
    expect(screen.getByRole('button', { name, hidden: true })).toBeVisible()
  })

/** Opens the product and counts how often orders are asked for. */
async function open(as = KUNDE) {
  const asked: string[] = []
  const intercept: Intercept = ({ aktion }) => {
    if (aktion === 'fetchBildauftraege') asked.push(aktion)
    return null
  }
  const app = await renderApp('/dashboard', { as, backend, intercept })
  await bell('Notifications: 8 New')
  return { ...app, asked }
}

describe('the bell tells how own orders of pictures ended', () => {
  test('once the start is quiet, in place of the samples, in German', async () => {
    const fertig = await addAuftrag()
    await addAuftrag({
      status: 'fehlgeschlagen',
      fertige: 0,
      grund: 'Der Dienst antwortet nicht.',
      beendetAm: new Date(backend.clock.now().getTime() - 60_000).toISOString(),
    })
    await addAuftrag({ status: 'abgebrochen', gesehen: 1 })
    await addAuftrag({ status: 'laeuft', beendetAm: null })
    await addAuftrag({ idPtKundeMitarbeiter: 1 })
    const { user, asked } = await open()
    await waitFor(() => expect(idle.length).toBeGreaterThan(0))
    expect(asked).toEqual([])
    await untilBell('Notifications: 2 New')
    await user.click(await bell('Notifications: 2 New'))
    const list = await screen.findByRole('dialog', { name: 'Notifications' })
    const entries = within(list).getAllByRole('listitem')
    expect(entries).toHaveLength(2)
    const [first, second] = entries.map((entry) => within(entry))
    expect(first?.getByRole('link', { name: '2 Bilder sind fertig' })).toHaveAttribute(
      'href',
      `/bildgenerierung?idPtBildgenerierung=${fertig}`,
    )
    expect(first?.getByText('Rosen im Garten')).toHaveAttribute('lang', 'de')
    expect(first?.queryByText('Sample')).toBeNull()
    expect(second?.getByRole('link', { name: 'Ein Bildauftrag ist fehlgeschlagen' })).toHaveAttribute(
      'href',
      '/bildgenerierung',
    )
    expect(second?.getByText('„Rosen im Garten“: Der Dienst antwortet nicht.')).toBeVisible()
    expect(within(list).queryByText(/Sample/)).not.toBeInTheDocument()
  })

  test('what was read is kept at the service', async () => {
    const [eins, zwei] = [await addAuftrag(), await addAuftrag({ anzahl: 1, fertige: 1 })]
    const { user } = await open()
    await untilBell('Notifications: 2 New')
    await user.click(await bell('Notifications: 2 New'))
    await user.click(await screen.findByRole('button', { name: 'Mark as read: Ein Bild ist fertig' }))
    expect(await bell('Notifications: 1 New')).toBeVisible()
    const gesehene = async () => {
      const rows = await backend.db
        .selectFrom('bildauftrag')
        .select('idPtBildgenerierung')
        .where('gesehen', '=', 1)
        .execute()
      return rows.map(({ idPtBildgenerierung }) => idPtBildgenerierung)
    }
    await waitFor(async () => expect(await gesehene()).toEqual([zwei]))
    await user.click(screen.getByRole('button', { name: 'Read All Notifications' }))
    expect(await bell('Notifications')).toBeVisible()
    await waitFor(async () => expect(await gesehene()).toEqual([eins, zwei]))
  })

  test('asks again while an own order is open, and no longer', async () => {
    const auftrag = await addAuftrag({ status: 'laeuft', fertige: 0, beendetAm: null })
    const { asked } = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await vi.waitFor(() => {
      becomeIdle()
      expect(asked).toHaveLength(1)
    })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await backend.db
      .updateTable('bildauftrag')
      .set({ status: 'fertig', fertige: 2, beendetAm: backend.clock.now().toISOString() })
      .where('idPtBildgenerierung', '=', auftrag)
      .execute()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await bell('Notifications: 1 New')).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })

  test('nobody is asked who may not order', async () => {
    await addAuftrag()
    const { asked } = await open('buchhaltung@example.org')
    becomeIdle()
    await screen.findByRole('heading', { level: 1 })
    expect(asked).toEqual([])
  })

  test('a service without pictures is asked once, and leaves the samples', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const asked: string[] = []
    const { router } = await renderApp('/dashboard', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (aktion !== 'fetchBildauftraege') return null
        asked.push(aktion)
        return new Response('', { status: 404 })
      },
    })
    await vi.waitFor(() => {
      becomeIdle()
      expect(asked).toHaveLength(1)
    })
    await router.navigate('/kampagne')
    await screen.findByRole('heading', { level: 1, name: 'Mailingkampagnen' })
    becomeIdle()
    expect(await bell('Notifications: 8 New')).toBeVisible()
    expect(asked).toHaveLength(1)
    vi.mocked(console.warn).mockRestore()
  })
})
