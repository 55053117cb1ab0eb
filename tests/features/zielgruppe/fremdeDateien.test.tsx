import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { csv, fremd, openUpload } from '#tests/support/adressdatei.tsx'

const auswahl = (name: string) => screen.findByRole('combobox', { name })
const spalte = (name: string) => auswahl(`Verwendung der Spalte ${name}`)

async function choose({ user }: Awaited<ReturnType<typeof openUpload>>, feld: string, option: string) {
  await user.click(await auswahl(feld))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Checks the list as it was understood, and sends it to a separate target group; what is stored of it. */
async function hochladen({ user, backend }: Awaited<ReturnType<typeof openUpload>>, adressen: number) {
  await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  expect(
    await screen.findByRole('heading', { name: `${adressen} von ${adressen} Adressen werden gedruckt` }),
  ).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Herkunft der Adressen' }), 'Kundendatei')
  await user.click(screen.getByRole('checkbox', { name: /rechtmäßig erhoben/ }))
  await user.click(screen.getByRole('button', { name: `${adressen} Adressen hochladen` }))
  const heading = await screen.findByRole('heading', { level: 1, name: /^(?!Adressliste hochladen)/ })
  return backend.db
    .selectFrom('zielgruppeEmpfaenger')
    .innerJoin('zielgruppe', 'zielgruppe.idPtZielgruppe', 'zielgruppeEmpfaenger.idPtZielgruppe')
    .select(['nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort'])
    .where('bezeichnung', '=', heading.textContent)
    .orderBy('nr')
    .execute()
}

/** Whom these lists hold. What programs write is read in `domain/zielgruppe/adressdatei/fremdGanz.test.ts`. */
const BREMEN = {
  nachname: 'Öztürk',
  firma: 'Gasthaus "Zum Anker"',
  strasse: 'Am Markt',
  hausnummer: '12a',
  plz: '28195',
  ort: 'Bremen',
}

describe('lists of other programs that ask something', () => {
  test('CSV-02 of the character set: the doubt is said, both readings can be looked at', async () => {
    const label = 'DOS (CP 850)'
    const app = await openUpload(await fremd('iconv-850.csv'))
    expect(await auswahl('Zeichensatz')).toHaveTextContent(label)
    expect(screen.getByText(/^Der Zeichensatz ließ sich nicht sicher erkennen\./)).toBeVisible()
    expect(screen.getByText('Öztürk')).toBeVisible()
    await choose(app, 'Zeichensatz', 'Windows-1252 (Excel unter Windows)')
    await waitFor(() => expect(screen.queryByText('Öztürk')).toBeNull())
    await choose(app, 'Zeichensatz', label)
    expect(await screen.findByText('Öztürk')).toBeVisible()
    expect(await hochladen(app, 5)).toContainEqual(BREMEN)
  })

  test('CSV-04 a separator that was guessed wrong is changed: the columns are those of the file', async () => {
    const app = await openUpload(csv('Name, Vorname|Straße, Nr.|PLZ|Ort\nWeber, Eda|Am Wall, 3|28195|Bremen\n'))
    await choose(app, 'Trennzeichen', 'Komma (,)')
    expect(await spalte('Nr.|PLZ|Ort')).toBeVisible()
    await choose(app, 'Trennzeichen', 'Senkrechter Strich (|)')
    expect(await spalte('Name, Vorname')).toBeVisible()
    expect(await spalte('PLZ')).toHaveTextContent('Postleitzahl')
    expect(screen.getByText('Weber, Eda')).toBeVisible()
  })

  test('CSV-07 without headings the columns are numbered, and its first row is an address', async () => {
    const app = await openUpload(csv('Weber;Am Wall;3;28195;Bremen\nBerg;Am Wall;4;28195;Bremen\n'))
    expect(await auswahl('Kopfzeile')).toHaveTextContent('Keine Kopfzeile')
    for (const [nr, feld] of ['Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'].entries())
      await choose(app, `Verwendung der Spalte Spalte ${nr + 1}`, feld)
    expect((await hochladen(app, 2)).map(({ nachname }) => nachname)).toEqual(['Weber', 'Berg'])
  })
})
