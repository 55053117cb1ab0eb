import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asset, type Asset } from '#src/contract/asset.ts'
import { layer as layerSchema, type Layer } from '#src/contract/dokument.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { toPlainText } from '#src/engines/print/editor.ts'

/** How copied layers are marked in the clipboard; other programs find plain words beside them. */
export const EBENEN_MIME = 'application/x-postkampagne-ebenen+json'
/** Longest clipboard that is read: a page of 1000 layers has about 1 MB. Assumed. */
const MAX_CHARS = 4_000_000
const MAX_LAYERS = 1000

/** What is copied: layers, and from which material their pictures are. */
export interface Kopie {
  idPtWerbemittel: number
  layers: Layer[]
  assets: Asset[]
}

const kopie = z.object({
  fassung: z.literal(1),
  idPtWerbemittel: z.int(),
  layers: z.array(z.unknown()),
  assets: z.array(asset),
})

export function writeKopie({ idPtWerbemittel, layers, assets }: Kopie): string {
  const used = new Set(layers.map((layer) => (layer.type === 'bild' ? layer.assetId : '')))
  return JSON.stringify({ fassung: 1, idPtWerbemittel, layers, assets: assets.filter(({ id }) => used.has(id)) })
}

const KEY = ['werbemittel', 'zwischenablage'] as const

/** What was copied last in this window, until somebody logs out; null: nothing. */
export function copiedHere(client: QueryClient): string | null {
  return client.getQueryData<string>(KEY) ?? null
}

export function keepCopied(client: QueryClient, content: string): void {
  client.setQueryDefaults(KEY, { gcTime: Infinity })
  client.setQueryData(KEY, content)
}

/** The words of what is copied, for other programs: texts, of other layers their names. */
export function wordsOf(layers: readonly Layer[]): string {
  return layers.map((layer) => (layer.type === 'text' ? toPlainText(layer.paragraphs) : layer.name)).join('\n')
}

/** Layers of the clipboard, each checked as the contract has it; else what is wrong with it, and where. */
export function readKopie(content: string): { ok: true; kopie: Kopie } | { ok: false; grund: string } {
  const refused = (key: string, values: Record<string, string | number> = {}) => ({
    ok: false as const,
    grund: text(`werbemittel:editor.paste.${key}`, values),
  })
  if (content.length > MAX_CHARS) return refused('zuGross')
  const parsed = z.safeParse(kopie, parse(content))
  if (!parsed.success) return refused('unlesbar')
  const { layers: found, assets, idPtWerbemittel } = parsed.data
  if (found.length > MAX_LAYERS) return refused('zuViele', { anzahl: found.length, hoechstens: MAX_LAYERS })
  const layers: Layer[] = []
  for (const [index, one] of found.entries()) {
    const read = z.safeParse(layerSchema, one)
    if (!read.success) {
      const feld = read.error.issues[0]?.path.join('.') ?? ''
      return refused(feld === '' || feld === 'type' ? 'unbekannt' : 'ebene', { stelle: index + 1, feld })
    }
    layers.push(read.data)
  }
  return { ok: true, kopie: { idPtWerbemittel, layers, assets } }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
