import type { TextLayer } from '#src/contract/dokument.ts'
import { definedStyle, inPlainText, type Look, lookOf, type RunStyle } from '#src/engines/print/editor.ts'
import { familyOf } from '#src/engines/print/page.ts'
import { useEditorStore } from '../EditorContext.tsx'
import { useStyleChange } from '../panels/useStyleChange.ts'
import type { Schreiben } from '../schreiben.ts'

export type Auszeichnung = 'fett' | 'kursiv' | 'unterstrichen'

export interface TextLook {
  look: Look
  /** true, false or of both kinds. */
  has: Record<Auszeichnung, boolean | 'mixed'>
  /** The family has no such cut. */
  lacks: Record<Auszeichnung, boolean>
  toggle: (kind: Auszeichnung) => void
}

const hasBold = (weight: number | null) => (weight === null ? 'mixed' : weight >= 600)

/** Look of what is marked on the sheet, or of what is typed next, and ways to change it. */
export function useTextLook(layer: TextLayer, { marke, stil }: Schreiben): TextLook {
  const store = useEditorStore()
  const selection = inPlainText(layer.paragraphs, marke)
  const { style } = useStyleChange(layer, selection)
  const marked = marke.end > marke.start
  const look: Look = { ...lookOf(layer, selection), ...(marked ? {} : definedStyle(stil ?? {})) }
  const { cuts } = familyOf(look.font ?? layer.style.font)
  const has = {
    fett: hasBold(look.weight),
    kursiv: look.italic ?? 'mixed',
    unterstrichen: look.underline ?? 'mixed',
  } as const
  const lacks = {
    fett: !cuts.some(({ weight }) => weight >= 600),
    kursiv: !cuts.some(({ italic }) => italic),
    unterstrichen: false,
  }
  const set = (patch: RunStyle) => (marked ? style(patch) : store.mark({ stil: { ...stil, ...patch } }))
  const toggle = (kind: Auszeichnung) => {
    const on = has[kind] !== true
    if (lacks[kind] && on) return
    if (kind === 'fett') set({ weight: on ? 700 : 400 })
    else set(kind === 'kursiv' ? { italic: on } : { underline: on })
  }
  return { look, has, lacks, toggle }
}
