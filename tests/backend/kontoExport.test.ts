import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestBackend } from '#tests/support/standIn.ts'

test('a name that looks like JSON is exported as it was typed', async () => {
  const backend = await createTestBackend()
  const token = await backend.login('kunde@example.org')
  const namen = ['[Entwurf] Herbst', '{Ostern', '[1]']
  for (const bezeichnung of namen)
    await backend.call(token, 'saveWerbemittel', { bezeichnung, format: 'maxipostkarte' })
  const { blob } = await backend.call(token, 'erstelleDatenExport', {})
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const rows = z
    .array(z.object({ bezeichnung: z.unknown(), seiten: z.array(z.unknown()) }))
    .parse(JSON.parse(new TextDecoder().decode(files['werbemittel.json'])))
  expect(new Set(rows.map(({ bezeichnung }) => bezeichnung))).toEqual(new Set(namen))
  expect(rows.map(({ seiten }) => seiten.length)).toEqual([2, 2, 2])
  await backend.close()
})
