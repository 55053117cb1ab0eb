import type { Asset } from '#src/contract/asset.ts'
import type { Layer } from '#src/contract/dokument.ts'
import { toPlainText } from '#src/engines/print/editor.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** Words of a text by which it is called; assumed: enough to tell two apart, short enough to be listened to. */
const WORDS = 5

/** What a layer is called where it is read out: its name, and what tells it from others of that name. German. */
export function ebenenName(layer: Layer, assets: readonly Asset[]): string {
  switch (layer.type) {
    case 'text':
      return withContent(layer, firstWords(toPlainText(layer.paragraphs)))
    case 'bild':
      return withContent(layer, assets.find(({ id }) => id === layer.assetId)?.name ?? '')
    case 'qrcode': {
      const ziel = firstWords(layer.inhalt)
      return ziel === ''
        ? text('werbemittel:editor.layer.ohneZiel', { name: layer.name })
        : text('werbemittel:editor.layer.mitZiel', { name: layer.name, ziel })
    }
    case 'form':
    case 'datenschutz':
    case 'zone':
    case 'empfaenger':
      return layer.name
  }
}

/** A name that only repeats the content, as that of a picture does, gives way to the kind of the layer. */
function withContent({ name, type }: Layer, inhalt: string): string {
  if (inhalt === '') return name
  const own = inhalt.startsWith(name) ? text(`werbemittel:editor.layer.typ.${type}`) : name
  return text('werbemittel:editor.layer.mitInhalt', { name: own, inhalt })
}

function firstWords(content: string): string {
  const words = content.split(/\s+/).filter((word) => word !== '')
  return words.length > WORDS ? `${words.slice(0, WORDS).join(' ')} …` : words.join(' ')
}
