import { describe, expect, it } from 'vitest'
import {
  approve,
  approved,
  draft,
  fetchK,
  flowForEach,
  mailedKey,
  refused,
  release,
  startZahlung,
} from './kampagneFlow.ts'

const flow = flowForEach()

const KATHARINA = { name: 'Katharina Brandt', email: 'Kunde@example.org' }
const PAULA = { name: 'Paula Prüferin', email: 'paula@example.org' }
const MIRIAM = { name: 'Miriam Yıldız', email: 'freigabe@example.org' }
const an = () => flow.call(flow.kunde, 'saveVierAugen', { vierAugen: true })

describe('the four-eyes principle', () => {
  it('is noted with who switched it on and when', async () => {
    expect(await an()).toEqual({
      vierAugen: true,
      geaendertAm: '2026-11-20T09:00:00.000Z',
      geaendertVon: 'Katharina Brandt',
    })
    const { vierAugen } = await flow.call(flow.kunde, 'fetchMitarbeiterListe', {})
    expect(vierAugen.vierAugen).toBe(true)
  })

  it('asks for another person than the maker before anything goes out, and gives no link to him', async () => {
    await an()
    const kampagne = await draft(flow)
    expect(await refused(release(flow, kampagne, { personen: [KATHARINA] }))).toMatchObject({
      status: 422,
      code: 'VIER_AUGEN',
    })
    // The same mailbox by another address is nobody else.
    const again = { name: 'Kathi', email: 'kunde+zweite@example.org' }
    expect(await refused(release(flow, kampagne, { personen: [KATHARINA, again] }))).toMatchObject({
      code: 'VIER_AUGEN',
      text: expect.stringContaining('kunde+zweite@example.org führt in Ihr eigenes Postfach.'),
    })
    const { urls } = await release(flow, await fetchK(flow, kampagne.idPtKampagne), { personen: [KATHARINA, PAULA] })
    // The maker could open the other's link: it is in the mail alone.
    expect(urls).toEqual([null, null])
    expect(await mailedKey(flow, 'paula@example.org')).toHaveLength(43)
  })

  it('lets the maker’s approval be one of two, but never the deciding one', async () => {
    await an()
    const { kampagne } = await release(flow, await draft(flow), { personen: [KATHARINA, PAULA], quorum: 'einer' })
    const own = await mailedKey(flow, 'Kunde@example.org')
    expect(await refused(approve(flow, own))).toMatchObject({ status: 409, code: 'VIER_AUGEN' })
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inInternerFreigabe')
    await approve(flow, await mailedKey(flow, 'paula@example.org'))
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  })

  it('takes both under the quorum of all, in either order', async () => {
    await an()
    const { kampagne } = await release(flow, await draft(flow), { personen: [KATHARINA, PAULA] })
    await approve(flow, await mailedKey(flow, 'Kunde@example.org'))
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inInternerFreigabe')
    await approve(flow, await mailedKey(flow, 'paula@example.org'))
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  })

  it('counts from the moment it is switched on, also for approvals that are out', async () => {
    const { key } = await release(flow, await draft(flow), { personen: [KATHARINA] })
    await an()
    expect(await refused(approve(flow, key))).toMatchObject({ code: 'VIER_AUGEN' })
  })

  it('without it the maker approves alone', async () => {
    const { kampagne, key } = await release(flow, await draft(flow), { personen: [KATHARINA] })
    await approve(flow, key)
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  })
})

describe('the payment limit', () => {
  async function teamWith(zahlungslimit: number | null): Promise<string> {
    await flow.db.updateTable('mitarbeiter').set({ zahlungslimit }).where('email', '=', 'team@example.org').execute()
    return flow.login('team@example.org')
  }

  it('refuses what costs more, says who can pay, and changes nothing', async () => {
    const kampagne = await approved(flow)
    const brutto = kampagne.zahlung.offen
    const team = await teamWith(brutto - 1)
    const pay = (token: string) => startZahlung({ ...flow, kunde: token }, kampagne)
    const refusal = await refused(pay(team))
    expect(refusal).toMatchObject({ status: 403, code: 'ZAHLUNGSLIMIT' })
    expect(refusal?.text).toContain('Bezahlen kann: Katharina Brandt, Thomas Reuter.')
    expect(await flow.db.selectFrom('zahlung').selectAll().execute()).toEqual([])
    await flow.db
      .updateTable('mitarbeiter')
      .set({ zahlungslimit: brutto })
      .where('email', '=', 'team@example.org')
      .execute()
    expect((await pay(team)).zahlung.betrag).toBe(brutto)
  })

  it('of none means for a campaign manager that he does not pay at all', async () => {
    const kampagne = await approved(flow)
    const team = await teamWith(null)
    expect(await refused(startZahlung({ ...flow, kunde: team }, kampagne))).toMatchObject({
      code: 'KEINE_BERECHTIGUNG',
    })
  })
})

describe('open approvals of somebody who leaves', () => {
  const deactivate = async (idThUebernehmer: number | null) => {
    const { mitarbeiter } = await flow.call(flow.kunde, 'fetchMitarbeiterListe', {})
    const { idThHeadhunterMitarbeiter = 0, version = 0 } = mitarbeiter.find(({ email }) => email === MIRIAM.email) ?? {}
    return flow.call(flow.kunde, 'deaktiviereMitarbeiter', { idThHeadhunterMitarbeiter, version, idThUebernehmer })
  }
  const thomas = async () => {
    const { mitarbeiter } = await flow.call(flow.kunde, 'fetchMitarbeiterListe', {})
    return mitarbeiter.find(({ email }) => email === 'buchhaltung@example.org')?.idThHeadhunterMitarbeiter ?? 0
  }

  it('go to the person chosen: the old link is dead, a new one is mailed', async () => {
    const { kampagne, key } = await release(flow, await draft(flow), { personen: [MIRIAM] })
    const { verlauf, offeneFreigaben } = await deactivate(await thomas())
    expect(verlauf[0]?.text).toBe('deaktiviert, eine offene Freigabe an Thomas Reuter')
    expect(offeneFreigaben).toEqual([])
    expect((await flow.call(null, 'fetchFreigabe', { hashKey: key })).zustand).toBe('abgegeben')
    await approve(flow, await mailedKey(flow, 'buchhaltung@example.org'))
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  })

  it('do not go to the maker alone under the four-eyes principle; then nothing happens at all', async () => {
    await an()
    await release(flow, await draft(flow), { personen: [MIRIAM] })
    const sessions = await flow.login(MIRIAM.email)
    expect(await refused(deactivate(null))).toMatchObject({ status: 422, code: 'VIER_AUGEN' })
    expect((await flow.send(sessions, 'fetchKampagnen', {})).status).toBe(200)
  })

  it('are not asked twice of somebody who was asked already', async () => {
    const { kampagne } = await release(flow, await draft(flow), {
      personen: [MIRIAM, { name: 'Thomas Reuter', email: 'buchhaltung@example.org' }],
    })
    await deactivate(await thomas())
    const { freigaben } = await fetchK(flow, kampagne.idPtKampagne)
    expect(freigaben.filter(({ widerrufenAm }) => widerrufenAm === null)).toHaveLength(1)
    await approve(flow, await mailedKey(flow, 'buchhaltung@example.org'))
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  })
})
