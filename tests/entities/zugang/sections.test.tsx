import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { getToken } from '#src/entities/session/session.ts'
import {
  BenachrichtigungenSection,
  PasswortSection,
  SitzungenSection,
  ZweiFaktorSection,
} from '#src/entities/zugang/sections.tsx'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { appCode, switchOnFactor } from '#tests/support/secondFactor.ts'
import { createTestBackend } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const TEAM = 'team@example.org'
const NEU = 'Kiesel Fjord Laterne 52'

const SCREEN: FeatureRoute = {
  path: '/sicherheit',
  access: { action: 'read', subject: 'EigenesKonto' },
  namespaces: [],
  lazy: () =>
    Promise.resolve({
      default: () => (
        <Page title="Sicherheit">
          <PasswortSection />
          <ZweiFaktorSection />
          <SitzungenSection />
          <BenachrichtigungenSection />
        </Page>
      ),
    }),
}

async function freshBackend() {
  const backend = await createTestBackend({ verbraucher: 10 })
  onTestFinished(() => backend.close())
  return backend
}

async function open(as: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/sicherheit', { as, table: [SCREEN], ...options })
  for (const name of ['Passwort', 'Zwei-Faktor-Anmeldung', 'Sitzungen', 'Benachrichtigungen per E-Mail'])
    await screen.findByRole('region', { name })
  await screen.findByLabelText('Bisheriges Passwort')
  return app
}

/** Somebody whose second factor was switched on meanwhile, in another window. */
async function openWithFactor() {
  const app = await open(TEAM)
  const factor = await switchOnFactor(app.backend, TEAM)
  await app.queryClient.invalidateQueries()
  return { ...app, ...factor }
}

const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => vi.restoreAllMocks())

describe('password', () => {
  async function change(user: Awaited<ReturnType<typeof open>>['user'], alt: string, neu: string) {
    await user.type(screen.getByLabelText('Bisheriges Passwort'), alt)
    await user.type(screen.getByLabelText('Neues Passwort'), neu)
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
  }

  test('is changed; other sessions end and this one goes on', async () => {
    const backend = await freshBackend()
    const other = await backend.login(KUNDE)
    const { user } = await open(KUNDE, { backend })
    const before = getToken()
    await change(user, DEMO_PASSWORT, NEU)
    expect(await screen.findByText(/Ihr Passwort ist geändert. Eine andere Sitzung wurde beendet./)).toBeVisible()
    expect(screen.getByLabelText('Neues Passwort')).toHaveValue('')
    expect(getToken()).not.toBe(before)
    expect((await backend.send(other, 'fetchZugang', {})).status).toBe(401)
    expect(await region('Sitzungen').findByText('Sie sind nur hier angemeldet.')).toBeVisible()
    expect(await region('Passwort').findByText(/Zuletzt geändert am 20.11.2026/)).toBeVisible()
  })

  test('what is wrong is told at the field, and nothing typed is lost', async () => {
    const { user } = await open(KUNDE)
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte geben Sie Ihr bisheriges Passwort ein.')
    await change(user, 'falsch', 'passwort1')
    await waitFor(() =>
      expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/ist sehr verbreitet/),
    )
    await user.clear(screen.getByLabelText('Neues Passwort'))
    await user.type(screen.getByLabelText('Neues Passwort'), NEU)
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Bisheriges Passwort')).toHaveAccessibleDescription(/Passwort stimmt nicht/),
    )
    expect(screen.getByLabelText('Neues Passwort')).toHaveValue(NEU)
  })

  test('SEC-12 password managers know both fields, and both can be looked at', async () => {
    const { user } = await open(KUNDE)
    expect(screen.getByLabelText('Bisheriges Passwort')).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('Neues Passwort')).toHaveAttribute('autocomplete', 'new-password')
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue(KUNDE)
    await user.click(screen.getByRole('button', { name: 'Neues Passwort anzeigen' }))
    expect(screen.getByLabelText('Neues Passwort')).toHaveAttribute('type', 'text')
  })
})

