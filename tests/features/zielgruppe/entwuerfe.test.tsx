import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { grid, ladeHoch, liste, openTisch, write, saveNow, verliereAntwort } from '#tests/support/adresstisch.tsx'

const gespeicherteListe = () => screen.findByRole('heading', { level: 1, name: 'kunden' })

test('a draft that somebody else discarded is made anew by the next save, which says so, and keeps no list from being uploaded', async () => {
  const app = await openTisch()
  await saveNow(app)
  await app.kollege.discard()
  await write(app, 'Weber', 'Meier')
  await app.user.click(screen.getByRole('button', { name: 'Zwischenspeichern' }))
  expect(await screen.findByText(/wurde inzwischen verworfen\. Ihre Arbeit ist als neuer Stand/)).toBeVisible()
  const [neuer] = await app.kollege.entwuerfe()
  expect(await app.kollege.zeilen(neuer!.idPtAdressEntwurf)).toContain('Meier')
  await app.user.click(screen.getByRole('button', { name: 'Zwischenspeichern' }))
  const naechster = { idPtAdressEntwurf: neuer!.idPtAdressEntwurf, version: neuer!.version + 1 }
  await waitFor(async () => expect(await app.kollege.entwuerfe()).toMatchObject([naechster]))
  await app.kollege.discard()
  await ladeHoch(app)
  expect(await gespeicherteListe()).toBeVisible()
})

