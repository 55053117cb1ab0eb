import { describe, expect, test } from 'vitest'
import type { QrLayer, Seite } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { checkCodes } from '#src/engines/print/finished/checkCodes.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf } from '../fixtures.ts'

const OWN = 'https://laden.example.org/'

/** A card with a turned, see-through code in front, and on the back one that all share and one of each recipient. */
function card(more: Partial<QrLayer> = {}): Seite[] {
  return defaultSeiten('maxipostkarte').map((seite) => ({
    ...seite,
    layers: seite.layers.flatMap((layer): Seite['layers'] => {
      if (layer.type !== 'qrcode') return [layer]
      const code = { ...layer, enabled: true, inhalt: OWN }
      if (seite.side === 'vorderseite') return [{ ...code, id: 'vorn', x: 100, rotation: 33, opacity: 0.8, w: 30 }]
      return [
        { ...code, id: 'alle' },
        { ...code, id: 'jeder', x: 60, y: 70, ecc: 'Q', ...more },
      ]
    }),
  }))
}

const links = (nr: number) => ({
  vorn: `https://example.org/q/abcdefghj${nr}2`,
  jeder: `https://example.org/q/abcdefghj${nr}`,
})

async function printed(seiten = card(), count = 3) {
  const pages = Array.from({ length: count }, (_, nr) => {
    const context = contextOf('maxipostkarte', { empfaenger: BEISPIEL_EMPFAENGER, qrUrls: links(nr) })
    return seiten.map((seite) => ({ seite, context }))
  }).flat()
  return writePdf({ format: 'maxipostkarte', pages, assets: () => Promise.reject(new Error('none')), title: '' })
}

const wanted = (seiten = card(), count = 3, link = links) =>
  Array.from({ length: count }, (_, nr) => seiten.map((seite) => ({ seite, qrUrls: link(nr) }))).flat()

describe('codes of a finished file', () => {
  test('are compared one by one, turned, in a group, shared and personal', async () => {
    expect(await checkCodes(await printed(), wanted())).toEqual({ verglichen: 9, abweichung: null })
  })

  test('of one recipient that hold those of another are found, with their page', async () => {
    const result = await checkCodes(
      await printed(),
      wanted(card(), 3, (nr) => (nr === 2 ? { ...links(2), jeder: links(1).jeder } : links(nr))),
    )
    expect(result).toEqual({ verglichen: 8, abweichung: { seite: 5, ebene: 'QR-Code', grund: 'anders' } })
  })

  test('that all carry one target are found', async () => {
    const same = (nr: number) => ({ ...links(nr), alle: links(nr).jeder })
    expect((await checkCodes(await printed(), wanted(card(), 3, same))).abweichung).toMatchObject({
      seite: 1,
      grund: 'anders',
    })
  })

  test('are missed where they stand elsewhere, are smaller, turned or not there', async () => {
    const pdf = await printed()
    for (const change of [{ x: 60.2 }, { w: 19.5, h: 19.5 }, { rotation: 90 }])
      expect((await checkCodes(pdf, wanted(card(change)))).abweichung).toMatchObject({ seite: 1, grund: 'fehlt' })
    const without = await printed(card({ enabled: false }))
    expect((await checkCodes(without, wanted())).abweichung).toMatchObject({ seite: 1, grund: 'fehlt' })
    expect((await checkCodes(pdf, wanted(card(), 4))).abweichung).toMatchObject({ seite: 6, grund: 'fehlt' })
  })

  test('differ in how much damage they bear', async () => {
    expect((await checkCodes(await printed(), wanted(card({ ecc: 'M' })))).abweichung).toMatchObject({
      grund: 'anders',
    })
  })
})
