import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MELDE_STATUS, type Meldestatus } from '#src/domain/kampagne/zahlungsmeldung.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { processZahlungsmeldung } from '#mocks/backend/zahlung/meldung.ts'
import { sign } from '#mocks/backend/zahlung/unterschrift.ts'
import { approved, flowForAll, startZahlung } from './kampagneFlow.ts'

const flow = flowForAll(500)

/** Part that the customer gets back, ct. */
const TEIL = 500
const ENDEN = ['fehlgeschlagen', 'abgebrochen', 'abgelaufen'] as const

/** What a payment service may truly have to say of one payment, in the order in which it happened. */
const geschichte: fc.Arbitrary<Meldestatus[]> = fc
  .tuple(
    fc.constantFrom(null, ...ENDEN),
    fc.constantFrom<Meldestatus[]>([], ['bezahlt'], ['bezahlt', 'rückbuchung'], ['bezahlt', 'erstattet']),
  )
  .map(([ende, geld]) => (ende === null ? geld : [ende, ...geld]))
  .filter(({ length }) => length > 0)

/** The same notices in any order, each once at least; some of them before the payment is stored. */
const lieferung = geschichte.chain((folge) =>
  fc.record({
    folge: fc.constant(folge),
    ankunft: fc
      .array(fc.nat({ max: folge.length - 1 }), { maxLength: 4 })
      .map((repeats) => [...folge.keys(), ...repeats])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
    vorher: fc.nat({ max: 2 }),
    gleichzeitig: fc.boolean(),
  }),
)

/** What must be true in the end, by hand. */
function soll(folge: readonly Meldestatus[], betrag: number) {
  const has = (status: Meldestatus) => folge.includes(status)
  const zahlungsStatus = MELDE_STATUS.filter((status) => status !== 'erstattet' && has(status))
  const bezahlt = has('bezahlt')
  const zurueck = has('rückbuchung')
  return {
    state: bezahlt ? 'inExternerFreigabe' : 'inBezahlung',
    angehalten: zurueck ? 1 : 0,
    zahlungsStatus: zurueck ? 'rückbuchung' : bezahlt ? 'bezahlt' : zahlungsStatus[0],
    bezahlt: bezahlt && !zurueck ? betrag : 0,
    erstattet: has('erstattet') ? TEIL : 0,
    rechnungen: bezahlt ? [betrag] : [],
    buchungen: {
      zahlungEingegangen: bezahlt ? 1 : 0,
      rueckbuchung: zurueck ? 1 : 0,
      erstattung: has('erstattet') ? 1 : 0,
    },
    wartend: 0,
    pruefen: 0,
  }
}

async function ist(idPtKampagne: number) {
  const { state, angehalten, zahlungsStatus, bezahlt, erstattet } = await flow.db
    .selectFrom('kampagne')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  const rechnungen = await flow.db
    .selectFrom('rechnung')
    .where('idPtKampagne', '=', idPtKampagne)
    .select('brutto')
    .execute()
  const verlauf = await flow.db
    .selectFrom('verlauf')
    .where('idPtKampagne', '=', idPtKampagne)
    .select('aktion')
    .execute()
  const ereignisse = await flow.db.selectFrom('ereignis').select('ergebnis').execute()
  const times = (aktion: string) => verlauf.filter((entry) => entry.aktion === aktion).length
  const end = (ergebnis: string) => ereignisse.filter((entry) => entry.ergebnis === ergebnis).length
  return {
    state,
    angehalten,
    zahlungsStatus,
    bezahlt,
    erstattet,
    rechnungen: rechnungen.map(({ brutto }) => brutto),
    buchungen: {
      zahlungEingegangen: times('zahlungEingegangen'),
      rueckbuchung: times('rueckbuchung'),
      erstattung: times('erstattung'),
    },
    wartend: end('wartet'),
    pruefen: end('pruefen'),
  }
}

async function deliver({ folge, ankunft, vorher, gleichzeitig }: Lieferung) {
  await flow.db.deleteFrom('ereignis').execute()
  await flow.clock.reset()
  const kampagne = await approved(flow)
  const { idPtKampagne } = kampagne
  const { zahlung } = await startZahlung(flow, kampagne)
  const { referenz, betrag } = zahlung
  const row = await flow.db.selectFrom('zahlung').selectAll().where('referenz', '=', referenz).executeTakeFirstOrThrow()
  const send = (nr: number) => {
    const status = folge[nr] ?? 'bezahlt'
    const inhalt = { referenz, status, betrag: status === 'erstattet' ? TEIL : betrag, waehrung: 'EUR' }
    return processZahlungsmeldung(flow.context, sign(flow.context, inhalt, `ereignis-${nr}`))
  }
  await flow.db.deleteFrom('zahlung').where('referenz', '=', referenz).execute()
  for (const nr of ankunft.slice(0, vorher)) await send(nr)
  await flow.db.insertInto('zahlung').values(row).execute()
  const rest = ankunft.slice(vorher)
  if (gleichzeitig) await Promise.all(rest.map(send))
  else for (const nr of rest) await send(nr)
  await runSoon()
  if (folge.includes('erstattet')) {
    const faelligAm = '2030-01-01T00:00:00.000Z'
    await flow.db
      .insertInto('erstattung')
      .values({ idPtKampagne, betrag: TEIL, grund: 'Gutschrift', faelligAm, erledigtAm: null })
      .execute()
    await runSoon()
  }
  return { idPtKampagne, betrag }
}
type Lieferung = Parameters<typeof lieferung.map>[0] extends (value: infer T) => unknown ? T : never

/** A few minutes later, when whatever waits was looked at again. */
async function runSoon() {
  await flow.clock.moveBy(5 * 60_000)
  expect((await runDueJobs(flow.context)).fehler).toEqual([])
}

const check = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(lieferung, async (was) => {
      const { idPtKampagne, betrag } = await deliver(was)
      expect(await ist(idPtKampagne)).toEqual(soll(was.folge, betrag))
    }),
    { numRuns },
  )

test('PAY-01 notices in any order and number lead to the same end, each booked once', () => check(8))
test('PAY-01 … of three hundred deliveries', { tags: ['proof'], timeout: 600_000 }, () => check(300))
