import * as z from 'zod/mini'
import { seite } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { Autosave } from '#src/shared/autosave/autosave.ts'
import { wholeDocument } from '#src/shared/autosave/merging.ts'
import type { Ports } from '#src/shared/autosave/saveState.ts'
import { mitEigenenIds } from '#src/engines/print/rules.ts'
import type { Dokument } from '#src/engines/print/editor.ts'

/** What the autosave stores; a new object for every change. */
export interface Entwurf {
  bezeichnung: string
  dokument: Dokument
}

const entwurfOf = ({ bezeichnung, seiten }: Werbemittel): Entwurf => ({ bezeichnung, dokument: seiten })

/** As the browser keeps it. */
export const entwurfSchema: z.ZodMiniType<Entwurf | null> = z.nullable(
  z.object({ bezeichnung: z.string(), dokument: z.pipe(z.array(seite), z.transform(mitEigenenIds)) }),
)

interface EntwurfPorts extends Pick<Ports<Werbemittel, Entwurf | null>, 'reread' | 'copy' | 'now'> {
  save: (stored: Werbemittel, entwurf: Entwurf) => Promise<Werbemittel>
}

/** The autosave of a drawing, which is stored as a whole: two of them cannot be merged. */
export function entwurfAutosave(
  werbemittel: Werbemittel,
  { save, ...ports }: EntwurfPorts,
): Autosave<Werbemittel, Entwurf | null> {
  return new Autosave<Werbemittel, Entwurf | null>(werbemittel, {
    ...ports,
    merging: wholeDocument<Werbemittel, Entwurf>(entwurfOf),
    save: (stored, entwurf) => save(stored ?? werbemittel, entwurf ?? entwurfOf(werbemittel)),
  })
}
