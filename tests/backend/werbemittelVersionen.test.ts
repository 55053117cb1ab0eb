import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { VERSIONEN_MIT_NAMEN_MAX, VERSIONEN_OHNE_NAMEN_MAX } from '#src/contract/werbemittelVersion.ts'
import { loadWerbemittel, standOf } from '#mocks/backend/werbemittel/load.ts'
import { keepVersion } from '#mocks/backend/werbemittel/versionen.ts'
import { text } from '#tests/engines/print/fixtures.ts'
import { cardPdf } from '#tests/support/uploads.ts'
import { approve, draft, fetchK, flowForEach, refused, release } from './kampagneFlow.ts'

const flow = flowForEach()

const mit = (seiten: readonly Seite[], words: string): Seite[] =>
  seiten.map((seite) =>
    seite.side === 'vorderseite'
      ? {
          ...seite,
          layers: [...seite.layers.filter(({ name }) => name !== 'Gruß'), text(words, { name: 'Gruß', id: 'gruss' })],
        }
      : seite,
  )
const wordsOf = (seiten: readonly Seite[]) =>
  /"text":"([^"]*)"[^}]*\}\]\}\],"style"/.exec(
    JSON.stringify(seiten.map(({ layers }) => layers.filter(({ id }) => id === 'gruss'))),
  )?.[1] ?? null

const read = (id = flow.idPtWerbemittel) => flow.call(flow.kunde, 'fetchWerbemittel', { idPtWerbemittel: id })
const save = async (words: string, before?: Werbemittel) => {
  const { idPtWerbemittel, bezeichnung, format, seiten, version } = before ?? (await read())
  return flow.call(flow.kunde, 'saveWerbemittel', {
    idPtWerbemittel,
    bezeichnung,
    format,
    version,
    seiten: mit(seiten, words),
  })
}
const versionen = async (idPtWerbemittel = flow.idPtWerbemittel) =>
  (await flow.call(flow.kunde, 'fetchWerbemittelVersionen', { idPtWerbemittel })).versionen
const stand = (idPtWerbemittelVersion: number) =>
  flow.call(flow.kunde, 'fetchWerbemittelVersion', { idPtWerbemittel: flow.idPtWerbemittel, idPtWerbemittelVersion })
const name = (bezeichnung: string | null, idPtWerbemittelVersion?: number) =>
  flow.call(flow.kunde, 'benenneWerbemittelVersion', {
    idPtWerbemittel: flow.idPtWerbemittel,
    bezeichnung,
    ...(idPtWerbemittelVersion !== undefined && { idPtWerbemittelVersion }),
  })
const restore = (idPtWerbemittelVersion: number, version: number) =>
  flow.call(flow.kunde, 'stelleWerbemittelVersionHer', {
    idPtWerbemittel: flow.idPtWerbemittel,
    idPtWerbemittelVersion,
    version,
  })
const dokumente = () =>
  flow.db.selectFrom('werbemittelDokument').select('hash').where('idPtWerbemittel', '=', flow.idPtWerbemittel).execute()
const keep = async (anlass: 'tag' | 'benannt', bezeichnung?: string) => {
  const actor = { idPtKunde: 1, name: 'Kerstin' } as never
  const row = await loadWerbemittel({ ...flow.context, actor }, flow.idPtWerbemittel)
  await keepVersion(flow.context, flow.idPtWerbemittel, standOf(row), {
    anlass,
    von: 'Kerstin',
    ...(bezeichnung !== undefined && { bezeichnung }),
  })
}

test('the first change of a day keeps what the day began with, later ones keep nothing', async () => {
  await save('eins')
  expect(await versionen()).toEqual([])
  await flow.advance(1)
  await save('zwei')
  await save('drei')
  const [only, ...rest] = await versionen()
  expect([only?.anlass, only?.bezeichnung, only?.erstelltVon, rest]).toEqual(['tag', null, 'Katharina Brandt', []])
  expect(wordsOf((await stand(only?.idPtWerbemittelVersion ?? 0)).seiten)).toBe('eins')
})

