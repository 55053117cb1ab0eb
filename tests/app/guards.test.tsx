import { clientOf } from '#src/api/client.ts'
import { kontoOperations } from '#src/contract/konto.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { storage } from '#src/shared/storage/storage.ts'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

const KUNDE = 'kunde@example.org'
const LOST = 'Ihre Loginsitzung ist abgelaufen'
const refuse = (status: number) => new Response('<html>Bad Gateway</html>', { status })

describe('login check', () => {
  test('a logged-in user gets the page, and the check ran before it', async () => {
    const calls: (string | null)[] = []
    await renderApp('/konto', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        calls.push(aktion)
        return null
      },
    })
    expect(await screen.findByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
    expect(calls).toContain('checkUserLogin')
  })

  test('every guarded navigation asks again', async () => {
    let checks = 0
    const { router } = await renderApp('/dashboard', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (aktion === 'checkUserLogin') checks += 1
        return null
      },
    })
    await screen.findByRole('heading', { level: 1 })
    expect(checks).toBe(1)
    await router.navigate('/konto')
    await router.navigate('/konto?id=1')
    expect(checks).toBe(3)
  })

  test('an empty list of rights is said, with one check for the navigation', async () => {
    let checks = 0
    await renderApp('/kampagne', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (aktion !== 'checkUserLogin') return null
        checks += 1
        const user = {
          vorname: 'Eva',
          role: 'kunde',
          accountType: 'customer',
          idPtKunde: 1,
          avvAkzeptiert: 1,
          ability: [],
        }
        return Response.json({ loginState: 1, user })
      },
    })
    expect(await screen.findByText(/Nobody has given your account a right yet/)).toBeVisible()
    expect(checks).toBe(1)
  })

  test('a lost session: toast and title of the specification, storage empty, public rights, query kept', async () => {
    const { address } = await renderApp('/kampagne?utm=herbst&state=inBezahlung', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => (aktion === 'checkUserLogin' ? Response.json({ loginState: 0, user: null }) : null),
    })
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(screen.getByText('Sitzung abgelaufen')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(address()).toBe('/login?utm=herbst&state=inBezahlung&to=/kampagne')
    expect(storage.get('userData')).toBeNull()
    expect(getToken()).toBeNull()
    expect(appAbility().rules).toEqual([{ action: 'read', subject: 'Public' }])
  })

  test('nobody is logged in: the check says so and the way back is kept', async () => {
    const { address } = await renderApp('/zielgruppe', { backend })
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(address()).toBe('/login?to=/zielgruppe')
    expect(await screen.findByText(LOST)).toBeVisible()
  })

  test.each([
    ['a broken connection', () => Promise.reject(new Error('offline'))],
    ['a gateway error', () => refuse(502)],
  ])('%s twice is no lost session', async (_, fail) => {
    let failures = 0
    await renderApp('/konto', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (aktion !== 'checkUserLogin' || failures === 2) return null
        failures += 1
        return fail()
      },
    })
    expect(await screen.findByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
    expect(failures).toBe(2)
    expect(currentUser()).not.toBeNull()
  })

  test('NET-21 a third failure counts as a failed check', async () => {
    let checks = 0
    const { address } = await renderApp('/konto', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (aktion !== 'checkUserLogin') return null
        checks += 1
        return refuse(503)
      },
    })
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(checks).toBe(3)
    expect(address()).toBe('/login?to=/konto')
  })

  test.each<[string, () => Response, RegExp]>([
    [
      'maintenance',
      () => new Response('<h1>Wartung</h1>', { status: 503 }),
      /geprüft werden. Der Server wird gerade gewartet/,
    ],
    [
      'a call that it does not know',
      () => new Response('', { status: 404 }),
      /geprüft werden. Dieser Bereich ist noch nicht/,
    ],
    [
      'a portal',
      () => new Response('<html>Gastzugang</html>'),
      /geprüft werden. Der Server wurde nicht erreicht: Statt seiner hat etwas anderes/,
    ],
  ])('the login page says which failure of the check ended the session: %s', async (_, answer, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderApp('/konto', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => (aktion === 'checkUserLogin' ? answer() : null),
    })
    const said = await screen.findByText(words)
    expect(said).toBeVisible()
    expect(said).not.toHaveTextContent('Eingaben')
    expect(getToken()).toBeNull()
  })

  test('any other call that fails keeps the session', async () => {
    await renderApp('/konto?id=1', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) =>
        aktion === 'fetchKonto'
          ? new Response('<h1>Wartung</h1>', { status: 503, headers: { 'retry-after': '300' } })
          : null,
    })
    expect(
      await screen.findByText(/Der Server wird gerade gewartet. Bitte versuchen Sie es in 5 Minuten/),
    ).toBeVisible()
    expect(getToken()).not.toBeNull()
  })

  test('an answer of the wrong shape is treated as not logged in, without a retry', async () => {
    let checks = 0
    await renderApp('/konto', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (aktion !== 'checkUserLogin') return null
        checks += 1
        return Response.json({ loginState: 1 })
      },
    })
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(checks).toBe(1)
  })

  test('ten refused calls are one toast and one redirect', async () => {
    const { backend: own, queryClient, router } = await renderApp('/dashboard', { as: KUNDE })
    await screen.findByRole('heading', { level: 1 })
    await own.db.deleteFrom('sitzung').execute()
    const api = clientOf(kontoOperations)
    await Promise.allSettled(Array.from({ length: 10 }, () => api.fetchKonto({})))
    expect(await screen.findAllByText(LOST)).toHaveLength(1)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })).toEqual([])
  })
})

