import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORT_PROBLEM_TEXT, passwortStaerke, type PasswortStaerke } from '#src/domain/passwort/passwort.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { FormPasswordField } from '#src/shared/form/fields/FormPasswordField.tsx'
import { loadHaeufige } from './haeufige.ts'
import { StaerkeBar } from './StaerkeBar.tsx'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  /** Names, company and address of the person: what the password must not be made of. */
  woerter: readonly string[]
}

const NONE: ReadonlySet<string> = new Set()

/** A password to be chosen: shows how well it holds and what would help, without a word of blame. Texts: `passwort`. */
export function NewPasswordField<V extends FieldValues, O>({ control, name, label, woerter }: Props<V, O>) {
  const { t } = useTranslation('passwort')
  const typed: unknown = useWatch({ control, name })
  const password = typeof typed === 'string' ? typed : ''
  const { data: haeufige = NONE } = useQuery({ queryKey: ['passwort', 'haeufige'], queryFn: loadHaeufige })
  const staerke = passwortStaerke(password, { woerter, haeufige })
  const words = password === '' ? t('leer') : wordsOf(staerke, t)
  return (
    <div>
      <FormPasswordField
        control={control}
        name={name}
        label={label}
        showLabel={t('show')}
        autoComplete="new-password"
        hint={words}
      />
      <StaerkeBar stufe={staerke.stufe} />
      <Box component="output" sx={visuallyHidden}>
        {password === '' ? '' : words}
      </Box>
    </div>
  )
}

function wordsOf({ stufe, problem, hilft }: PasswortStaerke, t: (key: string) => string): string {
  if (problem === 'zuKurz') return t('zuKurz')
  if (problem !== null) return PASSWORT_PROBLEM_TEXT[problem]
  if (stufe === 3) return t('stufe3')
  if (stufe === 2) return hilft === 'abwechslung' ? t('stufe2Abwechslung') : t('stufe2')
  return hilft === 'abwechslung' ? t('stufe1Abwechslung') : t('stufe1')
}