test('a restored state takes the place of another one, which is kept and can be restored as well', async () => {
  await save('früher')
  const [kept] = (await name('Vor der Messe')).versionen
  const later = await save('später')
  const back = await restore(kept?.idPtWerbemittelVersion ?? 0, later.version)
  expect([wordsOf(back.seiten), back.version, back.bezeichnung]).toEqual(['früher', later.version + 1, 'Testkarte'])
  const [before, named] = await versionen()
  expect([before?.anlass, named?.anlass, named?.bezeichnung]).toEqual(['wiederherstellung', 'benannt', 'Vor der Messe'])
  const again = await restore(before?.idPtWerbemittelVersion ?? 0, back.version)
  expect(wordsOf(again.seiten)).toBe('später')
})

test('of two people who restore at once the second is told, and nothing is lost', async () => {
  await save('A')
  const [a] = (await name('A')).versionen
  await save('B')
  const [b] = (await name('B')).versionen
  const { version } = await save('C')
  const answers = await Promise.allSettled([
    restore(a?.idPtWerbemittelVersion ?? 0, version),
    restore(b?.idPtWerbemittelVersion ?? 0, version),
  ])
  const lost = answers.find((answer) => answer.status === 'rejected')
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(lost?.reason).toMatchObject({ status: 409, code: 'VERSION_VERALTET' })
  const words = await Promise.all(
    (await versionen()).map(async ({ idPtWerbemittelVersion }) =>
      wordsOf((await stand(idPtWerbemittelVersion)).seiten),
    ),
  )
  expect(new Set(words)).toEqual(new Set(['A', 'B', 'C']))
})

test('of 200 marks the newest twenty without a name stay, every named one does, and one more name is refused', async () => {
  for (let nr = 1; nr <= 200; nr += 1) {
    await flow.db
      .updateTable('werbemittel')
      .set({ seiten: JSON.stringify(mit((await read()).seiten, `Stand ${nr}`)) })
      .where('idPtWerbemittel', '=', flow.idPtWerbemittel)
      .execute()
    await (nr <= VERSIONEN_MIT_NAMEN_MAX ? keep('benannt', `Nr. ${nr}`) : keep('tag'))
  }
  const all = await versionen()
  expect(all.filter(({ bezeichnung }) => bezeichnung !== null)).toHaveLength(VERSIONEN_MIT_NAMEN_MAX)
  const loose = all.filter(({ bezeichnung }) => bezeichnung === null)
  expect(loose).toHaveLength(VERSIONEN_OHNE_NAMEN_MAX)
  expect(wordsOf((await stand(loose[0]?.idPtWerbemittelVersion ?? 0)).seiten)).toBe('Stand 200')
  expect(await dokumente()).toHaveLength(VERSIONEN_MIT_NAMEN_MAX + VERSIONEN_OHNE_NAMEN_MAX)
  expect(await refused(name('Noch einer'))).toMatchObject({ status: 409, code: 'ZU_VIELE_VERSIONEN' })
  await name(null, all.at(-1)?.idPtWerbemittelVersion)
  expect((await name('Noch einer')).versionen[0]?.bezeichnung).toBe('Noch einer')
})

test('equal drawings are stored once, and a check without a change keeps no further mark', async () => {
  await save('gleich')
  await name('Eins')
  await name('Zwei')
  await flow.call(flow.kunde, 'pruefeWerbemittel', { idPtWerbemittel: flow.idPtWerbemittel })
  expect((await versionen()).map(({ bezeichnung }) => bezeichnung)).toEqual(['Zwei', 'Eins'])
  expect(await dokumente()).toHaveLength(1)
  await save('anders')
  await flow.call(flow.kunde, 'pruefeWerbemittel', { idPtWerbemittel: flow.idPtWerbemittel })
  expect((await versionen())[0]?.anlass).toBe('pruefung')
})

