import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { HandDienst } from '#tests/backend/bildgenerierung/dienst.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { createTestBackend } from '#tests/support/standIn.ts'
import { zeigeZeichen } from '#tests/support/motivImProzess.ts'

const KUNDE = 'kunde@example.org'
const BESCHREIBUNG = 'Frische Brötchen'

beforeEach(zeigeZeichen)

async function open() {
  const dienst = new HandDienst()
  const backend = await createTestBackend({ dienst })
  onTestFinished(() => backend.close())
  const token = await backend.login(KUNDE)
  const app = await renderApp('/bildgenerierung', { as: KUNDE, backend })
  await app.user.click(await screen.findByRole('button', { name: 'Bilddienst (KI)' }))
  const stand = () => backend.call(token, 'fetchBildauftraege', {})
  return { ...app, dienst, token, stand }
}
type App = Awaited<ReturnType<typeof open>>

const feld = (name: string) => screen.findByRole('textbox', { name })
const erzeugen = () => screen.getByRole('button', { name: 'Bilder erzeugen' })
const auftraege = () => within(screen.getByRole('list', { name: 'Aufträge' }))
const zeilen = () => auftraege().getAllByRole('listitem')

async function describeIt({ user }: App, text: string) {
  const field = await feld('Was soll zu sehen sein?')
  await user.clear(field)
  await user.paste(text)
}

async function order(app: App, text = BESCHREIBUNG) {
  await describeIt(app, text)
  await waitFor(() => expect(erzeugen()).toBeEnabled())
  await app.user.click(erzeugen())
}

/** Pictures of this month that are gone already. */
const verbrauche = async ({ backend, token }: App, bilder: number) => {
  for (let rest = bilder; rest > 0; rest -= 4) {
    const { idPtBildgenerierung } = await backend.call(
      token,
      'erzeugeBilder',
      {
        beschreibung: 'Früher bestellt',
        negativ: '',
        stil: 'foto',
        format: 'quadrat',
        anzahl: Math.min(rest, 4),
        farben: [],
        freiraum: 'ohne',
      },
      { 'idempotency-key': crypto.randomUUID() },
    )
    await backend.call(token, 'bricheBildauftragAb', { idPtBildgenerierung })
    await backend.db
      .updateTable('bildauftrag')
      .set({ fertige: Math.min(rest, 4) })
      .where('idPtBildgenerierung', '=', idPtBildgenerierung)
      .execute()
  }
}

