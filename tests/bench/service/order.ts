import { setTimeout } from 'node:timers/promises'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import type { Crew } from './crew.ts'

export interface Order {
  idPtKampagne: number
  name: string
  email: string
  menge: number
}

interface Parts {
  idPtZielgruppe: number
  idPtWerbemittel: number
}

const POLL_MS = 400

/** A day that is far enough off for all that comes before it. */
function dispatchDay(): string {
  const heute = new Date().toISOString().slice(0, 10)
  return versandtage(heute, addTage(heute, 60), heute)[6] ?? ''
}

export async function until(crew: Crew, idPtKampagne: number, states: readonly string[]): Promise<Kampagne> {
  for (;;) {
    const kampagne = await crew.call('fetchKampagne', { idPtKampagne })
    if (states.includes(kampagne.state) && kampagne.eingefroren === null) return kampagne
    await setTimeout(POLL_MS)
  }
}

/** A campaign from its draft to its payment and the provider's check, whatever comes in between. */
export async function order(crew: Crew, nr: string, parts: Parts): Promise<Order> {
  const [name, email] = [`Auftrag ${nr}`, `pruefer-${nr}@million.example`]
  const key = (what: string) => `${what}-of-order-${nr}`
  const fields = { bezeichnung: name, versandDatum: dispatchDay(), anreicherung: false, tracking: true, ...parts }
  const { idPtKampagne, version, befunde, menge } = await crew.call('saveKampagne', fields, key('draft'))
  const personen = [{ name: 'Paula Prüferin', email }]
  const warnungenAkzeptiert = befunde.map(({ code }) => code)
  await crew.call(
    'kampagneZurFreigabeGeben',
    { idPtKampagne, version, personen, gueltigTage: 14, quorum: 'alle', warnungenAkzeptiert },
    key('release'),
  )
  await until(crew, idPtKampagne, ['inInternerFreigabe'])
  let hashKey = await crew.linkTo(email)
  while (hashKey === null) {
    await setTimeout(POLL_MS)
    hashKey = await crew.linkTo(email)
  }
  const { vorlage } = await crew.call('fetchFreigabe', { hashKey })
  await crew.call(
    'freigabeErteilen',
    {
      hashKey,
      name: 'Paula Prüferin',
      snapshotHash: vorlage?.snapshotHash ?? '',
      bestaetigt: ['text', 'bild', 'qrZiel', 'absender'],
    },
    key('approval'),
  )
  const { zahlung } = await until(crew, idPtKampagne, ['inBezahlung'])
  const payment = {
    idPtKampagne,
    zahlungsart: 'kreditkarte' as const,
    betrag: zahlung.offen,
    agbAkzeptiert: true as const,
  }
  const { zahlung: started } = await crew.call('starteZahlung', payment, key('payment'))
  // Payment services tell more than once.
  const paid = () => crew.simulate(`/zahlung/${started.referenz}`, { status: 'bezahlt' })
  await Promise.all([paid(), paid()])
  await until(crew, idPtKampagne, ['inExternerFreigabe'])
  await crew.simulate(`/kampagne/${idPtKampagne}/externFreigeben`)
  return { idPtKampagne, name, email, menge }
}
