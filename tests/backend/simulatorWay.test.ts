import { beforeEach, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { createBackend } from '#mocks/backend/app.ts'
import { seedKampagnen } from '#mocks/backend/seed/kampagnen.ts'
import { writePakete } from '#mocks/backend/seed/pakete.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { createSimulator } from '#mocks/backend/simulator/app.ts'
import {
  addListe,
  approved,
  draft,
  fetchK,
  flowForEach,
  paid,
  release,
  startZahlung,
  testEmpfaenger,
} from './kampagneFlow.ts'

/** Seed, print packages and weeks of days, ms. */
const SLOW = 240_000

const flow = flowForEach()
let app: Hono

beforeEach(() => {
  app = createBackend(flow.parts)
  app.route('/simulator', createSimulator(flow.parts))
})

const page = async (path: string) => (await app.request(`http://localhost:3000${path}`)).text()

interface Form {
  action: string
  body: URLSearchParams
}

/** The first button of a campaign's page: its next step. Null where that is a link or nothing. */
async function nextForm(idPtKampagne: number): Promise<Form | null> {
  const text = await page(`/simulator/kampagne/${idPtKampagne}`)
  const card = /<h3>Nächster Schritt<\/h3>([\s\S]*?)<h2>/.exec(text)?.[1] ?? ''
  const form = /<form method="post" action="([^"]+)">([\s\S]*?)<\/form>/.exec(card)
  if (form === null) return null
  const fields = [...(form[2] ?? '').matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  return { action: form[1] ?? '', body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])) }
}

function submit({ action, body }: Form) {
  return app.request(`http://localhost:3000${action}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  })
}

/** Presses the next button until there is none; returns the states on the way. */
async function pressOn(idPtKampagne: number): Promise<string[]> {
  const states: string[] = []
  for (let press = 0; press < 12; press += 1) {
    const form = await nextForm(idPtKampagne)
    const { state } = await fetchK(flow, idPtKampagne)
    if (states.at(-1) !== state) states.push(state)
    if (form === null) return states
    expect((await submit(form)).status).toBe(303)
  }
  throw new Error(`no end: ${states.join(', ')}`)
}

test(
  'leads from the payment page to Versendet by its buttons alone',
  async () => {
    const kampagne = await approved(flow, { anreicherung: true })
    const { weiterleitung } = await startZahlung(flow, kampagne)
    expect(await page(`/simulator/kampagne/${kampagne.idPtKampagne}`)).toContain(`href="${weiterleitung}"`)
    await submit({ action: weiterleitung ?? '', body: new URLSearchParams({ status: 'bezahlt' }) })
    expect(await pressOn(kampagne.idPtKampagne)).toEqual([
      'inExternerFreigabe',
      'inAnreicherung',
      'inVersandstellung',
      'inLettershop',
      'inVersendet',
    ])
  },
  SLOW,
)

/** Presses a button of a campaign's page by its words. */
async function press(idPtKampagne: number, label: string): Promise<void> {
  const text = await page(`/simulator/kampagne/${idPtKampagne}`)
  const forms = [...text.matchAll(/<form method="post" action="([^"]+)">([\s\S]*?)<\/form>/g)]
  const [, action = '', inner = ''] = forms.find(([form]) => form.includes(`>${label}</button>`)) ?? []
  expect(action, `no button ${label}`).not.toBe('')
  const fields = [...inner.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  await submit({
    action,
    body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])),
  })
}

test(
  'a print shop that does not answer is tried again, fails, and is led back to',
  async () => {
    const { idPtKampagne } = await paid(flow)
    await externFreigeben(flow.context, idPtKampagne)
    await press(idPtKampagne, 'Druckerei nicht erreichbar')
    await press(idPtKampagne, 'Auf T-3 stellen')
    expect(await fetchK(flow, idPtKampagne)).toMatchObject({
      state: 'inVersandstellung',
      versand: { versuche: 1, letzterFehler: 'Die Druckerei ist nicht erreichbar.' },
    })
    expect(await page(`/simulator/kampagne/${idPtKampagne}`)).toContain('Versuch 1 von 3 ist fehlgeschlagen')
    for (const versuche of [2, 3]) {
      const [label = ''] =
        /Uhr auf den nächsten Versuch stellen [^<]*/.exec(await page(`/simulator/kampagne/${idPtKampagne}`)) ?? []
      await press(idPtKampagne, label)
      expect((await fetchK(flow, idPtKampagne)).versand.versuche).toBe(versuche)
    }
    expect((await fetchK(flow, idPtKampagne)).state).toBe('inVersandFehlgeschlagen')
    // The next step mends the line first, then repeats, and so on to the end.
    expect(await pressOn(idPtKampagne)).toEqual([
      'inVersandFehlgeschlagen',
      'inVersandstellung',
      'inLettershop',
      'inVersendet',
    ])
  },
  SLOW,
)

test(
  'a third party that knows only some of the recipients is told apart, and the campaign goes on',
  async () => {
    const { idPtKampagne, menge } = await paid(flow, { anreicherung: true })
    await externFreigeben(flow.context, idPtKampagne)
    await press(idPtKampagne, 'Teilergebnis liefern')
    const { teilstatus, anreicherungErgebnis: ergebnis } = await fetchK(flow, idPtKampagne)
    expect(teilstatus).toBe('angereichert')
    expect(ergebnis?.gesendet).toBe(menge)
    expect(ergebnis?.angereichert).toBeGreaterThan(0)
    expect(ergebnis?.angereichert).toBeLessThanOrEqual(menge / 2)
    expect((ergebnis?.angereichert ?? 0) + (ergebnis?.nichtGefunden ?? 0)).toBe(menge)
    const { text } = await flow.db
      .selectFrom('mail')
      .select('text')
      .where('betreff', 'like', 'Adressdaten angereichert%')
      .executeTakeFirstOrThrow()
    expect(text).toContain(`von ${menge} Empfängern`)
  },
  SLOW,
)

test('shows the approver’s link from the mail', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  expect(await page('/simulator')).toContain(`href="http://localhost:3000/kampagne/freigeben/${key}"`)
  expect(await page(`/simulator/kampagne/${kampagne.idPtKampagne}`)).toContain(key)
})

test(
  'brings every campaign of the demo to an end or back to its customer',
  async () => {
    await addListe(flow, testEmpfaenger(150))
    await seedKampagnen(flow.parts)
    await writePakete(flow.parts)
    const rows = await flow.db.selectFrom('kampagne').select('idPtKampagne').orderBy('idPtKampagne').execute()
    expect(rows.length).toBeGreaterThanOrEqual(12)
    for (const { idPtKampagne } of rows) await pressOn(idPtKampagne)
    const states = await flow.db.selectFrom('kampagne').select('state').distinct().execute()
    expect(states.map(({ state }) => state).toSorted()).toEqual([
      'inBearbeitung',
      'inBearbeitungKorrektur',
      'inBezahlung',
      'inInternerFreigabe',
      'inStorniert',
      'inVersendet',
    ])
  },
  SLOW,
)
