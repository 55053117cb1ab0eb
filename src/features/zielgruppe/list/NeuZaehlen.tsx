import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { useSaveZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'

interface Props {
  zielgruppe: Zielgruppe
  filter: ZielgruppeFilter
}

/** Counts a filter again: it is saved as it is. On a separate line, at the side of the cell. */
export function NeuZaehlen({ zielgruppe: { idPtZielgruppe, version, bezeichnung }, filter }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const save = useSaveZielgruppe()
  if (!ability.can('update', 'Zielgruppe')) return null
  function count(): void {
    // Not by the callbacks of `mutate`: the fresh list, in which this button is gone, comes first.
    save
      .mutateAsync({ idPtZielgruppe, version, bezeichnung, filter })
      .then(
        ({ potenzial }) =>
          notify.success(t('list.neuGezaehlt', { count: potenzial, bezeichnung, menge: formatZahl(potenzial) })),
        showFailure,
      )
  }
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Button
        size="small"
        variant="outlined"
        loading={save.isPending}
        aria-label={t('list.neuZaehlenName', { bezeichnung })}
        sx={{ marginBlockStart: 0.5 }}
        onClick={count}
      >
        {t('list.neuZaehlen')}
      </Button>
    </Box>
  )
}
