import { seite, type Farbe, type FormatId, type Seite } from '#src/contract/dokument.ts'
import { defaultSeiten } from '#src/engines/print/rules.ts'
import entwuerfe from './dateien/entwuerfe.json' with { type: 'json' }

/** A design like that of a real shop. */
export interface Entwurf {
  bezeichnung: string
  format: FormatId
  /** Its pictures: file below `dateien`, and the name that the shop gave it. */
  bilder: { datei: string; name?: string }[]
  seiten: {
    background?: Farbe
    /** What differs from the layers that every page has. */
    qrcode?: object
    datenschutz?: object
    /** Its own, below those; `assetId` is the place of a picture in `bilder`. */
    layers: { assetId?: string }[]
  }[]
}

/** Colours are written "#rrggbb"; ink has three digits. */
function inkOrText(text: string): Farbe | string {
  if (!/^#[\da-f]{6}$/.test(text)) return text
  const part = (at: number) => Math.round((Number.parseInt(text.slice(at, at + 2), 16) / 255) * 1000) / 1000
  return { r: part(1), g: part(3), b: part(5) }
}

/** The last one is of the other customer, who must never see anything of the first. */
export const ENTWUERFE: readonly Entwurf[] = JSON.parse(JSON.stringify(entwuerfe), (_, value: unknown) =>
  typeof value === 'string' ? inkOrText(value) : value,
)

const FREI = { position: false, size: false, content: false, order: false, delete: false }
const basis = { rotation: 0, opacity: 1, visible: true, print: true, locked: FREI, required: false }

/** Pages of a design with these pictures. */
export function seitenOf({ format, seiten }: Entwurf, assetIds: readonly string[]): Seite[] {
  return defaultSeiten(format).map((page, index) => {
    const { layers = [], qrcode, datenschutz, ...own } = seiten[index] ?? {}
    const ours = layers.map(({ assetId, ...layer }) => ({
      ...basis,
      ...layer,
      ...(assetId === undefined ? {} : { assetId: assetIds[Number(assetId)] }),
    }))
    const system = page.layers.map((layer) => ({
      ...layer,
      ...(layer.type === 'qrcode' ? qrcode : layer.type === 'datenschutz' ? datenschutz : {}),
    }))
    return seite.parse({ ...page, ...own, layers: [...ours, ...system] })
  })
}
