import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum, formatZahl } from '#src/domain/number/german.ts'
import { useSaveZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { now } from '#src/shared/clock.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { timeAgo } from '#src/shared/timeAgo.ts'

interface Props {
  zielgruppe: Zielgruppe
}

/** How old the number is. Where it is too old it is counted again from here: the filter is saved as it is. */
export function StandCell({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const save = useSaveZielgruppe()
  const { idPtZielgruppe, bezeichnung, version, filter, status, potenzialStand } = zielgruppe
  const alt = status === 'veraltet'
  return (
    <span>
      <time dateTime={potenzialStand} title={formatDatum(potenzialStand)}>
        {t(filter ? 'list.gezaehlt' : 'list.geprueft', { vor: timeAgo(new Date(potenzialStand), now(), 'de') })}
      </time>
      {alt && filter && ability.can('update', 'Zielgruppe') && (
        // On a line of its own, at the side of the cell.
        <Box component="span" sx={{ display: 'block' }}>
          <Button
            size="small"
            variant="outlined"
            loading={save.isPending}
            aria-label={t('list.neuZaehlenName', { bezeichnung })}
            sx={{ marginBlockStart: 0.5 }}
            onClick={() =>
              save.mutate(
                { idPtZielgruppe, version, bezeichnung, filter },
                {
                  onError: showFailure,
                  onSuccess: ({ potenzial }) =>
                    notify.success(
                      t('list.neuGezaehlt', { count: potenzial, bezeichnung, menge: formatZahl(potenzial) }),
                    ),
                },
              )
            }
          >
            {t('list.neuZaehlen')}
          </Button>
        </Box>
      )}
    </span>
  )
}
