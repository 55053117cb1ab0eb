import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { page } from '#src/shared/reload.ts'
import { KEIN_PASSWORT } from '#mocks/backend/platform/passwords.ts'
import { issueKey, type ZugangSchluessel } from '#mocks/backend/zugang/schluessel.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const NEU = 'vier muntere Gänse am Teich'
type User = Awaited<ReturnType<typeof renderApp>>['user']

const backend = backendForAll()
afterEach(async () => {
  vi.restoreAllMocks()
  // One person tests a lot within one window of the limits.
  await backend.db.deleteFrom('versuch').execute()
})

/** Path of the link in the newest mail to a person. */
async function linkInMail(an: string): Promise<string> {
  const mail = await backend.db
    .selectFrom('mail')
    .select('link')
    .where('an', '=', an)
    .orderBy('idMail', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(mail.link ?? '').pathname
}

async function zugangOf(email: string): Promise<number> {
  const row = await backend.db
    .selectFrom('zugang')
    .select('idZugang')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.idZugang
}

const keyPath = async (art: ZugangSchluessel, email: string) =>
  new URL(await issueKey(backend.context, art, await zugangOf(email))).pathname

async function fillRegistration(user: User, email: string, passwort = NEU): Promise<void> {
  await user.type(await screen.findByLabelText('Firma'), 'Teeladen am Markt')
  await user.type(screen.getByLabelText('Vorname'), 'Edda')
  await user.type(screen.getByLabelText('Nachname'), 'Lorenz')
  await user.type(screen.getByLabelText('E-Mail-Adresse'), email)
  await user.click(screen.getByLabelText('Passwort'))
  await user.paste(passwort)
  await user.click(screen.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }))
}

const register = (user: User) => user.click(screen.getByRole('button', { name: 'Konto anlegen' }))

test('SEC-12 a registration leads by mail, link and pasted password to the first steps of an empty account', async () => {
  const { user } = await renderApp('/register', { backend })
  await fillRegistration(user, 'edda@example.org')
  await register(user)
  expect(await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeVisible()
  expect(screen.getByText(/Wir haben eine E-Mail an edda@example.org gesendet/)).toBeVisible()

  const activation = await renderApp(await linkInMail('edda@example.org'), { backend })
  expect(await screen.findByText(/Willkommen, Edda. Bestätigen Sie das Konto von Teeladen am Markt/)).toBeVisible()
  await activation.user.type(screen.getByLabelText('Passwort'), 'ein anderes Passwort')
  await activation.user.click(screen.getByRole('button', { name: 'Konto aktivieren' }))
  expect(
    await screen.findAllByText(/nicht das Passwort, das Sie bei der Registrierung gewählt haben/),
  ).not.toHaveLength(0)
  await activation.user.clear(screen.getByLabelText('Passwort'))
  await activation.user.type(screen.getByLabelText('Passwort'), NEU)
  await activation.user.click(screen.getByRole('button', { name: 'Konto aktivieren' }))
  expect(await screen.findByRole('heading', { name: /Edda/ })).toBeVisible()
  expect(activation.address()).toBe('/dashboard')
  expect(currentUser()).toMatchObject({ firma: 'Teeladen am Markt', accountType: 'customer' })
  expect(await screen.findByText('Adressliste hochladen')).toBeVisible()
})

test('a mail that does not come can be sent again, and the address corrected without typing all anew', async () => {
  const { user } = await renderApp('/register', { backend })
  await fillRegistration(user, 'eda@example.org')
  await register(user)
  await user.click(await screen.findByRole('button', { name: 'E-Mail erneut senden' }))
  expect(await screen.findByText('Wir haben die E-Mail erneut gesendet.')).toBeVisible()
  expect(await backend.db.selectFrom('mail').select('an').where('an', '=', 'eda@example.org').execute()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Andere E-Mail-Adresse' }))
  expect(await screen.findByLabelText('Firma')).toHaveValue('Teeladen am Markt')
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('eda@example.org')
})

test('an empty registration is told at each field; nothing is sent', async () => {
  const { user } = await renderApp('/register', { backend, intercept: () => Promise.reject(new Error('sent')) })
  await screen.findByLabelText('Firma')
  await register(user)
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  for (const text of [
    'Firma: Bitte geben Sie Ihre Firma ein.',
    'Vorname: Bitte geben Sie Ihren Vornamen ein.',
    'Nachname: Bitte geben Sie Ihren Nachnamen ein.',
    'E-Mail-Adresse: Bitte geben Sie Ihre E-Mail-Adresse ein.',
    'Passwort: Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen.',
    'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.',
  ])
    expect(within(summary).getByText(text)).toBeVisible()
})

test('SEC-13 while a password is chosen, the form says calmly what would help', async () => {
  const { user } = await renderApp('/register', { backend })
  await user.type(await screen.findByLabelText('Firma'), 'Teeladen am Markt')
  const passwort = screen.getByLabelText('Passwort')
  const says = (text: RegExp) => waitFor(() => expect(passwort).toHaveAccessibleDescription(text))
  await says(/^Mindestens 8 Zeichen/)
  for (const [typed, text] of [
    ['kurz', /^Noch zu kurz/],
    ['password', /ist sehr verbreitet/],
    ['Kampagne2026', /Wörtern dieses Dienstes/],
    ['Teeladen2026', /Ihrer Firma/],
    ['Xk9#vQ2w', /^Ausreichend/],
    [NEU, /^Sehr sicher/],
  ] as const) {
    await user.clear(passwort)
    await user.paste(typed)
    await says(text)
  }
  expect(passwort).not.toBeInvalid()
})

test.each([
  ['no connection', () => Promise.reject(new Error('offline')), /Keine Verbindung zum Server/],
  ['a broken service', () => new Response('', { status: 500 }), /Ihre Eingaben sind noch da/],
])('with %s everything that was typed stays', async (_, answer, text) => {
  const { user } = await renderApp('/register', {
    backend,
    intercept: ({ aktion }) => (aktion === 'registriere' ? answer() : null),
  })
  await fillRegistration(user, 'edda2@example.org')
  await register(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('Firma')).toHaveValue('Teeladen am Markt')
  expect(screen.getByLabelText('Passwort')).toHaveValue(NEU)
})

test('SEC-10 too many requests: the button counts down, and what was typed stays', async () => {
  const { user } = await renderApp('/passwort_vergessen', { backend })
  for (let attempt = 0; attempt < 3; attempt += 1)
    await backend.call(null, 'passwortVergessen', { email: 'team@example.org' })
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'team@example.org')
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }))
  expect(await screen.findByRole('button', { name: /^Wieder möglich in 1[45]:\d\d$/ })).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('Zu viele Versuche. Bitte warten Sie 15 Minuten')
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('team@example.org')
})