describe('rights', () => {
  test.each([
    ['freigabe@example.org', '/rechnung'],
    ['freigabe@example.org', '/zielgruppe/erstellen'],
    ['buchhaltung@example.org', '/konto'],
    ['buchhaltung@example.org', '/werbemittel'],
    ['team@example.org', '/mitarbeiter'],
    ['team@example.org', '/apizugang'],
    ['team@example.org', '/mitarbeiter/editieren/999999'],
  ])('%s may not open %s', async (as, path) => {
    const { address } = await renderApp(path, { as, backend })
    expect(await screen.findByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
    // The address that was asked for stays in sight, to be told to whoever can grant it.
    expect(address()).toBe(`/not-authorized?${new URLSearchParams({ seite: path })}`)
    expect(screen.getByText(`You asked for ${path}.`, { exact: false })).toBeVisible()
  })

  test('an address that somebody made up for the page is not repeated on it', async () => {
    await renderApp('/not-authorized?seite=https://boese.example/anmelden', { as: KUNDE, backend })
    expect(await screen.findByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
    expect(screen.queryByText(/You asked for/)).not.toBeInTheDocument()
  })

  test('an employee opens the own record', async () => {
    const token = await backend.login('team@example.org')
    const { user } = await backend.call(token, 'checkUserLogin', {})
    await renderApp(`/mitarbeiter/editieren/${user?.idPtKundeMitarbeiter}`, { as: 'team@example.org', backend })
    expect(await screen.findByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  })

  test('STO-04 rights taken away act with the next navigation', async () => {
    let taken = false
    const { router, address } = await renderApp('/dashboard', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => {
        if (!taken || aktion !== 'checkUserLogin') return null
        return Response.json({ loginState: 1, user: kundeOhneRechte })
      },
    })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('link', { name: 'Zielgruppen' })).toBeVisible()
    const kundeOhneRechte = { ...currentUser(), avvAkzeptiert: 1, ability: [{ action: 'read', subject: 'Dashboard' }] }
    taken = true
    await router.navigate('/konto')
    expect(await screen.findByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
    expect(address()).toBe('/not-authorized?seite=%2Fkonto')
    expect(screen.queryByRole('link', { name: 'Zielgruppen' })).not.toBeInTheDocument()
  })
})

test('where the dashboard may not be opened, the start says so and links what may', async () => {
  const { address, user } = await renderApp('/?utm=x', {
    as: KUNDE,
    backend,
    intercept: ({ aktion }) =>
      aktion === 'checkUserLogin'
        ? Response.json({
            loginState: 1,
            user: {
              ...currentUser(),
              avvAkzeptiert: 1,
              ability: ['Kampagne', 'Konto'].map((subject) => ({ action: 'read', subject })),
            },
          })
        : null,
  })
  expect(await screen.findByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
  expect(address()).toBe('/not-authorized?seite=%2Fdashboard')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Mailingkampagnen', 'Konto'])
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Mailingkampagnen' }))
  expect(await screen.findByRole('heading', { name: 'Mailingkampagnen', level: 1 })).toBeVisible()
})

describe('addresses', () => {
  test.each([
    ['/?utm=x', null, '/login?utm=x'],
    ['/?utm=x', KUNDE, '/dashboard?utm=x'],
    ['/login?to=/konto&utm=x', KUNDE, '/konto?utm=x'],
    ['/login?to=//evil.example', KUNDE, '/dashboard'],
    ['/register', KUNDE, '/dashboard'],
    ['/passwort_vergessen', KUNDE, '/dashboard'],
    ['/passwort_zuruecksetzen/abc', KUNDE, '/dashboard'],
    ['/passwort_neu/abc', KUNDE, '/dashboard'],
    ['/entsperrung/abc', KUNDE, '/dashboard'],
    ['/aktivierung/abc', KUNDE, '/dashboard'],
    ['/gibt/es/nicht', null, '/error-404'],
    ['/gibt/es/nicht', KUNDE, '/error-404'],
  ])('%s as %s leads to %s', async (path, as, expected) => {
    const { address } = await renderApp(path, { backend, ...(as === null ? {} : { as }) })
    await screen.findByRole('heading', { level: 1 })
    expect(address()).toBe(expected)
  })

  test.each([
    '/kampagne/editieren/abc',
    '/kampagne/editieren/0',
    '/kampagne/editieren/1.5',
    '/zielgruppe/editieren/-3',
    '/zielgruppe/editieren/99999999999999999999',
    '/werbemittel/editieren/7a',
    '/werbemittel/hochladen/neu',
    '/mitarbeiter/editieren/x',
    '/konto?id=abc',
    '/rechnung?id=',
  ])('%s cannot be ours: not found, and nothing is asked but who is logged in', async (path) => {
    const asked: (string | null)[] = []
    const intercept: Intercept = ({ aktion }) => {
      asked.push(aktion)
      return null
    }
    for (const as of [KUNDE, 'buchhaltung@example.org']) {
      const { address } = await renderApp(path, { as, backend, intercept })
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
      expect(address()).toBe(path)
      cleanup()
    }
    expect(new Set(asked)).toEqual(new Set(['checkUserLogin']))
  })

  test('a foreign customer number is not found', async () => {
    await renderApp('/konto?id=999999', { as: KUNDE, backend })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