describe('pictures of a service', () => {
  test('are ordered, come one by one into the gallery, and are used once their rights are confirmed', async () => {
    standInForBrowser()
    const app = await open()
    expect(screen.getByText(/Die Beschreibung geht an bilder.example.org \(Modell: handarbeit-1\)/)).toBeVisible()
    expect(
      await screen.findByText(/Noch 100 von 100 Bildern in diesem Monat. Neue gibt es am 01.12.2026./),
    ).toBeVisible()
    expect(erzeugen()).toBeDisabled()
    expect(screen.getByText('Bitte beschreiben Sie zuerst das Bild.')).toBeVisible()
    await app.user.type(await feld('Was soll nicht zu sehen sein?'), 'Menschen')
    await order(app)
    expect(await screen.findByText(/^Der Auftrag läuft\. Sie können die Seite verlassen/)).toBeVisible()
    const erste = await app.dienst.naechste()
    expect(erste).toMatchObject({ negativ: 'Menschen', breite: 1536, hoehe: 832 })
    expect(await auftraege().findByText('Bild 1 von 2, Dauer noch unbekannt')).toBeVisible()
    expect(screen.getByText(/Noch 98 von 100 Bildern.*2 Bilder sind gerade bestellt\./)).toBeVisible()
    app.backend.tick(8_000)
    await erste.reply()
    const zweite = await app.dienst.naechste()
    expect(await auftraege().findByText('Bild 2 von 2, noch etwa 10 Sekunden')).toBeVisible()
    expect(auftraege().getByRole('progressbar', { name: `Fortschritt von „${BESCHREIBUNG}“` })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('KI-erzeugt')
    expect(card).toHaveTextContent('161 dpi bei 241 × 131 mm.')
    await zweite.reply()
    expect(await screen.findByText(`2 Bilder sind fertig: ${BESCHREIBUNG}`)).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await app.user.click(screen.getByRole('button', { name: 'Ausblenden' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Aufträge' })).not.toBeInTheDocument())

    await app.user.click(screen.getAllByRole('button', { name: /^Werbemittel gestalten mit/ })[0] ?? card)
    const dialog = await screen.findByRole('dialog', { name: 'Dürfen Sie dieses Bild verwenden?' })
    expect(await app.backend.call(app.token, 'fetchWerbemittelListe', {})).toMatchObject({ werbemittel: [] })
    await app.user.click(within(dialog).getByRole('button', { name: 'Ja, verwenden' }))
    expect(await screen.findByRole('application', { name: /Vorderseite/ })).toBeVisible()
  })

  test('wait in a queue and can be cancelled, which gives them back', async () => {
    const app = await open()
    await order(app, 'Erstes')
    await order(app, 'Zweites')
    await order(app, 'Drittes')
    await waitFor(() =>
      expect(zeilen().map(({ textContent }) => textContent)).toEqual([
        'DrittesPlatz 1 in der Warteschlange, Dauer noch unbekanntAbbrechen',
        'ZweitesBild 1 von 2, Dauer noch unbekanntAbbrechen',
        'ErstesBild 1 von 2, Dauer noch unbekanntAbbrechen',
      ]),
    )
    expect(await screen.findByText(/Noch 94 von 100/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Abbrechen: Auftrag „Drittes“' }))
    await waitFor(() => expect(zeilen()).toHaveLength(2))
    expect(await screen.findByText(/Noch 96 von 100/)).toBeVisible()
    expect((await app.stand()).auftraege[0]).toMatchObject({ beschreibung: 'Drittes', status: 'abgebrochen' })
  })

  test.each([
    ['abgelehnt', 'Der Dienst lehnt diese Beschreibung ab. Bitte beschreiben Sie das Bild anders.'],
    ['endgueltig', 'Der Bilddienst ist gestört.'],
  ] as const)(
    'that the service will not make (%s) say why, and give back what was wished',
    async (art, text) => {
      const app = await open()
      await app.user.click(screen.getByRole('combobox', { name: 'Format' }))
      await app.user.click(await screen.findByRole('option', { name: 'Freie Maße' }))
      const breite = await feld('Breite')
      await app.user.clear(breite)
      await app.user.paste('44,5')
      await order(app)
      await (await app.dienst.naechste()).reply({ ok: false, art, code: 'X', text })
      await describeIt(app, 'Etwas anderes')
      await app.user.clear(breite)
      await app.user.paste('60')
      expect(await screen.findByText(text)).toBeVisible()
      expect(await screen.findByText(/Noch 100 von 100/)).toBeVisible()
      await app.user.click(screen.getByRole('button', { name: 'Angaben übernehmen' }))
      expect(await feld('Was soll zu sehen sein?')).toHaveValue(BESCHREIBUNG)
      expect(breite).toHaveValue('44,5')
    },
    60_000,
  )

  test('end with the quota, which is said before, while motifs go on', async () => {
    const app = await open()
    await verbrauche(app, 99)
    await order(app)
    const text =
      'In diesem Monat ist noch ein Bild übrig, Sie möchten 2. Ab dem 01.12.2026 gibt es wieder 100. Motive des Muster-Generators können Sie jederzeit zeichnen.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByText(/^Noch ein Bild von 100 in diesem Monat\./)).toBeVisible()
    expect(screen.getByText('In diesem Monat ist noch ein Bild übrig.')).toBeVisible()
    expect(erzeugen()).toBeDisabled()
    await app.user.click(screen.getByRole('combobox', { name: 'Anzahl' }))
    await app.user.click(await screen.findByRole('option', { name: '1 Bild' }))
    await app.user.click(erzeugen())
    expect(await screen.findByText(/^Alle 100 Bilder dieses Monats sind verbraucht oder bestellt\./)).toBeVisible()
    expect(erzeugen()).toBeDisabled()
    await app.user.click(screen.getByRole('button', { name: 'Muster-Generator' }))
    expect(await screen.findByRole('list', { name: 'Vorschläge' })).toBeVisible()
  })

  test('are not ordered with personal data unless the user insists', async () => {
    const app = await open()
    await describeIt(app, 'Anna Müller, Hauptstraße 5, 50667 Köln, am Fenster')
    expect(await screen.findByText(/^In der Beschreibung stehen wohl Angaben zu Personen: .*50667 Köln/)).toBeVisible()
    expect(erzeugen()).toBeDisabled()
    expect(app.dienst.gefragt).toEqual([])
    await app.user.click(screen.getByRole('button', { name: 'Trotzdem senden' }))
    expect((await app.dienst.naechste()).text).toContain('50667 Köln')
    expect((await app.stand()).auftraege).toHaveLength(1)
  })
})
