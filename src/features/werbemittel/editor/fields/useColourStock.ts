import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Farbe, farbe as farbeSchema } from '#src/contract/dokument.ts'
import { usedColours } from '#src/engines/print/editor.ts'
import { hexToCmyk, type PalettenFarbe, sameFarbe, toCmyk } from '#src/engines/print/rules.ts'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { useEditor } from '../EditorContext.tsx'

/** Colours of a row that are offered; assumed: two lines. */
const OFFERED = 16
/** Colours that the browser remembers; assumed: one line. */
const REMEMBERED = 8

type Cmyk = Extract<Farbe, { k: number }>

function readRecent(): Cmyk[] {
  const read = z.safeParse(z.array(farbeSchema), storage.get('letzteFarben'))
  return read.success ? read.data.map(toCmyk).slice(0, REMEMBERED) : []
}

/** Remembers a colour that was chosen, for other materials in this browser too. */
export function rememberColour(farbe: Farbe): void {
  const others = readRecent().filter((other) => !sameFarbe(other, farbe))
  storage.set('letzteFarben', [toCmyk(farbe), ...others].slice(0, REMEMBERED))
}

interface Stock {
  /** The customer's own. */
  marke: PalettenFarbe[]
  /** Of this design, the most frequent first. */
  dokument: Cmyk[]
  /** Chosen last in this browser, where the design does not show them. */
  zuletzt: Cmyk[]
}

/** Colours at hand beside the palette. */
export function useColourStock(): Stock {
  const dokument = useEditor(({ session }) => session.history.present.dokument)
  const { data } = useQuery(kontoQueries.marke())
  const colours = usedColours(dokument).slice(0, OFFERED)
  const hex = data?.markenfarbe ? hexToCmyk(data.markenfarbe) : null
  const main = hex ? [{ name: text('werbemittel:editor.colour.brandMain'), farbe: hex }] : []
  return {
    marke: [...main, ...(data?.markenfarben ?? [])],
    dokument: colours,
    zuletzt: readRecent().filter((farbe) => !colours.some((other) => sameFarbe(other, farbe))),
  }
}