describe('second factor', () => {
  test('is set up with the key, confirmed by a code, and gives recovery codes', async () => {
    const { user, backend } = await open(TEAM)
    expect(await region('Zwei-Faktor-Anmeldung').findByText('Ausgeschaltet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einschalten' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zwei-Faktor-Anmeldung einschalten' }))
    await user.type(dialog.getByLabelText('Ihr Passwort'), 'falsch{Enter}')
    await waitFor(() => expect(dialog.getByLabelText('Ihr Passwort')).toHaveAccessibleDescription(/stimmt nicht/))
    await user.clear(dialog.getByLabelText('Ihr Passwort'))
    await user.type(dialog.getByLabelText('Ihr Passwort'), `${DEMO_PASSWORT}{Enter}`)
    expect(await dialog.findByRole('img', { name: /QR-Code/ })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'In der App auf diesem Gerät öffnen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\/Postkampagne:team%40example.org\?secret=/),
    )
    await user.type(dialog.getByLabelText('Code'), '12{Enter}')
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/sechs Ziffern ein/))
    const code = appCode(screen.getByTestId('schluessel').textContent, backend.clock.real().getTime())
    await user.clear(dialog.getByLabelText('Code'))
    await user.type(dialog.getByLabelText('Code'), `${code}{Enter}`)
    const codes = await screen.findByRole('list', { name: 'Ihre Wiederherstellungscodes' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    // What is shown once is not closed by accident.
    await user.keyboard('{Escape}')
    expect(codes).toBeVisible()
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Kopieren' }))
    expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^(\w{4}-\w{4}-\w{4}\n?){10}$/))
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Drucken' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Ich habe die Codes sicher aufbewahrt' }))
    expect(await region('Zwei-Faktor-Anmeldung').findByText('Eingeschaltet')).toBeVisible()
    expect(region('Zwei-Faktor-Anmeldung').getByText('10 Wiederherstellungscodes sind noch unbenutzt.')).toBeVisible()
    await expect(backend.login(TEAM)).rejects.toThrow('second factor')
  })

  test('is switched off by password and a recovery code', async () => {
    const { user, backend, codes } = await openWithFactor()
    await user.click(await screen.findByRole('button', { name: 'Ausschalten' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zwei-Faktor-Anmeldung ausschalten' }))
    await user.type(dialog.getByLabelText('Ihr Passwort'), DEMO_PASSWORT)
    await user.type(dialog.getByLabelText('Code'), codes[4] ?? '')
    await user.click(dialog.getByRole('button', { name: 'Ausschalten' }))
    expect(await screen.findByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible()
    expect(await region('Zwei-Faktor-Anmeldung').findByText('Ausgeschaltet')).toBeVisible()
    expect(await backend.login(TEAM)).toBeTypeOf('string')
  })

  test('new recovery codes are shown once', async () => {
    const { user, code } = await openWithFactor()
    await user.click(await screen.findByRole('button', { name: 'Neue Wiederherstellungscodes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Wiederherstellungscodes' }))
    await user.type(dialog.getByLabelText('Ihr Passwort'), DEMO_PASSWORT)
    await user.type(dialog.getByLabelText('Code'), code())
    await user.click(dialog.getByRole('button', { name: 'Neue Codes erstellen' }))
    expect(await screen.findByText(/Die alten gelten nicht mehr/)).toBeVisible()
    expect(screen.getAllByRole('listitem').filter((item) => /^\w{4}-/.test(item.textContent))).toHaveLength(10)
  })
})

describe('sessions', () => {
  test('one can be ended, then all others', async () => {
    const backend = await freshBackend()
    const login = { email: KUNDE, passwort: DEMO_PASSWORT }
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'
    await backend.send(null, 'loginUser', login, { 'user-agent': iphone })
    await backend.login(KUNDE)
    await backend.login(KUNDE)
    const { user } = await open(KUNDE, { backend })
    const list = region('Sitzungen')
    expect(await list.findAllByRole('listitem')).toHaveLength(4)
    expect(list.getByText('Diese Sitzung')).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Sitzung beenden: Safari auf iPhone' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    await user.click(list.getByRole('button', { name: 'Alle anderen beenden' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alle anderen Sitzungen beenden' }))
    expect(dialog.getByText(/2 andere Sitzungen werden beendet/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Sitzungen beenden' }))
    expect(await screen.findByText(/2 Sitzungen wurden beendet/)).toBeVisible()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    expect(list.queryByRole('button')).not.toBeInTheDocument()
  })

  test('a failure is told and leaves the list as it is', async () => {
    const backend = await freshBackend()
    await backend.login(KUNDE)
    const { user } = await open(KUNDE, {
      backend,
      intercept: ({ aktion }) => (aktion === 'beendeSitzung' ? Promise.reject(new Error('offline')) : null),
    })
    await user.click(await region('Sitzungen').findByRole('button', { name: /^Sitzung beenden/ }))
    expect(await screen.findByText(/Keine Verbindung zum Server/)).toBeVisible()
    expect(region('Sitzungen').getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('notices', () => {
  test('are switched one by one and stored at once', async () => {
    const { user, backend } = await open(TEAM)
    const versand = await screen.findByRole('switch', { name: 'Druck und Versand' })
    expect(versand).toBeChecked()
    await user.click(versand)
    expect(versand).not.toBeChecked()
    await waitFor(async () =>
      expect(await backend.db.selectFrom('benachrichtigungEinstellung').select(['art', 'mail']).execute()).toEqual([
        { art: 'versand', mail: 0 },
      ]),
    )
  })

  test('a choice that cannot be stored is taken back and told', async () => {
    const { user } = await open(TEAM, {
      intercept: ({ aktion }) => (aktion === 'saveBenachrichtigungen' ? Promise.reject(new Error('offline')) : null),
    })
    await user.click(await screen.findByRole('switch', { name: 'Stornierungen' }))
    expect(await screen.findByText(/Keine Verbindung zum Server/)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Stornierungen' })).toBeChecked()
  })

  test('who makes no campaigns is told so', async () => {
    await open('freigabe@example.org')
    expect(await screen.findByText(/Für Ihre Rolle gibt es keine Benachrichtigungen/)).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })
})
