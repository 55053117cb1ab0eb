import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { VERKNUEPFUNGEN_MAX, type Verknuepfung } from '#src/contract/zielgruppe.ts'
import { toVerknuepfung } from '#src/domain/zielgruppe/auswahl/verknuepfung.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { ZielgruppeSuche } from '../ZielgruppeSuche.tsx'
import { VerknuepfungRow } from './VerknuepfungRow.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
  /** The group itself is connected with others only. */
  eigene: number | null
}

/** Saved groups that this one is narrowed to or goes without. */
export function VerknuepfungFields({ control, eigene }: Props) {
  const { t } = useTranslation('zielgruppe')
  const titleId = useId()
  const { field, fieldState } = useController({ control, name: 'verknuepfung' })
  const gewaehlt: readonly Verknuepfung[] = field.value
  const replace = (at: number, ...by: Verknuepfung[]) => field.onChange(gewaehlt.toSpliced(at, 1, ...by))
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" id={titleId}>
          {t('verbinden.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('verbinden.hilfe')}
        </Typography>
      </Box>
      {gewaehlt.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {gewaehlt.map((one, at) => (
            <VerknuepfungRow
              key={one.idPtZielgruppe}
              verknuepfung={one}
              onArt={(art) => replace(at, { ...one, art })}
              onRemove={() => replace(at)}
            />
          ))}
        </Box>
      )}
      {gewaehlt.length < VERKNUEPFUNGEN_MAX && (
        <Box sx={{ maxInlineSize: 480 }}>
          <ZielgruppeSuche
            typ="filter"
            id={fieldId('verknuepfung')}
            label={t('verbinden.waehlen')}
            waehlbar="verbindbar"
            ausser={[eigene, ...gewaehlt.map(({ idPtZielgruppe }) => idPtZielgruppe)]}
            onWahl={(gruppe) => {
              const neu = toVerknuepfung(gruppe, 'ohne')
              if (neu) field.onChange([...gewaehlt, neu])
            }}
            onBlur={field.onBlur}
            fehler={fieldState.error?.message}
          />
        </Box>
      )}
    </Box>
  )
}