test('SEC-11 asking for a link looks the same for a known and an unknown address', async () => {
  const shown = []
  for (const email of ['kunde@example.org', 'niemand@example.org']) {
    const { user } = await renderApp('/passwort_vergessen', { backend })
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), email)
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }))
    await screen.findByRole('heading', { name: 'Bitte prüfen Sie Ihr Postfach' })
    shown.push(document.body.textContent.replaceAll(email, '@'))
    document.body.replaceChildren()
  }
  expect(shown[1]).toBe(shown[0])
})

test('SEC-15 a forgotten password is replaced by its link, which serves once', async () => {
  const path = await keyPath('passwort_zuruecksetzen', 'andere@example.org')
  const { user } = await renderApp(path, { backend })
  const passwort = await screen.findByLabelText('Neues Passwort')
  expect(screen.getByText(/Für das Konto andere@example.org/)).toBeVisible()
  await user.type(passwort, 'albrecht1')
  await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
  await waitFor(() => expect(passwort).toBeInvalid())
  await user.clear(passwort)
  await user.type(passwort, NEU)
  await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
  expect(await screen.findByRole('heading', { name: 'Ihr Passwort ist geändert' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }))
  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(backend.login('andere@example.org')).rejects.toMatchObject({ code: 'ANMELDUNG_FEHLGESCHLAGEN' })
  await backend.call(null, 'loginUser', { email: 'andere@example.org', passwort: NEU })

  await renderApp(path, { backend })
  expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})

test('SEC-15 a link that dies while its page is open leads to the page for dead ones', async () => {
  const { user } = await renderApp(await keyPath('passwort_zuruecksetzen', 'team@example.org'), { backend })
  await user.type(await screen.findByLabelText('Neues Passwort'), NEU)
  await keyPath('passwort_zuruecksetzen', 'team@example.org')
  await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
  expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})

test.each(['passwort_zuruecksetzen', 'passwort_neu', 'entsperrung', 'aktivierung'])(
  'SEC-15 /%s with a dead key is one neutral page with a way on, which keeps the query',
  async (art) => {
    const { user, address } = await renderApp(`/${art}/${'x'.repeat(43)}?utm=x`, { backend })
    expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    expect(screen.getByText(/schon benutzt, ist abgelaufen oder wurde durch einen neueren ersetzt/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Neuen Link anfordern' }))
    expect(await screen.findByRole('heading', { name: 'Neuen Link anfordern' })).toBeVisible()
    expect(address()).toBe('/passwort_vergessen?utm=x')
    await user.click(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }))
    await screen.findByRole('heading', { name: 'Anmelden' })
    expect(address()).toBe('/login?utm=x')
  },
)

