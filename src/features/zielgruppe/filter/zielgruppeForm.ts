import * as z from 'zod/mini'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { Gebiet } from '#src/contract/gebiet.ts'
import {
  GESCHLECHTER,
  HAUSTYPEN,
  KAUFKRAFT,
  type Verknuepfung,
  type Zielgruppe,
  type ZielgruppeAngaben,
  type ZielgruppeFilter,
} from '#src/contract/zielgruppe.ts'
import { readWhole } from '#src/base/number/typed.ts'
import { gebietProblem, LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { readPlz, writePlz } from '#src/domain/zielgruppe/plzListe.ts'
import { angabenFelder, toAngaben } from '../angaben.ts'
import { mengeFehler, mengeFelder, toMenge, toMengeForm } from './mengeForm.ts'
import { plzFehler } from './plzText.ts'

export const GEBIET_ARTEN = [
  'deutschland',
  'bundesland',
  'leitregion',
  'ort',
  'plz',
  'plzBereich',
  'umkreis',
] as const satisfies readonly Gebiet['art'][]

const DEFAULT_RADIUS_KM = 10

/** The form keeps the inputs of every kind of area, so that switching back and forth loses nothing. */
const felder = z.object({
  ...angabenFelder,
  geschlecht: z.array(z.enum(GESCHLECHTER)),
  kaufkraft: z.array(z.enum(KAUFKRAFT)),
  haustyp: z.array(z.enum(HAUSTYPEN)),
  art: z.enum(GEBIET_ARTEN),
  leitregionen: z.array(z.string()),
  plzText: z.string(),
  von: z.string(),
  bis: z.string(),
  orte: z.array(z.string()),
  mitte: z.string(),
  radiusKm: z.string(),
  bundeslaender: z.array(z.string()),
  ...mengeFelder,
  verknuepfung: z.array(z.custom<Verknuepfung>()),
  teiladressiert: z.boolean(),
  anredeText: z.string(),
  ausschluss: z.custom<Ausschluss>(),
})
export type ZielgruppeValues = z.infer<typeof felder>

/** Field of the form that a part of the area is typed into. */
function feldName(art: Gebiet['art'], feld: string): keyof ZielgruppeValues {
  if (feld === 'plz') return art === 'plz' ? 'plzText' : 'mitte'
  if (feld === 'bereiche') return 'plzText'
  switch (feld) {
    case 'von':
    case 'bis':
    case 'orte':
    case 'radiusKm':
    case 'bundeslaender':
    case 'leitregionen':
      return feld
    default:
      return 'art'
  }
}

/** First mistake of the area, at its field; null when it can be counted. */
export function gebietFehler(values: ZielgruppeValues): { feld: keyof ZielgruppeValues; text: string } | null {
  if (values.art === 'plz') {
    const fehler = plzFehler(readPlz(values.plzText))
    if (fehler !== null) return { feld: 'plzText', text: fehler }
  }
  const gebiet = toGebiet(values)
  const problem = gebietProblem(gebiet)
  return problem && { feld: feldName(gebiet.art, problem.feld), text: problem.text }
}

export const zielgruppeForm = felder.check(({ value, issues }) => {
  const fehler = gebietFehler(value) ?? mengeFehler(value, value.art)
  if (fehler) issues.push({ code: 'custom', input: value, path: [fehler.feld], message: fehler.text })
})

/** "7.9" is no 7: whatever is not whole is no radius. */
const ganzeKm = (typed: string): number => readWhole(typed, 'km') ?? NaN

/** The area as it stands in the form, finished or not. */
export function toGebiet(values: ZielgruppeValues): Gebiet {
  switch (values.art) {
    case 'deutschland':
      return { art: 'deutschland' }
    case 'leitregion':
      return { art: 'leitregion', leitregionen: values.leitregionen }
    case 'plz': {
      const { plz, bereiche } = readPlz(values.plzText)
      return { art: 'plz', plz, ...(bereiche.length > 0 && { bereiche }) }
    }
    case 'plzBereich':
      return { art: 'plzBereich', von: values.von.trim(), bis: values.bis.trim() }
    case 'ort':
      return { art: 'ort', orte: values.orte }
    case 'umkreis':
      return { art: 'umkreis', plz: values.mitte.trim(), radiusKm: ganzeKm(values.radiusKm) }
    case 'bundesland':
      return { art: 'bundesland', bundeslaender: values.bundeslaender }
    default:
      return values.art satisfies never
  }
}

/** The filter as it travels. */
export function toFilter(values: ZielgruppeValues): ZielgruppeFilter {
  const { geschlecht, kaufkraft, haustyp, verknuepfung, teiladressiert, art } = values
  const anredeText = values.anredeText.trim()
  const menge = toMenge(values, art)
  return {
    geschlecht,
    kaufkraft,
    haustyp,
    gebiet: toGebiet(values),
    ...(menge && { menge }),
    ...(verknuepfung.length > 0 && { verknuepfung }),
    ...(teiladressiert && { teiladressiert, ...(anredeText !== '' && { anredeText }) }),
  }
}

/** Values of the form for a stored target group, or for a new one. */
export function toForm(
  zielgruppe: (ZielgruppeAngaben & Pick<Zielgruppe, 'filter' | 'ausschluss'>) | null,
): ZielgruppeValues {
  const { gebiet, menge, verknuepfung = [], ...rest }: ZielgruppeFilter = zielgruppe?.filter ?? LEERER_FILTER
  return {
    ...toAngaben(zielgruppe),
    geschlecht: [...rest.geschlecht],
    kaufkraft: [...rest.kaufkraft],
    haustyp: [...rest.haustyp],
    art: gebiet.art,
    leitregionen: gebiet.art === 'leitregion' ? [...gebiet.leitregionen] : [],
    plzText: gebiet.art === 'plz' ? writePlz({ plz: gebiet.plz, bereiche: gebiet.bereiche ?? [] }) : '',
    von: gebiet.art === 'plzBereich' ? gebiet.von : '',
    bis: gebiet.art === 'plzBereich' ? gebiet.bis : '',
    orte: gebiet.art === 'ort' ? [...gebiet.orte] : [],
    mitte: gebiet.art === 'umkreis' ? gebiet.plz : '',
    radiusKm: String(gebiet.art === 'umkreis' ? gebiet.radiusKm : DEFAULT_RADIUS_KM),
    bundeslaender: gebiet.art === 'bundesland' ? [...gebiet.bundeslaender] : [],
    ...toMengeForm(menge),
    verknuepfung: [...verknuepfung],
    teiladressiert: rest.teiladressiert ?? false,
    anredeText: rest.anredeText ?? '',
    ausschluss: zielgruppe?.ausschluss ?? {},
  }
}