test('what was approved is one of them, in its campaign, and is never pruned', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  await approve(flow, key)
  const [approved, sent] = await versionen()
  expect([approved?.anlass, approved?.erstelltVon, sent?.anlass]).toEqual(['freigabe', 'Paula Prüferin', 'kampagne'])
  expect(approved?.kampagne).toEqual({ idPtKampagne: kampagne.idPtKampagne, bezeichnung: kampagne.bezeichnung })
  expect(approved?.hash).toBe(sent?.hash)
  for (let nr = 1; nr <= VERSIONEN_OHNE_NAMEN_MAX + 5; nr += 1) {
    await flow.db
      .updateTable('werbemittel')
      .set({ seiten: JSON.stringify(mit((await read()).seiten, `Stand ${nr}`)) })
      .execute()
    await keep('tag')
  }
  const all = await versionen()
  expect([all.length, all.at(-1)?.anlass]).toEqual([VERSIONEN_OHNE_NAMEN_MAX + 1, 'freigabe'])
  expect((await stand(all.at(-1)?.idPtWerbemittelVersion ?? 0)).seiten).toHaveLength(2)
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).not.toBe('inInternerFreigabe')
  const { version } = await read()
  expect(await refused(restore(all[0]?.idPtWerbemittelVersion ?? 0, version))).toMatchObject({ status: 409 })
})

test('a new print file keeps the old one, which comes back with its pages', async () => {
  const upload = { bezeichnung: 'Druckdatei', format: 'maxipostkarte', dateiName: 'a.pdf' } as const
  const first = await flow.call(flow.kunde, 'uploadPdf', { ...upload, datei: await cardPdf(2) })
  const { idPtWerbemittel, version } = first
  const next = { ...upload, idPtWerbemittel, version, datei: await cardPdf(2, [680, 371]) }
  const second = await flow.call(flow.kunde, 'uploadPdf', next)
  const [kept] = await versionen(idPtWerbemittel)
  expect(kept?.anlass).toBe('datei')
  const back = await flow.call(flow.kunde, 'stelleWerbemittelVersionHer', {
    idPtWerbemittel,
    idPtWerbemittelVersion: kept?.idPtWerbemittelVersion ?? 0,
    version: second.version,
  })
  expect(back.pdf).toEqual(first.pdf)
})

test('a copy begins without a history, and another customer finds none', async () => {
  await name('Eins')
  const copy = await flow.call(flow.kunde, 'kopiereWerbemittel', { idPtWerbemittel: flow.idPtWerbemittel })
  expect(await versionen(copy.idPtWerbemittel)).toEqual([])
  const fremd = flow.call(flow.andere, 'fetchWerbemittelVersionen', { idPtWerbemittel: flow.idPtWerbemittel })
  expect(await refused(fremd)).toMatchObject({ status: 404 })
  const [mine] = await versionen()
  const input = { idPtWerbemittel: copy.idPtWerbemittel, idPtWerbemittelVersion: mine?.idPtWerbemittelVersion ?? 0 }
  expect(await refused(flow.call(flow.kunde, 'fetchWerbemittelVersion', input))).toMatchObject({ status: 404 })
})

test('the history is part of the export, and goes with its material', async () => {
  await name('Eins')
  const { blob } = await flow.call(flow.kunde, 'erstelleDatenExport', {})
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const rows = JSON.parse(new TextDecoder().decode(files['werbemittel-staende.json'])) as unknown[]
  expect(rows).toMatchObject([{ bezeichnung: 'Eins', inhalt: { format: 'maxipostkarte' } }])
  await flow.db.deleteFrom('werbemittel').where('idPtWerbemittel', '=', flow.idPtWerbemittel).execute()
  expect(await dokumente()).toEqual([])
})
