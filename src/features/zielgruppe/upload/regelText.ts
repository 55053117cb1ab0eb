import type { TFunction } from 'i18next'
import type { SpaltenRegel } from '#src/engines/addresses/file.ts'

type Regel = Pick<SpaltenRegel, 'art' | 'wert'>

/** A rule as one value of a list of choices. */
export const regelName = ({ art, wert = '' }: Regel): string => `regel:${art}:${wert}`

/** What a rule does, as a choice of a column. */
export function regelText(t: TFunction<'zielgruppe'>, { art, wert = '' }: Regel): string {
  if (art === 'gleich') return t('upload.regel.gleich', { wert })
  return art === 'worte' ? t('upload.regel.worte') : t('upload.regel.gefuellt')
}
