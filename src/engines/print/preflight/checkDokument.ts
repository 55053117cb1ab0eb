import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Layer, Rect, Seite } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen, BEISPIEL_EMPFAENGER } from '../beispiel.ts'
import type { LayoutContext, QrUrls } from '../displayList.ts'
import { seiteFor } from '../eigeneSpalten.ts'
import { FASSUNG } from '../fassung.ts'
import type { FontSet } from '../fonts.ts'
import { isPersonal, isPrinted, layoutDrawable } from '../layout.ts'
import { inkBox } from '../textLayers.ts'
import { contentFindings } from './contentChecks.ts'
import { fensterFindings } from './fensterChecks.ts'
import { placementFindings } from './placementChecks.ts'
import { requiredFindings } from './requiredChecks.ts'
import { sorted } from './sorted.ts'

export interface CheckOptions {
  format: FormatId
  assets: readonly Asset[]
  fonts: FontSet
  /** Hard cases of the target group; without them the example recipient. */
  empfaenger?: readonly Empfaenger[]
  /** What the texts do with every recipient (`Textprobe`): it says more than the hard cases do. */
  texte?: readonly Befund[]
  /** Sender of the campaign; without it a sample. */
  absender?: Absender | null
  /** Text of the campaign; without it room is reserved. */
  datenschutzText?: string | null
  /** Links of the QR layers; without them each layer's own content is looked at. */
  qrUrls?: QrUrls
}

/** Everything that would go wrong in print, for all given recipients (print 9). */
export function checkDokument(seiten: readonly Seite[], options: CheckOptions): Befund[] {
  const recipients = options.empfaenger?.length ? options.empfaenger : [null]
  const content = {
    assets: options.assets,
    qrUrls: options.qrUrls ?? {},
    absender: options.absender ?? null,
    datenschutzText: options.datenschutzText ?? null,
  }
  const perPage = seiten.flatMap((seite) => [
    ...pageFindings(seite, options, recipients),
    ...contentFindings(seite, content),
  ])
  return sorted([...requiredFindings(seiten, options.format), ...(options.texte ?? []), ...perPage])
}

function pageFindings(seite: Seite, options: CheckOptions, recipients: readonly (Empfaenger | null)[]): Befund[] {
  const found = new Map<string, { befund: Befund; stueck: number }>()
  for (const empfaenger of recipients) {
    for (const befund of recipientFindings(seite, options, empfaenger)) {
      // The first recipient with a problem stands for all others with the same one.
      const key = `${befund.code} ${befund.layerId ?? ''} ${befund.code === 'zeichenFehlt' ? befund.text : ''}`
      const known = found.get(key)
      if (known) known.stueck++
      else found.set(key, { befund, stueck: 1 })
    }
  }
  const gezaehlt = [...found.values()].filter(({ befund, stueck }) => !saidByAll(befund, stueck, recipients, options))
  // What every recipient has in common is wrong with the sheet (print 5).
  return gezaehlt.map(({ befund, stueck }) =>
    stueck < recipients.length ? { ...befund, betrifft: 'empfaenger', stueck } : befund,
  )
}

const TEXT_CODES = /^(?:wortZuBreit|textZuLang|zeichenFehlt|anschriftZuGross|anschriftKlein)$/

/** A finding of the hard cases about their texts, where all recipients were tried and counted. */
function saidByAll(
  befund: Befund,
  stueck: number,
  recipients: readonly unknown[],
  { texte }: Pick<CheckOptions, 'texte'>,
): boolean {
  if (texte === undefined || !TEXT_CODES.test(befund.code)) return false
  // What all of them have in common may be of the sheet alone, which the other has no word for.
  return (
    stueck < recipients.length || texte.some(({ code, layerId }) => code === befund.code && layerId === befund.layerId)
  )
}

function recipientFindings(whole: Seite, options: CheckOptions, empfaenger: Empfaenger | null): Befund[] {
  const { format, assets, fonts } = options
  const datenschutzText = options.datenschutzText ?? null
  const qrUrls = options.qrUrls ?? {}
  const absender = options.absender ?? null
  const context: LayoutContext = {
    format,
    empfaenger,
    absender,
    fassung: FASSUNG,
    datenschutzText,
    qrUrls,
    fonts,
    assets,
  }
  const { seite, boxes, befunde, broken } = layoutDrawable(seiteFor(whole, empfaenger), context)
  const ink = new Map<string, Rect>()
  for (const layer of seite.layers) {
    if (layer.type === 'text' && !layer.background && isPrinted(layer)) ink.set(layer.id, inkBox(layer, context))
  }
  const input = { seite, format, boxes, ink, datenschutzBekannt: datenschutzText !== null, qrUrls }
  const placed = [...placementFindings(input), ...fensterFindings(input)]
  const personal = new Set(seite.layers.filter((layer) => isPersonal(layer, qrUrls)).map(({ id }) => id))
  return [
    ...broken.map((layer) => brokenFinding(layer, seite)),
    ...befunde.map((befund) => named(befund, personal, empfaenger)),
    ...placed,
  ]
}

/** A layer that cannot be laid out hides nothing of what the check says of the others (EDT-02). */
function brokenFinding(layer: Layer, { side }: Seite): Befund {
  return {
    schwere: 'fehler',
    code: 'ebeneUnlesbar',
    layerId: layer.id,
    seite: side,
    text: `„${layer.name}“: Die Ebene lässt sich nicht zeichnen und nicht drucken.`,
    hilfe: 'Löschen Sie die Ebene und legen Sie sie neu an.',
  }
}

/** A finding that depends on the recipient says for whom it was seen. */
function named(befund: Befund, personal: ReadonlySet<string>, empfaenger: Empfaenger | null): Befund {
  if (befund.layerId === undefined || !personal.has(befund.layerId) || /^(?:anschrift|absender)/.test(befund.code))
    return befund
  const zeilen = adressZeilen(empfaenger ?? BEISPIEL_EMPFAENGER)
  return { ...befund, text: `${befund.text} (Empfänger: ${zeilen.slice(0, 2).join(' ')})` }
}
