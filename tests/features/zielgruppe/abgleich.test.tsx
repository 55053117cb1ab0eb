import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SperrPerson } from '#src/contract/sperrliste.ts'
import { http } from '#src/api/http.ts'
import { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { sperrlisteHandlers } from '#mocks/backend/sperrliste/handlers.ts'
import { seedContext } from '#mocks/backend/seed/werbemittel.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { addListe, testEmpfaenger } from '#tests/backend/kampagneFlow.ts'
import type { TestBackend } from '#tests/support/standIn.ts'

const KOPF = 'Vorname;Name;Straße;Hausnummer;PLZ;Ort'
const HANNA = 'Hanna;Weber;Am Wall;3;28195;Bremen'
const ULF = 'Ulf;Krautwald;Am Eiskeller;3b;28195;Bremen'
const OLE = 'Ole;Groß;Lindenallee;12;01067;Dresden'
const csv = (name: string, ...rows: string[]) => new File([[KOPF, ...rows].join('\n')], name, { type: 'text/csv' })

async function customerOf(backend: TestBackend) {
  const { idPtKunde } = await backend.db
    .selectFrom('zugang')
    .select('idPtKunde')
    .where('email', '=', 'kunde@example.org')
    .executeTakeFirstOrThrow()
  return seedContext(backend.parts, idPtKunde, 'Katharina Brandt', 'kunde@example.org')
}

async function sperre(backend: TestBackend, zeile: string): Promise<void> {
  const [vorname = '', nachname = '', strasse = '', hausnummer = '', plz = '', ort = ''] = zeile.split(';')
  const person: SperrPerson = { vorname, nachname, firma: '', strasse, hausnummer, plz, ort }
  await sperrlisteHandlers.saveSperre({ person }, await customerOf(backend))
}

/** Opens the page and chooses a list, up to the result of its check. */
async function geprueft(file: File, before: (backend: TestBackend) => Promise<void> = () => Promise.resolve()) {
  const app = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org' })
  await before(app.backend)
  await app.user.upload(await screen.findByLabelText('Datei auswählen', { selector: 'input' }), file)
  await app.user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  return { ...app, bereich: within(await screen.findByRole('region', { name: 'Wen auslassen?' })) }
}

async function ladeHoch(user: Awaited<ReturnType<typeof geprueft>>['user'], button: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
  await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  await user.click(await screen.findByRole('button', { name: button }))
}

describe('domain 4.3.13 people who are left out of a list', () => {
  test('are counted in the preview by the blocklist; the number on the button is the one that is stored, and who is left out can be changed then', async () => {
    const { user, bereich, backend } = await geprueft(csv('kunden.csv', HANNA, ULF.toUpperCase(), OLE), (backend) =>
      sperre(backend, ULF),
    )
    expect(await screen.findByRole('heading', { name: '2 von 3 Adressen werden gedruckt' })).toBeVisible()
    expect(await bereich.findByText('1 ausgelassen')).toBeVisible()
    await ladeHoch(user, '2 Adressen hochladen')
    expect(await screen.findByRole('heading', { level: 1, name: 'kunden' })).toBeVisible()
    expect(await screen.findByRole('row', { name: /Steht auf Ihrer Sperrliste.*1/ })).toBeVisible()
    await user.click(await screen.findByRole('combobox', { name: 'Zeitraum' }))
    await user.click(await screen.findByRole('option', { name: 'In den letzten 14 Tagen' }))
    await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
    expect(await screen.findByText('Wer in den 14 Tagen vor dem Versand Post von Ihnen erhält.')).toBeVisible()
    const [stored] = await backend.db
      .selectFrom('zielgruppe')
      .select('ausschluss')
      .where('bezeichnung', '=', 'kunden')
      .execute()
    expect(stored?.ausschluss).toBe('{"angeschriebenTage":14}')
  })

  test('are taken out once the smaller number is confirmed, where one of them objected meanwhile', async () => {
    const { user, backend } = await geprueft(csv('kunden.csv', HANNA, ULF))
    expect(await screen.findByRole('heading', { name: '2 von 2 Adressen werden gedruckt' })).toBeVisible()
    await screen.findByText(/^Wir vergleichen Name und Anschrift/)
    await sperre(backend, ULF)
    await ladeHoch(user, '2 Adressen hochladen')
    expect(await screen.findByText(/^Der Abgleich lässt 1 Person aus\. Gedruckt würden 1 statt 2/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '1 Adresse hochladen' }))
    expect(await screen.findByRole('row', { name: /Steht auf Ihrer Sperrliste.*1/ })).toBeVisible()
  })

  test('and who is likely one of them is asked about: row by row, or all of the kind', async () => {
    const rows = [HANNA, ULF.replace('Ulf', 'U.'), ULF.replace('Krautwald', 'Kraut-Wald'), OLE]
    const { user, backend } = await geprueft(csv('kunden.csv', ...rows), (own) => sperre(own, ULF))
    expect(await screen.findByRole('heading', { name: '2 von 4 Adressen werden gedruckt' })).toBeVisible()
    const warnung = within(await screen.findByRole('region', { name: 'Warnung' }))
    expect(warnung.getByText('Könnte auf Ihrer Sperrliste stehen: 2')).toBeVisible()
    await user.click(warnung.getByRole('button', { name: /Zeilen ansehen: Könnte auf Ihrer Sperrliste|Könnte auf/ }))
    await user.click(await screen.findByRole('button', { name: 'Ist jemand anderes, drucken' }))
    expect(await screen.findByText(/^Entschieden: Es ist jemand anderes/)).toBeVisible()
    expect(screen.getByRole('heading', { name: '3 von 4 Adressen werden gedruckt' })).toBeVisible()
    await ladeHoch(user, '3 Adressen hochladen')
    expect(await screen.findByRole('heading', { level: 1, name: 'kunden' })).toBeVisible()
    const stored = await backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .select(['vorname', 'jemandAnderes'])
      .where('nachname', 'like', 'Kraut%')
      .execute()
    expect(stored).toEqual([{ vorname: 'U.', jemandAnderes: expect.stringContaining('w') }])
  })

  test('stand in a Robinson list that is read on the spot', async () => {
    const { user, bereich, backend } = await geprueft(csv('kunden.csv', HANNA, ULF, OLE))
    await user.click(await bereich.findByRole('button', { name: 'Datei einlesen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Robinsonliste einlesen' }))
    await user.upload(dialog.getByLabelText('Excel- oder CSV-Datei'), csv('robinson.csv', ULF, OLE, 'Wer;;;;;'))
    await user.click(await dialog.findByRole('button', { name: 'Übernehmen' }))
    expect(
      await screen.findByText(/2 Personen werden künftig ausgelassen\. 1 Zeile ohne Name oder Anschrift/),
    ).toBeVisible()
    expect(await screen.findByRole('heading', { name: '1 von 3 Adressen wird gedruckt' })).toBeVisible()
    expect(await bereich.findByText(/^„robinson\.csv“ vom .*, 2 Einträge\./)).toBeVisible()
    expect(await bereich.findByText('2 ausgelassen')).toBeVisible()
    expect(await backend.db.selectFrom('robinson').select('plz').execute()).toHaveLength(2)
  })

  test.each([
    ['openpyxl.xlsx', 'Kunden & Partner', 'Jörg;GROSS;Ahornweg;7;01067;Dresden'],
    ['iconv-850.csv', null, 'Aenne;GROSS;LINDENWEG;7;01067;Dresden'],
  ])('stand in a Robinson list that another program wrote: %s', async (name, blatt, jemand) => {
    const path = join(import.meta.dirname, '../../engines/addresses/list/fremd', name)
    const { user, bereich, backend } = await geprueft(csv('kunden.csv', HANNA, jemand))
    await user.click(await bereich.findByRole('button', { name: 'Datei einlesen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Robinsonliste einlesen' }))
    await user.upload(
      dialog.getByLabelText('Excel- oder CSV-Datei'),
      new File([new Uint8Array(await readFile(path))], name),
    )
    await dialog.findByRole('button', { name: 'Übernehmen' })
    expect(dialog.queryByRole('combobox', { name: 'Tabellenblatt' })?.textContent).toBe(blatt ?? undefined)
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    expect(await screen.findByRole('heading', { name: '1 von 2 Adressen wird gedruckt' })).toBeVisible()
    expect(await backend.db.selectFrom('robinson').select('plz').where('plz', '=', '01067').execute()).not.toEqual([])
  })

  test('are in another list, and come back when that is taken off again; what was chosen is kept with the group', async () => {
    const { user, bereich, backend } = await geprueft(csv('kunden.csv', HANNA, ULF, OLE), async (own) => {
      const { actor } = await customerOf(own)
      const [wer] = testEmpfaenger(1)
      if (!wer) throw new Error('nobody')
      const hanna = { ...wer, vorname: 'HANNA', nachname: 'WEBER', strasse: 'AM WALL', hausnummer: '3', plz: '28195' }
      await addListe(own, [hanna], actor?.idPtKunde)
    })
    const choose = async () => {
      await user.click(await bereich.findByRole('combobox', { name: 'Liste hinzufügen' }))
      await user.click(await screen.findByRole('option', { name: 'Stammkunden' }))
    }
    await choose()
    expect(await screen.findByRole('heading', { name: '2 von 3 Adressen werden gedruckt' })).toBeVisible()
    await user.click(bereich.getByRole('button', { name: '„Stammkunden“ nicht mehr auslassen' }))
    expect(await screen.findByRole('heading', { name: '3 von 3 Adressen werden gedruckt' })).toBeVisible()
    await choose()
    expect(await screen.findByRole('heading', { name: '2 von 3 Adressen werden gedruckt' })).toBeVisible()
    await ladeHoch(user, '2 Adressen hochladen')
    expect(await screen.findByText('Wer in „Stammkunden“ steht.')).toBeVisible()
    const [stored] = await backend.db
      .selectFrom('zielgruppe')
      .select('ausschluss')
      .where('bezeichnung', '=', 'kunden')
      .execute()
    expect(stored?.ausschluss).toMatch(/"bezeichnung":"Stammkunden"/)
  })

  test('are compared once the service answers: no line, answers that are no list of hashes, and a comparison that breaks off, are told', async () => {
    // Of other programs: a page of a server in between, nothing, a number.
    const answers = ['no line', '<!doctype html><title>502 Bad Gateway</title>', '', '0']
    const isAsked = (data: unknown) => String(data).includes('fetchAbgleich')
    const cut = http.interceptors.request.use((request) => {
      if (!isAsked(request.data) || answers[0] !== 'no line') return request
      answers.shift()
      throw new Error('no line')
    })
    const foreign = http.interceptors.response.use((response) => {
      const answer = isAsked(response.config.data) ? answers.shift() : undefined
      if (answer !== undefined) response.data = new Blob([answer])
      return response
    })
    onTestFinished(() => {
      http.interceptors.request.eject(cut)
      http.interceptors.response.eject(foreign)
    })
    const { user, bereich } = await geprueft(csv('kunden.csv', HANNA, ULF), (backend) => sperre(backend, ULF))
    const fail = vi.spyOn(AdressdateiClient.prototype, 'gleicheAb')
    onTestFinished(() => fail.mockRestore())
    const retry = async () => user.click(await bereich.findByRole('button', { name: 'Erneut versuchen' }))
    for (const left of [3, 2, 1, 0]) {
      await waitFor(() => expect(answers).toHaveLength(left))
      expect(await bereich.findByText(/^Der Abgleich ließ sich nicht laden\. Ihre Liste .* noch da\./)).toBeVisible()
      expect(screen.getByRole('heading', { name: '2 von 2 Adressen werden gedruckt' })).toBeVisible()
      // The last time the hashes are there, and the comparison itself breaks off.
      if (left === 0) fail.mockClear().mockRejectedValueOnce(new Error('out of memory'))
      await retry()
    }
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(1))
    await retry()
    expect(await bereich.findByText('1 ausgelassen')).toBeVisible()
    expect(await screen.findByRole('heading', { name: '1 von 2 Adressen wird gedruckt' })).toBeVisible()
  })
})

test('domain 4.3.13 a list that is left out and gone is named where it can be taken out', async () => {
  const { user, backend, router } = await renderApp('/zielgruppe', { as: 'kunde@example.org' })
  const { actor } = await customerOf(backend)
  const idPtZielgruppe = await addListe(backend, testEmpfaenger(1), actor?.idPtKunde)
  const ausschlussIn = () =>
    backend.db.selectFrom('zielgruppe').select('ausschluss').where('idPtZielgruppe', '=', idPtZielgruppe).execute()
  await backend.db
    .updateTable('zielgruppe')
    .set({ ausschluss: '{"listen":[{"idPtZielgruppe":987654,"bezeichnung":"Bestand 2024"}]}' })
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .execute()
  await router.navigate(`/zielgruppe/editieren/${idPtZielgruppe}`)
  expect(await screen.findByText(/^Diese Liste gibt es nicht mehr\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '„Bestand 2024“ nicht mehr auslassen' }))
  expect(screen.queryByText(/^Diese Liste gibt es nicht mehr\./)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
  expect(await screen.findByText(/ist gespeichert: 1 Person/)).toBeVisible()
  expect(await ausschlussIn()).toEqual([{ ausschluss: null }])
})
