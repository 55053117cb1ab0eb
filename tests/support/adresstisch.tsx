import { screen, waitFor, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { http } from '#src/api/http.ts'
import { AxiosError, type AxiosResponse } from 'axios'
import type { Input } from '#src/contract/operation.ts'
import type { Operations } from '#src/contract/index.ts'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { renderApp } from './renderApp.tsx'
import { ADRESS_ENTWURF } from './sampleInputs.ts'

const KOPF = 'anrede;vorname;nachname;strasse;hausnummer;plz;ort'
const ZEILEN = ['Frau;Anna;Weber;Lindenweg;3;28195;Bremen', 'Frau;Mia;Kurz;Am Wall;7;28195;Bremen']

/** The list on the desk, with one name in another way. */
export const liste = (name = 'Weber') => new Blob([[KOPF, ...ZEILEN].join('\r\n').replace('Weber', name)])

/** A page with a list on its desk, as its customer has it open. */
export async function openTisch(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/zielgruppe/hochladen', { as: 'kunde@example.org', ...options })
  const { user } = app
  await user.upload(
    await screen.findByLabelText('Datei auswählen', { selector: 'input' }),
    new File([liste()], 'kunden.csv', { type: 'text/csv' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  await grid()
  return { ...app, kollege: kollege() }
}

/** The rows on the desk, once they are drawn. */
export async function grid(): Promise<HTMLElement> {
  const rows = await screen.findByRole('grid', { name: 'Adressen der Liste' })
  await waitFor(() => within(rows).getAllByRole('gridcell', { name: 'Bremen' }))
  return rows
}

type App = Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>

/** Types another text into a cell. */
export async function write({ user }: App, statt: string, name: string): Promise<void> {
  await user.click(within(await grid()).getByRole('gridcell', { name: statt }))
  await user.keyboard(`${name}{Enter}`)
  await within(await grid()).findByRole('gridcell', { name })
}

/** Says where the addresses are from. */
export async function nenneHerkunft({ user }: App): Promise<void> {
  const quelle = screen.getByRole('textbox', { name: 'Herkunft der Adressen' })
  await user.clear(quelle)
  await user.type(quelle, 'Kundendatei')
  const erklaerung = screen.getByRole<HTMLInputElement>('checkbox', { name: /rechtmäßig erhoben/ })
  if (!erklaerung.checked) await user.click(erklaerung)
}

const hochladen = () => screen.getByRole('button', { name: /Adressen hochladen$|^Änderungen speichern/ })

/** Says where the addresses are from, and sends them. */
export async function ladeHoch(app: App): Promise<void> {
  await nenneHerkunft(app)
  await app.user.click(hochladen())
}

/** Puts the list aside and waits until it is said. */
export async function saveNow({ user }: App): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Zwischenspeichern' }))
  await screen.findByText(/^Der Stand ist gespeichert/)
}

/** Somebody of the same customer at another screen. */
function kollege() {
  const api = clientOf(zielgruppeOperations)
  const entwuerfe = async () => (await api.fetchAdressEntwuerfe({})).entwuerfe
  return {
    entwuerfe,
    save: (input: Partial<Input<Operations['saveAdressEntwurf']>>) =>
      api.saveAdressEntwurf({ ...ADRESS_ENTWURF, bezeichnung: 'kunden', datei: liste(), ...input }),
    discard: async () => {
      for (const { idPtAdressEntwurf } of await entwuerfe()) await api.verwirfAdressEntwurf({ idPtAdressEntwurf })
    },
    zeilen: async (idPtAdressEntwurf: number) => (await api.oeffneAdressEntwurf({ idPtAdressEntwurf })).blob.text(),
    uploads: (input: Partial<Input<Operations['uploadAdressen']>>) =>
      api.uploadAdressen({
        bezeichnung: 'Stammkunden',
        datei: liste(),
        dateiName: 'stamm.csv',
        dateiZeilen: 2,
        zeichensatz: 'utf-8',
        trennzeichen: ';',
        zuordnung: Object.fromEntries(ADRESS_FELDER.filter((feld) => KOPF.includes(feld)).map((feld) => [feld, feld])),
        datenquelle: 'Kundenkartei',
        rechtmaessigErhoben: true,
        ohneWarnungen: [],
        ...input,
      }),
  }
}

/** The service does what is asked, once, and its answer does not arrive. */
export function verliereAntwort(aktion: string): void {
  let lost = false
  const isIt = ({ data }: { data?: unknown }) => data instanceof FormData && data.get('aktion') === aktion
  const watch = http.interceptors.response.use((answer: AxiosResponse) => {
    if (lost || !isIt(answer.config)) return answer
    lost = true
    throw new AxiosError('line is gone', AxiosError.ERR_NETWORK, answer.config)
  })
  onTestFinished(() => http.interceptors.response.eject(watch))
}
