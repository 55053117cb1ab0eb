import type { Bild } from '#src/contract/bildgenerierung.ts'
import type { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { zeichne } from '#src/engines/images/worker.ts'
import { MOTIV_JE_MM } from '#src/engines/print/rules.ts'
import { layDown } from '../platform/ablage.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { answerBild } from './galerie.ts'
import { dateiNameVon, storeBild, vorbereiten } from './bilder.ts'

/** Draws a motif and keeps it. The service draws it itself: no foreign drawing gets into the store. */
export async function zeichneMotiv(
  eingabe: Input<(typeof bildgenerierungOperations)['zeichneMotiv']>,
  context: Context,
): Promise<Bild> {
  const { masse, svg } = zeichne(eingabe)
  const { beschreibung, stil, format, freiraum, farben, saat } = eingabe
  const wunsch = {
    beschreibung,
    stil,
    format,
    freiraum,
    farben: JSON.stringify(farben),
    breite: masse.breite,
    hoehe: masse.hoehe,
  }
  const fertiges = await vorbereiten({
    wunsch,
    datei: {
      bytes: new Uint8Array(Buffer.from(svg)),
      mime: 'image/svg+xml',
      breite: Math.round(masse.breite * MOTIV_JE_MM),
      hoehe: Math.round(masse.hoehe * MOTIV_JE_MM),
      farbraum: 'cmyk',
      name: dateiNameVon(wunsch, 'svg'),
    },
    quelle: 'muster',
    saat,
    auftrag: null,
    dauerMs: null,
  })
  return layDown(context, fertiges.neu.datei.bytes, () =>
    withAnswer(context, async (inner) => answerBild(inner, await storeBild(inner, requireActor(inner), fertiges))),
  )
}
