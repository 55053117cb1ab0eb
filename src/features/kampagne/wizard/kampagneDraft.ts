import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import type { Absender, Kampagne } from '#src/contract/kampagne.ts'
import type { KampagneEingabe } from '#src/contract/kampagneEingabe.ts'
import { Autosave } from '#src/shared/autosave/autosave.ts'
import { fieldWise } from '#src/shared/autosave/merging.ts'
import type { Ports } from '#src/shared/autosave/saveState.ts'
import { sameValue } from '#src/shared/drafts/sameValue.ts'

/** What the wizard writes; the rest of a campaign follows from it. */
export type DraftFields = Omit<KampagneEingabe, 'idPtKampagne' | 'version'>

/** What the steps show: stored values with the typed ones on top. */
export interface DraftValues {
  bezeichnung: string
  notiz: string
  absender: Absender
  idPtZielgruppe: number | null
  idPtWerbemittel: number | null
  versandDatum: string | null
  anreicherung: boolean
  tracking: boolean
}

const LEERER_ABSENDER: Absender = { firma: '', strasse: '', hausnummer: '', plz: '', ort: '' }

export function valuesOf(kampagne: Kampagne | null, pending: DraftFields): DraftValues {
  return {
    bezeichnung: kampagne?.bezeichnung ?? '',
    notiz: kampagne?.notiz ?? '',
    absender: kampagne?.absender ?? LEERER_ABSENDER,
    idPtZielgruppe: kampagne?.idPtZielgruppe ?? null,
    idPtWerbemittel: kampagne?.idPtWerbemittel ?? null,
    versandDatum: kampagne?.versandDatum ?? null,
    anreicherung: kampagne?.anreicherung ?? false,
    tracking: kampagne?.tracking ?? true,
    ...defined(pending),
  }
}

function defined(pending: DraftFields): Partial<DraftValues> {
  return Object.fromEntries(Object.entries(pending).filter(([, value]) => value !== undefined))
}

const nummer = z.optional(z.nullable(z.number()))

/** Typed fields as the browser keeps them: an empty or too long text is a draft, too. */
export const draftFields: z.ZodMiniType<DraftFields> = z.object({
  bezeichnung: z.optional(z.string()),
  notiz: z.optional(z.string()),
  absender: z.optional(
    z.object({
      firma: z.string(),
      strasse: z.string(),
      hausnummer: z.string(),
      plz: z.string(),
      ort: z.string(),
    }),
  ),
  idPtZielgruppe: nummer,
  idPtWerbemittel: nummer,
  versandDatum: z.optional(z.nullable(z.string())),
  anreicherung: z.optional(z.boolean()),
  tracking: z.optional(z.boolean()),
})

/** An empty name is not stored: the old one stays until a new one is there. */
function ready({ bezeichnung, ...rest }: DraftFields): DraftFields {
  const name = bezeichnung?.trim()
  return name ? { ...rest, bezeichnung: name } : rest
}

interface DraftPorts extends Pick<Ports<Kampagne, DraftFields>, 'reread' | 'copy' | 'now'> {
  save: (input: KampagneEingabe) => Promise<Kampagne>
  /** Name of a draft that was saved before it had one. */
  newName: () => string
}

/**
 * The autosave of a campaign: its fields are stored and merged one by one. A first save that was not answered is tried
 * with the same content until it is, so that the service makes one campaign of it; what was typed since follows.
 */
export function kampagneAutosave(
  stored: Kampagne | null,
  { save, newName, ...ports }: DraftPorts,
): Autosave<Kampagne, DraftFields> {
  let first: DraftFields | null = null
  async function make(sent: DraftFields): Promise<Kampagne> {
    first ??= sent.bezeichnung === undefined ? { ...sent, bezeichnung: newName() } : sent
    const made = await save(first).catch((error: unknown) => {
      // Refused with a reason: nothing was made, and the next try is another one.
      if (error instanceof ApiError && error.kind === 'domain') first = null
      throw error
    })
    const isAll = sameValue({ ...first, ...sent }, first)
    return isAll ? made : save({ idPtKampagne: made.idPtKampagne, version: made.version, ...sent })
  }
  return new Autosave<Kampagne, DraftFields>(stored, {
    ...ports,
    merging: fieldWise<Kampagne, DraftFields>({ of: (kampagne) => valuesOf(kampagne, {}), ready }),
    save: (kampagne, sent) =>
      kampagne === null
        ? make(sent)
        : save({ idPtKampagne: kampagne.idPtKampagne, version: kampagne.version, ...sent }),
  })
}
