import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FORMATE, seite as seiteSchema } from '#src/contract/dokument.ts'
import { layerDpi } from '#src/engines/print/editor/images.ts'
import { newBackgroundImage, newImageLayer, newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { addLayer, type Dokument, findLayer, freeId, pageOf } from '#src/engines/print/editor/operations.ts'
import { orderLayers } from '#src/engines/print/editor/order.ts'
import { cancelGesture, dragTo, press } from '#src/engines/print/editor/pointer.ts'
import { freeArea, openSession, replaceDokument } from '#src/engines/print/editor/session.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const driver = () => new EditorDriver('maxipostkarte')

describe('editor session', () => {
  it('adds a text above the own layers and below the zones, and takes it back', () => {
    const editor = driver().showSide('rueckseite').addText('Hallo')
    const layers = pageOf(editor.dokument, 'rueckseite')?.layers ?? []
    expect(layers[0]?.type).toBe('text')
    expect(editor.selected?.id).toBe('text-1')
    editor.undo()
    expect(findLayer(editor.dokument, 'text-1')).toBeNull()
    editor.redo()
    expect(findLayer(editor.dokument, 'text-1')).not.toBeNull()
  })

  it('makes one step of a whole drag', () => {
    const editor = driver().addText('Hallo').place('text-1', { x: 30, y: 30 })
    const before = editor.steps
    editor.drag('text-1', 'flaeche', [
      [5, 5],
      [12, 9],
      [21, 17],
    ])
    expect(editor.steps).toBe(before + 1)
    expect(editor.layer('text-1')).toMatchObject({ x: 51, y: 47 })
    editor.undo()
    expect(editor.layer('text-1')).toMatchObject({ x: 30, y: 30 })
  })

  it.each([
    'rueckseite-stempelEmpfaenger',
    'rueckseite-codierzone',
    'rueckseite-datenschutz',
    'rueckseite-empfaenger',
    'rueckseite-qr',
  ])('does not delete %s and says why', (id) => {
    const editor = driver().showSide('rueckseite').select(id).delete()
    expect(editor.layer(id)).toBeDefined()
    expect(editor.meldung).toMatch(/\.$/)
    expect(editor.steps).toBe(0)
  })

  it('does not drag a zone and says why', () => {
    const editor = driver().showSide('rueckseite')
    editor.drag('rueckseite-codierzone', 'flaeche', [[20, -20]])
    expect(editor.layer('rueckseite-codierzone')).toMatchObject({ x: 0, y: 113 })
    expect(editor.meldung).toContain('Post')
  })

  it('leaves a background where it is: a new one until it is unlocked, any until it is selected', () => {
    const data = { w: 241, h: 131 }
    const bild = newBackgroundImage('bild-1', data, { assetId: 'a', name: 'b', px: [2847, 1548] })
    const editor = driver().add(bild)
    for (const _try of [1, 2]) editor.drag('bild-1', 'flaeche', [[20, 10]])
    expect(editor.layer('bild-1')).toMatchObject({ x: 0, y: 0 })
    expect(editor.meldung).toContain('gesperrt')
    const stored = driver().add({ ...bild, locked: { ...bild.locked, position: false, size: false } })
    stored.select(null).drag('bild-1', 'flaeche', [[20, 10]])
    expect(stored.layer('bild-1')).toMatchObject({ x: 0, y: 0 })
    expect(stored.drag('bild-1', 'flaeche', [[20, 10]]).layer('bild-1')).toMatchObject({ x: 20, y: 10 })
  })

  it('changes nothing while it may only be read', () => {
    const editor = new EditorDriver('maxipostkarte', { nurLesen: true }).addText('Hallo')
    expect(findLayer(editor.dokument, 'text-1')).toBeNull()
    expect(editor.steps).toBe(0)
  })

  it('brings own layers forward, never above the zones', () => {
    let dokument: Dokument = defaultSeiten('maxipostkarte')
    for (const id of ['a', 'b', 'c']) {
      const added = addLayer(dokument, 'rueckseite', newTextLayer(id, { x: 6, y: 6, w: 90, h: 90 }, 'source-sans-3'))
      if (added.ok) ({ dokument } = added)
    }
    const order = (now: Dokument) => pageOf(now, 'rueckseite')?.layers.map(({ id }) => id.replace('rueckseite-', ''))
    const system = ['stempelEmpfaenger', 'codierzone', 'datenschutz', 'qr', 'empfaenger']
    expect(order(dokument)).toEqual(['a', 'b', 'c', ...system])
    const front = orderLayers(dokument, ['a'], 'ganzNachVorn')
    expect(front.ok && order(front.dokument)).toEqual(['b', 'c', 'a', ...system])
    const refused = orderLayers(dokument, ['rueckseite-codierzone'], 'ganzNachHinten')
    expect(refused.ok).toBe(false)
  })

  it('never changes the document it was given, and shares the page that did not change', () => {
    const editor = driver()
    const before = editor.dokument
    const text = JSON.stringify(before)
    editor.addText('Hallo')
    expect(JSON.stringify(before)).toBe(text)
    expect(pageOf(editor.dokument, 'rueckseite')).toBe(pageOf(before, 'rueckseite'))
  })

  it('is a valid document after any gestures, and the first one again after undoing all', () => {
    const way = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }))
    const action = fc.oneof(
      fc.record({ t: fc.constant('text' as const) }),
      fc.record({
        t: fc.constant('drag' as const),
        nr: fc.nat(6),
        grip: fc.constantFrom('flaeche' as const, 'se' as const, 'drehen' as const),
        way,
      }),
      fc.record({ t: fc.constant('delete' as const), nr: fc.nat(6) }),
      fc.record({
        t: fc.constant('side' as const),
        side: fc.constantFrom('vorderseite' as const, 'rueckseite' as const),
      }),
      fc.record({ t: fc.constant('undo' as const) }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...FORMATE), fc.array(action, { maxLength: 25 }), (format, actions) => {
        const editor = new EditorDriver(format)
        const first = editor.dokument
        for (const a of actions) {
          const layers = pageOf(editor.dokument, editor.seite)?.layers ?? []
          const id = 'nr' in a ? layers[a.nr % layers.length]?.id : undefined
          if (a.t === 'text') editor.addText('Text')
          if (a.t === 'side') editor.showSide(a.side)
          if (a.t === 'undo') editor.undo()
          if (a.t === 'delete' && id !== undefined) editor.select(id).delete()
          if (a.t === 'drag' && id !== undefined) editor.drag(id, a.grip, [a.way])
        }
        for (const seite of editor.dokument) expect(z.safeParse(seiteSchema, seite).success).toBe(true)
        while (editor.steps > 0) editor.undo()
        expect(editor.dokument).toBe(first)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what the editor says', () => {
  const locked = () => {
    const editor = driver().showSide('rueckseite')
    return { editor, id: 'rueckseite-empfaenger' }
  }

  it('begins on the front, even without a page', () => {
    expect(openSession('maxipostkarte', [], false).history.seite).toBe('vorderseite')
    const [, back] = defaultSeiten('maxipostkarte')
    expect(openSession('maxipostkarte', back ? [back] : [], false).history.seite).toBe('rueckseite')
  })

  it('each refusal is a new one, even in the same words, and what works takes it away', () => {
    const { editor } = locked()
    editor.select('rueckseite-codierzone').delete()
    expect(editor.session.meldung).toEqual({ text: expect.stringContaining('Post') as string, nr: 1 })
    editor.delete()
    expect(editor.session.meldung?.nr).toBe(2)
    editor.addText('Hallo')
    expect(editor.session.meldung).toBeNull()
  })

  it('a drag that a rule holds back names its own rule, once, and only as a drag', () => {
    const zone = 'rueckseite-datenschutz'
    const lock = (position: boolean, size: boolean) => {
      const editor = driver().showSide('rueckseite')
      const dokument = editor.dokument.map((seite) => ({
        ...seite,
        layers: seite.layers.map((layer) =>
          layer.id === zone ? { ...layer, locked: { ...layer.locked, position, size } } : layer,
        ),
      }))
      editor.session = replaceDokument(editor.session, dokument)
      return editor
    }
    const pull = (editor: EditorDriver, grip: 'flaeche' | 'drehen' | 'se', way: readonly [number, number]) => {
      editor.session = { ...editor.session, meldung: null }
      editor.session = press(editor.session, { id: zone, grip, at: { x: 20, y: 20 }, pxPerMm: 4 })
      editor.session = dragTo(editor.session, { x: 20 + way[0], y: 20 + way[1] }, { gebunden: false, frei: true })
      const said = editor.meldung
      editor.session = cancelGesture(editor.session)
      return said
    }
    for (const grip of ['flaeche', 'drehen'] as const) {
      expect(pull(lock(true, false), grip, [9, 9])).toContain('gesperrt')
      expect(pull(lock(false, true), grip, [9, 9])).toBe('')
    }
    expect(pull(lock(false, true), 'se', [9, 9])).toContain('gesperrt')
    expect(pull(lock(true, false), 'se', [9, 9])).toBe('')
    // At 4 px a millimetre a drag begins after 3 px.
    expect(pull(lock(true, true), 'flaeche', [0.7, 0])).toBe('')
    expect(pull(lock(true, true), 'flaeche', [0, 0.8])).toContain('gesperrt')
    const editor = lock(true, true)
    editor.session = press(editor.session, { id: zone, grip: 'flaeche', at: { x: 20, y: 20 }, pxPerMm: 4 })
    for (const x of [30, 40]) editor.session = dragTo(editor.session, { x, y: 20 }, { gebunden: false, frei: true })
    expect(editor.session.meldung?.nr).toBe(1)
  })

  it('a layer that is gone cannot be placed', () => {
    const editor = driver().place('weg', { x: 1, y: 1 })
    expect(editor.meldung).toMatch(/gibt es nicht mehr/)
    expect(editor.steps).toBe(0)
  })

  it('selecting shows the page of the layer, a page that is not there changes nothing', () => {
    const editor = driver().select('rueckseite-qr')
    expect([editor.seite, editor.selected?.id]).toEqual(['rueckseite', 'rueckseite-qr'])
    editor.select('weg')
    expect([editor.seite, editor.selected]).toEqual(['rueckseite', null])
    const single = new EditorDriver('dina4mailing').showSide('rueckseite')
    expect(single.seite).toBe('vorderseite')
  })

  it('the free area keeps off the zones', () => {
    expect(freeArea('maxipostkarte', 'vorderseite')).toEqual({ x: 6, y: 6, w: 229, h: 119 })
    expect(freeArea('maxipostkarte', 'rueckseite')).toEqual({ x: 6, y: 6, w: 158, h: 107 })
  })
})

describe('new layers', () => {
  it.each(FORMATE)('lie in the free area of every page of %s', (format) => {
    for (const { side } of defaultSeiten(format)) {
      const area = freeArea(format, side)
      const layer = newImageLayer('bild-1', area, { assetId: 'a', name: 'Foto', px: [4000, 3000] })
      expect(layer.x).toBeGreaterThanOrEqual(area.x)
      expect(layer.y + layer.h).toBeLessThanOrEqual(area.y + area.h)
      expect(layer.w / layer.h).toBeCloseTo(4 / 3, 2)
    }
  })

  it('gives free ids that no page repeats', () => {
    expect(freeId(defaultSeiten('maxipostkarte'), 'text')).toBe('text-1')
  })
})

describe('sharpness', () => {
  const data = { w: 241, h: 131 }
  it.each([
    [[2847, 1548], 300],
    [[1424, 774], 150],
    [[1024, 1024], 107],
  ] as const)('a background of %j has %d dpi', (px, dpi) => {
    const layer = newBackgroundImage('bild-1', data, { assetId: 'a', name: 'b', px })
    expect(layerDpi(layer, { px: [...px] })).toBe(dpi)
  })

  it('falls as the crop zooms in', () => {
    const layer = newBackgroundImage('bild-1', data, { assetId: 'a', name: 'b', px: [2847, 1548] })
    expect(layerDpi({ ...layer, crop: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 } }, { px: [2847, 1548] })).toBe(150)
  })
})
