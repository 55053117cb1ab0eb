import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { backendForEach } from '#tests/support/standIn.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const backend = backendForEach({ verbraucher: 10 })

const open = (path: string, as = 'kunde@example.org') => renderApp(path, { as, backend })
const idOf = async (email: string) => {
  const row = await backend.db
    .selectFrom('mitarbeiter')
    .select('idThHeadhunterMitarbeiter')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.idThHeadhunterMitarbeiter
}
const stored = (email: string) =>
  backend.db.selectFrom('mitarbeiter').selectAll().where('email', '=', email).executeTakeFirst()

describe('the list of employees', () => {
  test('is searched and filtered by the address, and says Ja or Nein', async () => {
    const { user, address } = await open('/mitarbeiter?role=freigeber')
    const row = await screen.findByRole('row', { name: /Miriam Yıldız/ })
    expect(within(row).getByText('Ja')).toBeVisible()
    expect(screen.queryByRole('row', { name: /Jonas/ })).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'jonas')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await screen.findByRole('row', { name: /Jonas Petersen/ })).toBeVisible()
    expect(address()).toBe('/mitarbeiter')
  })

  test('invites several at once and names who could not be invited', async () => {
    const { user } = await open('/mitarbeiter')
    await user.click(await screen.findByRole('button', { name: 'Einladen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mitarbeiter einladen' })
    expect(within(dialog).queryByText(/Rolle:/)).toBeNull()
    expect(within(dialog).getByText('Diese Rechte hat die Person:')).toBeVisible()
    const field = within(dialog).getByLabelText('E-Mail-Adressen')
    await user.type(field, 'niemand')
    await user.click(within(dialog).getByRole('button', { name: 'Einladen' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Diese E-Mail-Adresse ist ungültig: niemand')
    await user.clear(field)
    await user.type(field, 'lena.vogt@example.org, team@example.org, niemand')
    expect(
      within(dialog).getByText('2 Personen: Lena Vogt, Team. Diese E-Mail-Adresse ist ungültig: niemand'),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Einladen' }))
    expect(await within(dialog).findByText(/Die Einladung ist gesendet: Lena Vogt/)).toBeVisible()
    expect(within(dialog).getByText(/team@example.org: .*in Ihrer Firma schon einen Zugang/)).toBeVisible()
    expect(within(dialog).getByText(/^niemand: Das ist keine vollständige E-Mail-Adresse/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Fertig' }))
    expect(await screen.findByRole('row', { name: /Lena Vogt.*Eingeladen/ })).toBeVisible()
  })

  test('keeps what was typed into an invitation when the service does not answer', async () => {
    const { user } = await renderApp('/mitarbeiter', {
      as: 'kunde@example.org',
      backend,
      intercept: ({ aktion }) => (aktion === 'ladeMitarbeiterEin' ? new Response(null, { status: 503 }) : null),
    })
    await user.click(await screen.findByRole('button', { name: 'Einladen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mitarbeiter einladen' })
    await user.type(within(dialog).getByLabelText('E-Mail-Adressen'), 'lena.vogt@example.org')
    await user.click(within(dialog).getByRole('button', { name: 'Einladen' }))
    expect(await within(dialog).findByRole('alert')).toBeVisible()
    expect(within(dialog).getByLabelText('E-Mail-Adressen')).toHaveValue('lena.vogt@example.org')
  })

  test('deactivates after saying what ends', async () => {
    const { user } = await open('/mitarbeiter')
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Jonas Petersen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Deaktivieren' }))
    const dialog = await screen.findByRole('dialog', { name: 'Jonas Petersen deaktivieren' })
    expect(dialog).toHaveTextContent('sofort überall abgemeldet')
    await user.click(within(dialog).getByRole('button', { name: 'Deaktivieren' }))
    expect(await screen.findByText('Jonas Petersen ist deaktiviert und überall abgemeldet.')).toBeVisible()
    expect((await stored('team@example.org'))?.aktiv).toBe(0)
  })

  test('has the four-eyes switch, and says who set it', async () => {
    const { user } = await open('/mitarbeiter')
    await user.click(await screen.findByRole('switch', { name: 'Freigabe immer durch eine zweite Person' }))
    expect(await screen.findByText(/Eingeschaltet am .* von Katharina Brandt/)).toBeVisible()
  })
})

describe('the record of an employee', () => {
  test('shows what the role gives and what differs, and saves single rights with a limit', async () => {
    const { user } = await open(`/mitarbeiter/editieren/${await idOf('team@example.org')}`)
    const storno = await screen.findByRole('switch', { name: /^Kampagnen stornieren/ })
    expect(storno).toBeChecked()
    await user.click(storno)
    const row = screen.getByRole('row', { name: /Kampagnen stornieren/ })
    expect(row).toHaveTextContent('Entzogen')
    await user.type(screen.getByLabelText('Limit je Kampagne (optional)'), '500')
    expect(await screen.findByRole('row', { name: /Kampagnen bezahlen, bis 500,00/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText(/Geänderte Rechte gelten ab der nächsten Seite/)).toBeVisible()
    expect(await screen.findByText(/Darf nicht mehr: Kampagnen stornieren/)).toBeVisible()
    expect(await stored('team@example.org')).toMatchObject({
      zahlungslimit: 50_000,
      ability: '[{"action":"storno","subject":"Kampagne","erlaubt":false}]',
    })
  })

  test('says at the field what is wrong, keeps the rest, and shows a change that came between', async () => {
    const { user } = await open(`/mitarbeiter/editieren/${await idOf('team@example.org')}`)
    const email = await screen.findByLabelText('E-Mail')
    await user.clear(email)
    await user.type(email, 'freigabe@example.org')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect((await screen.findAllByText(/gibt es in Ihrer Firma schon einen Zugang/)).length).toBeGreaterThan(0)
    await user.clear(email)
    await user.type(email, 'team@example.org')
    await backend.db
      .updateTable('mitarbeiter')
      .set({ version: 7, telefon: '0351 1' })
      .where('email', '=', 'team@example.org')
      .execute()
    await user.type(screen.getByLabelText('Position (optional)'), 'Marketing')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
    expect(dialog).toHaveTextContent('Ihre Eingabe: Marketing · Gespeichert: keine Angabe')
    expect(dialog).toHaveTextContent('Ihre Eingabe: keine Angabe · Gespeichert: 0351 1')
    await user.click(within(dialog).getByRole('button', { name: 'Meine Fassung speichern' }))
    await waitFor(async () => expect((await stored('team@example.org'))?.position).toBe('Marketing'))
  })

  test('is made with everything at once, and the invitation goes out', async () => {
    const { user, address } = await open('/mitarbeiter/erstellen')
    await user.click(await screen.findByRole('button', { name: 'Anlegen und einladen' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte geben Sie den Vornamen ein.')
    await user.type(screen.getByLabelText('Vorname'), 'Nele')
    await user.type(screen.getByLabelText('Nachname'), 'Brückner')
    await user.type(screen.getByLabelText('E-Mail'), 'nele@example.org')
    await user.click(screen.getByRole('switch', { name: 'Kampagnen bezahlen' }))
    await user.click(screen.getByRole('button', { name: 'Anlegen und einladen' }))
    await waitFor(() => expect(address()).toMatch(/^\/mitarbeiter\/editieren\/\d+$/))
    expect(await screen.findByText('Eingeladen', { selector: 'span' })).toBeVisible()
    expect((await stored('nele@example.org'))?.ability).toContain('"subject":"Zahlung","erlaubt":true')
  })
})

describe('the own account of an employee', () => {
  test('has his data to change and his rights to read, in plain words', async () => {
    const { user } = await open(`/mitarbeiter/editieren/${await idOf('team@example.org')}`, 'team@example.org')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
    const rights = screen.getByRole('region', { name: 'Das dürfen Sie' })
    expect(within(rights).getByText('Freigaben anfordern und zurückziehen')).toBeVisible()
    expect(within(rights).queryByRole('switch')).toBeNull()
    await user.type(screen.getByLabelText('Telefon (optional)'), '0351 42')
    const [save] = screen.getAllByRole('button', { name: 'Speichern' })
    if (save) await user.click(save)
    expect(await screen.findByText('Ihre Angaben sind gespeichert.')).toBeVisible()
    expect((await stored('team@example.org'))?.telefon).toBe('0351 42')
    expect(await screen.findByRole('heading', { name: /Passwort/ })).toBeVisible()
  })
})
