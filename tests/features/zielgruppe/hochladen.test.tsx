import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { http } from '#src/api/http.ts'
import { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { adressliste, CANARY, zeile } from '#tests/support/adressliste.ts'
import { csv, HOCHLADEN, openUpload, renderUpload } from '#tests/support/adressdatei.tsx'
import { gate } from '#tests/support/gate.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { zipOf } from '#tests/support/zip.ts'

const excel = (rows: number) => csv(new Uint8Array(adressliste(rows)))

/** A title page in front of the list. */
const zweiBlaetter = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></R>',
  'xl/workbook.xml': '<w><sheet name="Deckblatt" r:id="a"/><sheet name="Liste" r:id="b"/></w>',
  'xl/_rels/workbook.xml.rels':
    '<R><Relationship Id="a" Type="x/worksheet" Target="a.xml"/><Relationship Id="b" Type="x/worksheet" Target="b.xml"/></R>',
  'xl/a.xml': '<w><sheetData/></w>',
  'xl/b.xml': `<w><row>${['Name', 'PLZ'].map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row><row><c t="str"><v>Weber</v></c><c><v>28195</v></c></row></w>`,
}

describe('upload of an address list', () => {
  test('CSV-01 DSG-02 a Windows-1252 list goes from the file to the target group, without the columns that nobody mapped', async () => {
    const { user, backend, bodies, address } = await openUpload(excel(60))
    expect(await screen.findByRole('combobox', { name: 'Zeichensatz' })).toHaveTextContent('Windows-1252')
    expect(screen.getByRole('combobox', { name: 'Trennzeichen' })).toHaveTextContent('Semikolon')
    expect(screen.getByRole('combobox', { name: 'Verwendung der Spalte Straße' })).toHaveTextContent(
      'Straße und Hausnummer',
    )
    expect(screen.getByRole('combobox', { name: 'Verwendung der Spalte Interne Notiz' })).toHaveTextContent(
      'Nicht übernehmen',
    )
    await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))

    const corrected = await screen.findByRole('region', { name: 'Korrigiert' })
    expect(screen.getByRole('heading', { name: '60 von 60 Adressen werden gedruckt' })).toBeVisible()
    // Dresden and Leipzig are every fourth row each, their zero was lost.
    expect(within(corrected).getByText('Führende Null der Postleitzahl ergänzt: 16')).toBeVisible()
    expect(within(corrected).getAllByText('Postleitzahl: „1067“ → „01067“')).not.toHaveLength(0)

    expect(screen.getByRole('textbox', { name: 'Name der Zielgruppe' })).toHaveValue('kunden 2026')
    // What is missing is said at the form, and nothing is sent.
    await user.click(screen.getByRole('button', { name: '60 Adressen hochladen' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: /Bitte geben Sie die Herkunft/ })).toBeVisible()
    expect(within(summary).getByRole('link', { name: /Bitte bestätigen Sie/ })).toBeVisible()
    expect(bodies).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei der Prüfung')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    await user.click(screen.getByRole('button', { name: '60 Adressen hochladen' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'kunden 2026' })).toBeVisible()
    expect(address()).toMatch(/^\/zielgruppe\/editieren\/\d+$/)
    const [stored] = await backend.db
      .selectFrom('zielgruppe')
      .selectAll()
      .where('bezeichnung', '=', 'kunden 2026')
      .execute()
    expect(stored).toMatchObject({ potenzial: 60, datenquelle: 'Kundendatei der Prüfung' })
    const rows = await backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .selectAll()
      .where('idPtZielgruppe', '=', stored!.idPtZielgruppe)
      .orderBy('nr')
      .execute()
    expect(rows).toHaveLength(60)
    const { vorname, nachname, plz, ort } = zeile(0)
    expect(rows[0]).toMatchObject({ vorname, nachname, plz, ort, hausnummer: '1' })
    expect(JSON.stringify(rows)).not.toContain(CANARY)
    const datei = bodies.map((body) => body.get('datei')).find((entry) => entry instanceof Blob)
    const text = (await datei?.text()) ?? ''
    expect(text.split('\r\n')[0]).toBe('zeile;anrede;vorname;nachname;strasseHausnummer;plz;ort;kundennummer')
    expect(text).toContain('Müller')
    expect(text).not.toContain(CANARY)
  })

  test('CSV-23 a workbook goes from its sheet to the target group', async () => {
    const path = join(import.meta.dirname, '../../engines/addresses/list/fremd/openpyxl.xlsx')
    const { user, backend } = await openUpload(csv(new Uint8Array(await readFile(path)), 'kunden_2026.xlsx'))
    const blatt = await screen.findByRole('combobox', { name: 'Tabellenblatt' })
    expect(blatt).toHaveTextContent('Kunden & Partner')
    expect(screen.queryByRole('combobox', { name: 'Zeichensatz' })).toBeNull()
    expect(screen.getByText(/1 Zeile ist in der Tabelle ausgeblendet/)).toBeVisible()
    expect(screen.getByText(/Zellen verbunden \(A1:C1\)/)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Kopfzeile' })).toHaveTextContent('Zeile 3')
    await user.click(blatt)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kunden & Partner', 'Nord'])
    await user.click(screen.getByRole('option', { name: 'Nord' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kopfzeile' })).toHaveTextContent('Zeile 1'))
    expect(screen.queryByText(/ausgeblendet/)).toBeNull()
    await user.click(screen.getByRole('combobox', { name: 'Tabellenblatt' }))
    await user.click(screen.getByRole('option', { name: 'Kunden & Partner' }))
    await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
    // "03. Mai" and "#NV" are left out unless the user says otherwise.
    expect(await screen.findByRole('heading', { name: '2 von 4 Adressen werden gedruckt' })).toBeVisible()
    expect(screen.getByText('Hausnummer ist ein Datum: 1')).toBeVisible()
    expect(screen.getByText('Fehlerwert aus der Tabelle: 1')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    await user.click(screen.getByRole('button', { name: '2 Adressen hochladen' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'kunden 2026' })).toBeVisible()
    const rows = await backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .innerJoin('zielgruppe', 'zielgruppe.idPtZielgruppe', 'zielgruppeEmpfaenger.idPtZielgruppe')
      .select(['nachname', 'hausnummer', 'plz'])
      .where('bezeichnung', '=', 'kunden 2026')
      .orderBy('nr')
      .execute()
    expect(rows).toEqual([
      { nachname: 'Groß', hausnummer: '7', plz: '01067' },
      { nachname: 'Weber', hausnummer: '12 a', plz: '04109' },
    ])
  })

  test('a sheet in front without a row leads to the others', async () => {
    const { user } = await openUpload(csv(zipOf(zweiBlaetter), 'kunden.xlsx'))
    expect(await screen.findByText(/^Auf diesem Blatt steht keine Adresse\./)).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Tabellenblatt' }))
    await user.click(screen.getByRole('option', { name: 'Liste' }))
    expect(await screen.findByRole('combobox', { name: 'Verwendung der Spalte Name' })).toBeVisible()
    expect(screen.queryByText(/^Auf diesem Blatt/)).toBeNull()
  })

  test('rows that were copied in a spreadsheet can be pasted', async () => {
    await renderUpload()
    const paste = (text: string) =>
      fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } })
    paste('nur ein Wort')
    expect(await screen.findByRole('alert')).toHaveTextContent('In der Zwischenablage stehen keine Tabellenzeilen.')
    paste('Name\tStraße\tHausnummer\tPLZ\tOrt\r\nWeber\tAm Wall\t3\t28195\tBremen\r\n')
    expect(await screen.findByRole('combobox', { name: 'Trennzeichen' })).toHaveTextContent('Tabulator')
    expect(screen.getByText('Eingefügte Zeilen.txt')).toBeVisible()
  })

  test('a check that is given up when it has just ended leads to the columns; NET-13 cancelling ends the upload for good: nothing is stored, the list is still there and goes through anew', async () => {
    const { user, backend } = await openUpload(csv('Name;Straße;Hausnummer;PLZ;Ort\nWeber;Am Wall;3;28195;Bremen\n'))
    const late = gate()
    const done = gate()
    const { check } = AdressdateiClient.prototype
    const spy = vi.spyOn(AdressdateiClient.prototype, 'check').mockImplementation(async function delayed(
      this: AdressdateiClient,
      ...input
    ) {
      const result = await check.apply(this, input)
      done.open()
      await late.opened
      return result
    })
    onTestFinished(() => spy.mockRestore())
    await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
    const giveUp = await screen.findByRole('button', { name: 'Abbrechen' })
    await done.opened
    // The result is there and not drawn yet: the button is still on the screen.
    await act(async () => {
      late.open()
      await new Promise((resolve) => setTimeout(resolve, 0))
      giveUp.click()
    })
    expect(await screen.findByRole('button', { name: 'Adressen prüfen' })).toBeVisible()
    expect(screen.getByText('kunden_2026.csv')).toBeVisible()
    spy.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
    expect(await screen.findByRole('heading', { name: '1 von 1 Adressen wird gedruckt' })).toBeVisible()

    await user.type(await screen.findByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    const held = gate()
    const hold = http.interceptors.request.use(async (request) => {
      if (request.data instanceof FormData) await held.opened
      return request
    })
    const schicken = screen.getByRole('button', { name: '1 Adresse hochladen' })
    await user.click(schicken)
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
    held.open()
    http.interceptors.request.eject(hold)
    expect(await screen.findByText(/^Abgebrochen, es wurde nichts gespeichert\./)).toBeVisible()
    const lists = () =>
      backend.db.selectFrom('zielgruppe').select('potenzial').where('bezeichnung', '=', 'kunden 2026').execute()
    expect(await lists()).toEqual([])
    await user.click(schicken)
    expect(await screen.findByRole('heading', { level: 1, name: 'kunden 2026' })).toBeVisible()
    expect(await lists()).toEqual([{ potenzial: 1 }])
  })

  test('CSV-08 a column that is needed and not mapped is named', async () => {
    const { user } = await openUpload(csv('Name;Straße;PLZ\nWeber;Am Wall 3;28195\n'))
    await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Ordnen Sie eine Spalte dem Ort zu.')
    await waitFor(() => expect(summary).toHaveFocus())
  })

  test('a kind of warning is kept or left out by choice; numbers that do not add up are explained', async () => {
    const { user } = await openUpload(
      csv(
        [
          'Name;Straße;Hausnummer;PLZ;Ort',
          'Weber;Am Wall;3;28195;Bremen',
          'Mustermann;Am Wall;4;28195;Bremen',
          'Mustermann;Am Wall;5;99999;Bremen',
          'Berg;Am Wall;;28195;Bremen',
        ].join('\n'),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
    expect(await screen.findByRole('heading', { name: '2 von 4 Adressen werden gedruckt' })).toBeVisible()
    const warnungen = screen.getByRole('region', { name: 'Warnung' })
    expect(warnungen).toHaveTextContent('Eine Zeile kann mehrere Auffälligkeiten haben.')
    expect(screen.getByRole('region', { name: 'Ausgeschlossen' })).not.toHaveTextContent('mehrere Auffälligkeiten')
    const choice = within(screen.getByRole('group', { name: 'Beispieladresse: drucken oder weglassen' }))
    await user.click(choice.getByRole('button', { name: 'Drucken' }))
    expect(screen.getByRole('heading', { name: '3 von 4 Adressen werden gedruckt' })).toBeVisible()
    await user.click(choice.getByRole('button', { name: 'Weglassen' }))
    await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
    await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
    await user.click(screen.getByRole('button', { name: '2 Adressen hochladen' }))
    expect(await screen.findByText('4 Zeilen geprüft, 1 ausgeschlossen, 1 weggelassen')).toBeVisible()
  })

  test('CSV-06 an open quote stops with its line; read as text, every row is there', async () => {
    const rows = Array.from({ length: 6 }, (_, nr) => `Weber${nr};Am Wall;${nr + 1};28195;Bremen`)
    rows[1] = rows[1]!.replace('Weber', '"Weber')
    rows[4] = rows[4]!.replace('Weber4', 'Weber4"')
    const { user, bodies } = await openUpload(csv(['Name;Straße;Hausnummer;PLZ;Ort', ...rows].join('\r\n')))
    await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
    const stopp = await screen.findByRole('alert')
    expect(stopp).toHaveTextContent('In Zeile 3 öffnet ein Anführungszeichen, das erst in Zeile 6 schließt.')
    expect(stopp).toHaveTextContent('"Weber1;Am Wall;2;28195;Bremen')
    await user.click(within(stopp).getByRole('button', { name: 'Anführungszeichen als Text lesen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Adressen prüfen' }))
    expect(await screen.findByRole('heading', { name: '6 von 6 Adressen werden gedruckt' })).toBeVisible()
    expect(bodies).toEqual([])
  })

  test('CSV-28 five files at once, a folder, or a file that changed meanwhile: said, and nothing is read', async () => {
    const { user, bodies } = await renderUpload()
    const choose = screen.getByLabelText('Datei auswählen', { selector: 'input' })
    await user.upload(
      choose,
      Array.from({ length: 5 }, (_, nr) => csv('Name\nWeber\n', `liste ${nr}.csv`)),
    )
    expect(await screen.findByText(/Bitte wählen Sie nur eine Datei\./)).toBeVisible()
    const changed = csv('Name;Straße;Hausnummer;PLZ;Ort\nWeber;Am Wall;3;28195;Bremen\n')
    const gone = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
    changed.slice = () =>
      Object.assign(new Blob(), {
        arrayBuffer: gone,
        stream: () => {
          throw new DOMException('changed', 'NotReadableError')
        },
      })
    changed.arrayBuffer = gone
    await user.upload(choose, changed)
    expect(await screen.findByText(/inzwischen verschoben oder geändert/)).toBeVisible()
    expect(bodies).toEqual([])
  })

  test('CSV-30 nobody printable: no upload, but a reason', async () => {
    const { user } = await openUpload(csv('Name;Straße;Hausnummer;PLZ;Ort\nWeber;Am Wall;3;;Bremen\n'))
    await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Adresse kann gedruckt werden')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('DSG-01 without the contract there is no way to choose a file', async () => {
    await renderApp(HOCHLADEN, { as: 'andere@example.org' })
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('AV-Vertrag')
    expect(screen.getByRole('link', { name: 'Vertrag ansehen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/konto.*#av-vertrag$/),
    )
    expect(screen.queryByLabelText('Datei auswählen', { selector: 'input' })).not.toBeInTheDocument()
  })
})
