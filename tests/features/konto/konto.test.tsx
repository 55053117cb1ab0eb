import { screen, waitFor, within } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

const part = (name: string) => screen.findByRole('region', { name })
const stored = ({ backend }: App) =>
  backend.db.selectFrom('kunde').selectAll().where('idPtKunde', '=', 1).executeTakeFirstOrThrow()

async function fill(app: App, region: HTMLElement, name: string, value: string): Promise<void> {
  const field = within(region).getByRole('textbox', { name })
  await app.user.clear(field)
  if (value !== '') await app.user.type(field, value)
}

describe('account', () => {
  test('a part is saved alone, with mistakes at its fields first', async () => {
    const app = await renderApp('/konto', { as: KUNDE })
    const firma = await part('Firma')
    await fill(app, firma, 'Postleitzahl', '1099')
    await fill(app, firma, 'USt-IdNr. (optional)', 'DE136695977')
    await app.user.click(within(firma).getByRole('button', { name: 'Speichern' }))
    const summary = await within(firma).findByRole('alert')
    expect(
      within(summary).getByRole('link', { name: 'Postleitzahl: Eine deutsche Postleitzahl hat genau fünf Ziffern.' }),
    ).toBeVisible()
    expect(within(summary).getByRole('link', { name: /Prüfziffer der USt-IdNr/ })).toBeVisible()
    await fill(app, firma, 'Postleitzahl', '01097')
    await fill(app, firma, 'USt-IdNr. (optional)', 'DE 222 222 203')
    await app.user.click(within(firma).getByRole('button', { name: 'Speichern' }))
    expect(await within(firma).findByText('Noch nicht bestätigt')).toBeVisible()
    expect(await stored(app)).toMatchObject({
      plz: '01097',
      ustIdNr: 'DE222222203',
      firmaVersion: 2,
      rechnungVersion: 1,
    })
  })

  test('a failed save keeps what was typed, and works once the service is back', async () => {
    let broken = true
    const app = await renderApp('/konto', {
      as: KUNDE,
      intercept: ({ aktion }) =>
        broken && aktion === 'saveDatenschutzKontakt' ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : null,
    })
    const datenschutz = await part('Datenschutzkontakt')
    await fill(app, datenschutz, 'Kontakt für Widersprüche', 'dsb@example.org')
    expect(
      within(datenschutz).getByText(/Sie können der Werbung jederzeit widersprechen: dsb@example.org/),
    ).toBeVisible()
    await app.user.click(within(datenschutz).getByRole('button', { name: 'Speichern' }))
    expect(await within(datenschutz).findByRole('alert')).toHaveTextContent('Ihre Eingaben sind noch da')
    expect(within(datenschutz).getByRole('textbox')).toHaveValue('dsb@example.org')
    broken = false
    await app.user.click(within(datenschutz).getByRole('button', { name: 'Speichern' }))
    await waitFor(async () => expect((await stored(app)).datenschutzKontakt).toBe('dsb@example.org'))
  })

  test('a stale save shows both versions and overwrites nothing unasked', async () => {
    const app = await renderApp('/konto', { as: KUNDE })
    const datenschutz = await part('Datenschutzkontakt')
    const token = await app.backend.login(KUNDE)
    await app.backend.call(token, 'saveDatenschutzKontakt', { datenschutzKontakt: 'kollegin@example.org', version: 1 })
    await fill(app, datenschutz, 'Kontakt für Widersprüche', 'meine@example.org')
    await app.user.click(within(datenschutz).getByRole('button', { name: 'Speichern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
    expect(within(dialog).getByText('kollegin@example.org')).toBeVisible()
    expect(within(dialog).getByText('meine@example.org')).toBeVisible()
    expect((await stored(app)).datenschutzKontakt).toBe('kollegin@example.org')
    await app.user.click(within(dialog).getByRole('button', { name: 'Meine Fassung speichern' }))
    await waitFor(async () => expect((await stored(app)).datenschutzKontakt).toBe('meine@example.org'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('leaving with unsaved inputs asks once', async () => {
    const app = await renderApp('/konto', { as: KUNDE })
    const firma = await part('Firma')
    await fill(app, firma, 'Ort', 'Radebeul')
    await fill(app, await part('Rechnung'), 'Kostenstelle (optional)', '4711')
    void app.router.navigate('/dashboard')
    const dialog = await screen.findByRole('dialog', { name: 'Ungespeicherte Änderungen' })
    await app.user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(await stored(app)).toMatchObject({ ort: 'Radebeul', kostenstelle: '4711' })
  })

  test('who may only read finds no form and nothing to press', async () => {
    const app = await renderApp('/konto', {
      as: KUNDE,
      intercept: () => null,
    })
    await part('Firma')
    const { setAbilityRules } = await import('#src/shared/ability/appAbility.ts')
    setAbilityRules([{ action: 'read', subject: 'Konto' }])
    const firma = await part('Firma')
    await waitFor(() => expect(within(firma).queryByRole('textbox')).not.toBeInTheDocument())
    expect(within(firma).getByText('Ladenverbund Elbtal eG')).toBeVisible()
    expect(within(await part('Datenexport')).queryByRole('button')).not.toBeInTheDocument()
    expect(app.address()).toBe('/konto')
  })

  test('a mandate is given with a checked IBAN and shown masked', async () => {
    const app = await renderApp('/konto#zahlungsmittel', { as: KUNDE })
    const zahlung = await part('Zahlungsmittel')
    await app.user.click(within(zahlung).getByRole('button', { name: 'Anderes Konto angeben' }))
    const dialog = await screen.findByRole('dialog', { name: 'SEPA-Mandat erteilen' })
    await app.user.type(within(dialog).getByRole('textbox', { name: 'Kontoinhaber' }), 'Katharina Brandt')
    await app.user.type(within(dialog).getByRole('textbox', { name: 'IBAN' }), 'DE89 3704 0044 0532 0130 01')
    await app.user.click(within(dialog).getByRole('checkbox'))
    await app.user.click(within(dialog).getByRole('button', { name: 'SEPA-Mandat erteilen' }))
    expect(await within(dialog).findByRole('link', { name: /Prüfziffer der IBAN/ })).toBeVisible()
    await app.user.clear(within(dialog).getByRole('textbox', { name: 'IBAN' }))
    await app.user.type(within(dialog).getByRole('textbox', { name: 'IBAN' }), 'NL91 ABNA 0417 1643 00')
    await app.user.click(within(dialog).getByRole('button', { name: 'SEPA-Mandat erteilen' }))
    expect(await within(zahlung).findByText(/^NL91 •.*00$/)).toBeVisible()
  })

  test('somebody is put on the blocklist, found, and taken off with a reason', async () => {
    const app = await renderApp('/konto#sperrliste', { as: KUNDE })
    const sperrliste = await part('Sperrliste')
    await app.user.click(within(sperrliste).getByRole('button', { name: 'Person eintragen' }))
    const dialog = await screen.findByRole('dialog', { name: 'In die Sperrliste eintragen' })
    for (const [name, value] of [
      ['Nachname', 'Öztürk'],
      ['Straße', 'Ahornweg'],
      ['Hausnummer (optional)', '7'],
      ['Postleitzahl', '01099'],
    ] as const)
      await app.user.type(within(dialog).getByRole('textbox', { name }), value)
    await app.user.click(within(dialog).getByRole('button', { name: 'In die Sperrliste eintragen' }))
    await app.user.click(await within(sperrliste).findByRole('button', { name: 'Öztürk entfernen' }))
    const asking = await screen.findByRole('dialog', { name: 'Von der Sperrliste entfernen' })
    await app.user.click(within(asking).getByRole('button', { name: 'Von der Sperrliste entfernen' }))
    expect(await within(asking).findByRole('link', { name: 'Grund: Bitte geben Sie einen Grund an.' })).toBeVisible()
    await app.user.type(within(asking).getByRole('textbox', { name: 'Grund' }), 'Versehen')
    await app.user.click(within(asking).getByRole('button', { name: 'Von der Sperrliste entfernen' }))
    expect(await within(sperrliste).findByText('Noch niemand eingetragen.')).toBeVisible()
  })

  test('a file of objections is imported by its columns', async () => {
    const app = await renderApp('/konto#sperrliste', { as: KUNDE })
    const sperrliste = await part('Sperrliste')
    await app.user.click(within(sperrliste).getByRole('button', { name: 'Aus Datei übernehmen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sperrliste aus Datei übernehmen' })
    const csv = 'Vorname;Name;Straße;PLZ;Ort;Notiz\nEda;Öztürk;Ahornweg 7;01099;Dresden;geheim\n'
    await app.user.upload(within(dialog).getByLabelText('Excel- oder CSV-Datei'), new File([csv], 'widersprueche.csv'))
    await app.user.click(await within(dialog).findByRole('button', { name: 'Übernehmen' }))
    expect(await within(sperrliste).findByRole('cell', { name: 'Eda Öztürk' })).toBeVisible()
    const [row] = await app.backend.db.selectFrom('sperre').selectAll().execute()
    expect(row).toMatchObject({ nachname: 'Öztürk', strasse: 'Ahornweg', hausnummer: '7', quelle: 'import' })
    expect(JSON.stringify(row)).not.toContain('geheim')
  })

  test('of a workbook of objections the sheet is chosen', async () => {
    const app = await renderApp('/konto#sperrliste', { as: KUNDE })
    const sperrliste = await part('Sperrliste')
    await app.user.click(within(sperrliste).getByRole('button', { name: 'Aus Datei übernehmen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sperrliste aus Datei übernehmen' })
    const path = join(import.meta.dirname, '../../engines/addresses/list/fremd/openpyxl.xlsx')
    const input = within(dialog).getByLabelText('Excel- oder CSV-Datei')
    // What is not accepted cannot be chosen.
    await app.user.upload(input, new File([new Uint8Array(await readFile(path))], 'widersprueche.xlsx'))
    const blatt = await within(dialog).findByRole('combobox', { name: 'Tabellenblatt' })
    expect(blatt).toHaveTextContent('Kunden & Partner')
    await app.user.click(blatt)
    await app.user.click(screen.getByRole('option', { name: 'Nord' }))
    await waitFor(() => expect(blatt).toHaveTextContent('Nord'))
    await app.user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
    expect(await within(sperrliste).findByRole('cell', { name: 'Ida Nord' })).toBeVisible()
    expect(await app.backend.db.selectFrom('sperre').select('nachname').execute()).toEqual([{ nachname: 'Nord' }])
  })

  test('deletion needs the password, and can be called off', async () => {
    const app = await renderApp('/konto#loeschung', { as: KUNDE })
    const loeschung = await part('Konto löschen')
    await app.user.click(within(loeschung).getByRole('button', { name: 'Löschung beantragen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Löschung beantragen' })
    await app.user.type(within(dialog).getByLabelText('Ihr Passwort'), 'falsch')
    await app.user.click(within(dialog).getByRole('button', { name: 'Löschung beantragen' }))
    expect(await within(dialog).findByRole('link', { name: /Passwort stimmt nicht/ })).toBeVisible()
    await app.user.clear(within(dialog).getByLabelText('Ihr Passwort'))
    await app.user.type(within(dialog).getByLabelText('Ihr Passwort'), 'Postkarte-2026!')
    await app.user.click(within(dialog).getByRole('button', { name: 'Löschung beantragen' }))
    expect(await within(loeschung).findByText(/wird am 20.12.2026 gelöscht/)).toBeVisible()
    await app.user.click(within(loeschung).getByRole('button', { name: 'Löschung zurücknehmen' }))
    expect(await within(loeschung).findByRole('button', { name: 'Löschung beantragen' })).toBeVisible()
    expect((await stored(app)).loeschungAm).toBeNull()
  })
})