test('a draft keeps the desk: what was refused stays refused, and who was taken out can come back; it goes with the upload', async () => {
  const { user, kollege, backend } = await openTisch()
  const rows = await grid()
  await user.click(within(rows).getByRole('gridcell', { name: 'Kurz' }))
  await user.click(await screen.findByRole('button', { name: 'Zeile entfernen' }))
  await write({ user }, 'Weber', 'WEBER')
  const vorschlag = () => screen.queryByText(/^Groß- und Kleinschreibung: 1/)
  await waitFor(() => expect(vorschlag()).toBeVisible())
  await user.click(screen.getByRole('button', { name: /^So lassen/ }))
  await waitFor(() => expect(vorschlag()).toBeNull())
  await saveNow({ user })

  await user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
  await screen.findByRole('heading', { name: 'Zwischengespeicherte Listen' })
  // The browser does not offer the same once more.
  expect(screen.queryByText('Ein Import wurde nicht abgeschlossen')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Weiterbearbeiten: kunden' }))
  const neu = await grid()
  expect(screen.getByRole('textbox', { name: 'Name der Zielgruppe' })).toHaveValue('kunden')
  expect(await within(neu).findByRole('gridcell', { name: 'WEBER' })).toBeVisible()
  expect(vorschlag()).toBeNull()
  expect(screen.getByRole('heading', { name: /^1 von 1 Adresse/ })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Zeilen' }))
  await user.click(await screen.findByRole('option', { name: 'Entfernt (1)' }))
  await user.click(await within(await screen.findByRole('grid')).findByRole('gridcell', { name: 'Kurz' }))
  await user.click(await screen.findByRole('button', { name: 'Wieder aufnehmen' }))
  expect(await screen.findByRole('heading', { name: /^2 von 2 Adressen/ })).toBeVisible()
  await ladeHoch({ user })
  expect(await screen.findByText('1 Zeile von Hand geändert')).toBeVisible()
  const stored = await backend.db.selectFrom('zielgruppeEmpfaenger').select('nachname').orderBy('nr').execute()
  expect(stored.map(({ nachname }) => nachname)).toEqual(['WEBER', 'Kurz'])
  expect(await kollege.entwuerfe()).toEqual([])
  const heute = backend.context.heute()
  expect(await backend.db.selectFrom('adressEntwurf').select('wer').where('loeschenAm', '>', heute).execute()).toEqual(
    [],
  )
})

test('a draft is discarded only after a question that names it, and each one has buttons of its own', async () => {
  const app = await openTisch()
  await app.kollege.save({ bezeichnung: 'Nord', zeilen: 2 })
  await app.kollege.save({ bezeichnung: 'Süd', zeilen: 2 })
  await app.user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
  expect(await screen.findByRole('button', { name: 'Weiterbearbeiten: Nord' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Verwerfen: Süd' }))
  const frage = await screen.findByRole('dialog', { name: 'Zwischengespeicherte Liste verwerfen' })
  expect(frage).toHaveTextContent(/„Süd“ \(2 Zeilen\), zuletzt bearbeitet von .+ am \d\d\.\d\d\.2026/)
  await app.user.click(within(frage).getByRole('button', { name: 'Behalten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await app.kollege.entwuerfe()).toHaveLength(2)
  await app.user.click(screen.getByRole('button', { name: 'Verwerfen: Süd' }))
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwerfen' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Verwerfen: Süd' })).toBeNull())
  expect(await app.kollege.entwuerfe()).toMatchObject([{ bezeichnung: 'Nord' }])
})

describe('a draft that somebody else saved meanwhile', () => {
  /** A desk that is older than its draft. */
  async function ueberholt() {
    const app = await openTisch()
    await saveNow(app)
    const [alter] = await app.kollege.entwuerfe()
    const { idPtAdressEntwurf, version } = alter!
    const neuer = await app.kollege.save({ idPtAdressEntwurf, version, datei: liste('Kollege') })
    await write(app, 'Weber', 'Meier')
    return { ...app, neuer }
  }

  test('stays when the older state is uploaded, and that is told', async () => {
    const app = await ueberholt()
    await ladeHoch(app)
    expect(await gespeicherteListe()).toBeVisible()
    expect(await screen.findByText(/hat die zwischengespeicherte Liste inzwischen weiterbearbeitet/)).toBeVisible()
    expect(await app.kollege.zeilen(app.neuer.idPtAdressEntwurf)).toContain('Kollege')
  })

  test('lets the own state be put aside beside it, be stored in its place, or be left for it', async () => {
    const { user, kollege, neuer, ...app } = await ueberholt()
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Zwischenspeichern' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Inzwischen geändert' }))
      await user.click(dialog.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await choose('Meine Fassung als Kopie speichern')
    await screen.findByText(/^Der Stand ist gespeichert/)
    const [kopie, alter] = await kollege.entwuerfe()
    expect(await kollege.zeilen(kopie!.idPtAdressEntwurf)).toContain('Meier')
    expect(alter).toMatchObject(neuer)

    const ueberhole = async (name: string) => {
      const [jetzt] = await kollege.entwuerfe()
      const { idPtAdressEntwurf, version } = jetzt!
      return kollege.save({ idPtAdressEntwurf, version, datei: liste(name) })
    }
    const { idPtAdressEntwurf } = await ueberhole('Kollege')
    expect(idPtAdressEntwurf).toBe(kopie!.idPtAdressEntwurf)
    await write({ user, ...app }, 'Meier', 'Maier')
    await choose('Meine Fassung speichern')
    await waitFor(async () => expect(await kollege.zeilen(idPtAdressEntwurf)).toContain('Maier'))
    expect(await kollege.entwuerfe()).toHaveLength(2)

    await ueberhole('Kollegin')
    await write({ user, ...app }, 'Maier', 'Mayer')
    await choose('Gespeicherte Fassung laden')
    const rows = await screen.findByRole('grid', { name: 'Adressen der Liste' })
    expect(await within(rows).findByRole('gridcell', { name: 'Kollegin' })).toBeVisible()
    expect(screen.queryByRole('gridcell', { name: 'Mayer' })).toBeNull()
  })
})

test('an answer that was lost: another text of the same length is another call, of a draft and of an upload', async () => {
  const app = await openTisch()
  await write(app, 'Weber', 'Meier')
  verliereAntwort('saveAdressEntwurf')
  await app.user.click(screen.getByRole('button', { name: 'Zwischenspeichern' }))
  await screen.findByText(/^Keine Verbindung zum Server/)
  await write(app, 'Meier', 'Maier')
  await saveNow(app)
  const [neuer] = await app.kollege.entwuerfe()
  expect(await app.kollege.zeilen(neuer!.idPtAdressEntwurf)).toContain('Maier')

  const stored = async () => {
    const rows = await app.backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .select('nachname')
      .where('nachname', 'in', ['Maier', 'Mayer'])
      .orderBy('idPtZielgruppe')
      .execute()
    return rows.map(({ nachname }) => nachname)
  }
  verliereAntwort('uploadAdressen')
  await ladeHoch(app)
  await screen.findAllByText(/^Keine Verbindung zum Server/)
  await waitFor(async () => expect(await stored()).toEqual(['Maier']))
  await write(app, 'Maier', 'Mayer')
  await ladeHoch(app)
  expect(await gespeicherteListe()).toBeVisible()
  // The same list is stored once, a changed one goes through.
  expect(await stored()).toEqual(['Maier', 'Mayer'])
})

test('a draft of a list that was replaced opens as a list of its own, and says so', async () => {
  const { kollege, backend, user } = await openTisch()
  const alte = await kollege.uploads({})
  await kollege.save({ bezeichnung: 'Korrigiert', idPtZielgruppe: alte.idPtZielgruppe, datei: liste('Meier') })
  await kollege.uploads({ ersetzt: { idPtZielgruppe: alte.idPtZielgruppe, version: alte.version } })
  await user.click(screen.getByRole('button', { name: 'Andere Datei auswählen' }))
  await user.click(await screen.findByRole('button', { name: 'Weiterbearbeiten: Korrigiert' }))
  expect(await within(await grid()).findByRole('gridcell', { name: 'Meier' })).toBeVisible()
  expect(screen.getByText(/wurde inzwischen ersetzt\. Ihre Korrekturen sind da/)).toBeVisible()
  await saveNow({ user })
  await ladeHoch({ user })
  expect(await screen.findByRole('heading', { level: 1, name: 'Korrigiert' })).toBeVisible()
  expect(
    await backend.db.selectFrom('zielgruppe').select('fertig').where('bezeichnung', '=', 'Korrigiert').execute(),
  ).toEqual([{ fertig: 1 }])
})

test('a stored list that was replaced while it was on the desk is put aside as a list of its own', async () => {
  const app = await openTisch()
  const { kollege } = app
  const alte = await kollege.uploads({})
  await act(() => app.router.navigate(paths.zielgruppeAdressen(alte.idPtZielgruppe)))
  await write(app, 'Weber', 'Meier')
  await kollege.uploads({ ersetzt: { idPtZielgruppe: alte.idPtZielgruppe, version: alte.version } })
  await app.user.click(screen.getByRole('button', { name: 'Zwischenspeichern' }))
  expect(await screen.findByText(/wurde inzwischen ersetzt\. Ihre Arbeit ist als eigene Liste/)).toBeVisible()
  expect(await kollege.entwuerfe()).toMatchObject([{ idPtZielgruppe: null }])
})