test('a key that could not be checked is not called dead; trying again opens the page', async () => {
  let online = false
  const { user } = await renderApp(await keyPath('entsperrung', 'kunde@example.org'), {
    backend,
    intercept: ({ aktion }) => (aktion === 'pruefeSchluessel' && !online ? Promise.reject(new Error('offline')) : null),
  })
  expect(await screen.findByRole('heading', { name: 'Der Link konnte nicht geprüft werden' })).toBeVisible()
  online = true
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('button', { name: 'Jetzt entsperren' })).toBeVisible()
})

test.each(['passwort_zuruecksetzen', 'passwort_neu', 'entsperrung'] as const)(
  'a key of /%s is found whatever a mail program glued onto it',
  async (art) => {
    const path = await keyPath(art, 'kunde@example.org')
    const { address } = await renderApp(`${path}%3E).`, { backend })
    await waitFor(() => expect(address()).toBe(path))
    expect(screen.queryByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeNull()
  },
)

test('so is one that stands in a query of a scanner', async () => {
  const path = await keyPath('entsperrung', 'kunde@example.org')
  await renderApp(`${path}&data=05%7C02%7C&sdata=x%3D&reserved=0`, { backend })
  expect(await screen.findByRole('button', { name: 'Jetzt entsperren' })).toBeVisible()
})

test('opening the unlock link ends nothing, pressing its button does', async () => {
  const wrong = () => backend.send(null, 'loginUser', { email: 'kunde@example.org', passwort: 'falsch' })
  for (let attempt = 0; attempt < 10; attempt += 1) await wrong()
  const { user } = await renderApp(await linkInMail('kunde@example.org'), { backend })
  const button = await screen.findByRole('button', { name: 'Jetzt entsperren' })
  expect((await wrong()).status).toBe(429)
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'Die Anmeldung ist entsperrt' })).toBeVisible()
  expect(await backend.login('kunde@example.org')).toBeTypeOf('string')
})

async function invite(email: string): Promise<string> {
  const person = { vorname: 'Nora', nachname: 'Neumann', email, idPtKunde: 1, role: 'kampagnenmanager', aktiv: 1 }
  const { idThHeadhunterMitarbeiter } = await backend.db
    .insertInto('mitarbeiter')
    .values(person)
    .returning('idThHeadhunterMitarbeiter')
    .executeTakeFirstOrThrow()
  await backend.db
    .insertInto('zugang')
    .values({ idPtKunde: 1, idThHeadhunterMitarbeiter, email, passwort: KEIN_PASSWORT, letzterLogin: null })
    .execute()
  return keyPath('passwort_neu', email)
}

test('an invited employee chooses a password and is in', async () => {
  const { user, address } = await renderApp(await invite('nora@example.org'), { backend })
  expect(
    await screen.findByText(/Willkommen, Nora. Mit nora@example.org .* bei Ladenverbund Elbtal eG an/),
  ).toBeVisible()
  await user.type(screen.getByLabelText('Neues Passwort'), NEU)
  await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
  expect(await screen.findByRole('heading', { name: /Nora/ })).toBeVisible()
  expect(address()).toBe('/dashboard')
})

test('whoever opens a link while somebody else is logged in learns who, and opens it without', async () => {
  const open = vi.spyOn(page, 'open').mockImplementation(() => undefined)
  const link = await invite('nils@example.org')
  const { user, address } = await renderApp(link, { backend, as: 'kunde@example.org' })
  expect(await screen.findByText('Angemeldet als Katharina Brandt')).toBeVisible()
  expect(address()).toBe('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Abmelden und öffnen' }))
  await waitFor(() => expect(open).toHaveBeenCalledWith(link))
  expect(getToken()).toBeNull()
})

test('a session that is long over does not cost the link', async () => {
  const path = await keyPath('passwort_neu', 'freigabe@example.org')
  const { address } = await renderApp(path, {
    backend,
    as: 'kunde@example.org',
    intercept: ({ aktion }) => (aktion === 'checkUserLogin' ? Response.json({ loginState: 0, user: null }) : null),
  })
  expect(await screen.findByLabelText('Neues Passwort')).toBeVisible()
  expect(address()).toBe(path)
  expect(getToken()).toBeNull()
})

test.each([
  ['/register', 'Passwort', 'new-password'],
  ['passwort_zuruecksetzen', 'Neues Passwort', 'new-password'],
  ['passwort_neu', 'Neues Passwort', 'new-password'],
] as const)('SEC-12 password managers find their way on %s', async (place, label, kind) => {
  const path = place === '/register' ? place : await keyPath(place, 'kunde@example.org')
  await renderApp(path, { backend })
  const passwort = await screen.findByLabelText(label)
  expect(passwort).toHaveAttribute('autocomplete', kind)
  expect(passwort).toHaveAttribute('name', 'passwort')
  expect(document.querySelectorAll('form')).toHaveLength(1)
  const name = document.querySelector('form input[name="email"]')
  expect(name).toHaveAttribute('autocomplete', 'username')
})
