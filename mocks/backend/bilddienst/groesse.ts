interface Groesse {
  breite: number
  hoehe: number
}

/** What is known of the sizes of a service. */
export interface Groessen {
  /** Edges are multiples of it. */
  raster: number
  /** The sizes that it named itself; then no other is asked for. */
  liste: readonly Groesse[]
  /** Sizes that it refused, as they were sent. */
  abgelehnt: readonly string[]
  /** It drew a size of our own choice once: a refusal then was about that one alone (too small, too long). */
  frei: boolean
  /** It knows no field for the size. */
  ohne: boolean
}

/** Models work in blocks of 8, 16 or 64 pixels; 16 is asked for most often (docs/bilddienst.md). */
export const FREIE_GROESSEN: Groessen = { raster: 16, liste: [], abgelehnt: [], frei: false, ohne: false }

/** Sizes of gpt-image-1, dall-e-3 and dall-e-2; one or another is taken nearly everywhere. */
const BEKANNTE: readonly Groesse[] = [
  { breite: 1024, hoehe: 1024 },
  { breite: 1536, hoehe: 1024 },
  { breite: 1024, hoehe: 1536 },
  { breite: 1792, hoehe: 1024 },
  { breite: 1024, hoehe: 1792 },
  { breite: 512, hoehe: 512 },
]
/** After so many refused sizes of our choice, none taken, there is no free choice; after so many known ones, no field. */
const FREI_ABGELEHNT_MAX = 2
const BEKANNT_ABGELEHNT_MAX = 3
/** Sizes outside of this are no sizes of pictures. */
const KANTE_MIN = 64
const KANTE_MAX = 16_384

const write = ({ breite, hoehe }: Groesse) => `${breite}x${hoehe}`
const isBekannt = (size: string) => BEKANNTE.some((groesse) => write(groesse) === size)

/** The size that is asked for, or null where none is. */
export function chooseSize(known: Groessen, wunsch: Groesse): string | null {
  const { raster, liste, abgelehnt, frei, ohne } = known
  if (ohne) return null
  if (liste.length > 0) return nearest(liste, abgelehnt, wunsch)
  const free = write({ breite: snap(wunsch.breite, raster), hoehe: snap(wunsch.hoehe, raster) })
  const refused = abgelehnt.filter((size) => !isBekannt(size)).length
  if (!abgelehnt.includes(free) && (frei || refused < FREI_ABGELEHNT_MAX)) return free
  return abgelehnt.length - refused < BEKANNT_ABGELEHNT_MAX ? nearest(BEKANNTE, abgelehnt, wunsch) : null
}

const snap = (px: number, raster: number) => Math.max(raster, Math.round(px / raster) * raster)
const area = ({ breite, hoehe }: Groesse) => breite * hoehe
/** Of two proportions; the pixels come second, for a picture is enlarged more easily than cropped. */
const distance = (a: Groesse, b: Groesse) => Math.abs(Math.log((a.breite / a.hoehe) * (b.hoehe / b.breite)))

function nearest(sizes: readonly Groesse[], refused: readonly string[], wunsch: Groesse): string | null {
  const open = sizes.filter((groesse) => !refused.includes(write(groesse)))
  const best = open.toSorted((a, b) => distance(a, wunsch) - distance(b, wunsch) || area(b) - area(a))[0]
  return best ? write(best) : null
}

/** What a refusal says of sizes. `gesendet` is the size that was refused. */
export function learnSize(known: Groessen, message: string, gesendet: string): Groessen {
  const next = { ...known, abgelehnt: [...known.abgelehnt, gesendet] }
  const named = genannte(message).filter((groesse) => write(groesse) !== gesendet)
  // A single one is a bound or an example.
  if (named.length > 1 || (named.length === 1 && /one of|must be|supported|allowed/i.test(message)))
    return { ...next, liste: named }
  const raster = Number(/(?:divisible by|multiples? of) (\d{1,3})\b/i.exec(message)?.[1] ?? 0)
  return raster > 1 && known.raster % raster !== 0 ? { ...next, raster } : next
}

/** What a picture says of sizes: one of our own choice was taken. */
export function rememberSize(known: Groessen, gesendet: string | undefined): Groessen {
  const frei = known.frei || (gesendet !== undefined && known.liste.length === 0 && !isBekannt(gesendet))
  return { ...known, frei }
}

function genannte(message: string): Groesse[] {
  const found = Array.from(message.matchAll(/\b(\d{2,5}) ?[x×*] ?(\d{2,5})\b/gi), ([, breite, hoehe]) => ({
    breite: Number(breite),
    hoehe: Number(hoehe),
  }))
  return found.filter(
    ({ breite, hoehe }) => Math.min(breite, hoehe) >= KANTE_MIN && Math.max(breite, hoehe) <= KANTE_MAX,
  )
}
