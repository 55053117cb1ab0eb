import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useKopiereZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { notify } from '#src/shared/notify/notify.ts'

interface Props {
  zielgruppe: Zielgruppe
  label: string
}

/** Makes a copy and opens it. */
export function KopieButton({ zielgruppe, label }: Props) {
  const { t } = useTranslation('zielgruppe')
  const navigate = useNavigate()
  const ability = useAppAbility()
  const copy = useKopiereZielgruppe()
  if (!ability.can('create', 'Zielgruppe')) return null
  return (
    <Button
      size="small"
      color="inherit"
      loading={copy.isPending}
      onClick={() =>
        copy.mutate(
          { idPtZielgruppe: zielgruppe.idPtZielgruppe },
          {
            onError: showFailure,
            onSuccess: ({ idPtZielgruppe, bezeichnung }) => {
              notify.success(t('actions.kopiert', { bezeichnung }))
              void navigate(paths.zielgruppeEditieren(idPtZielgruppe))
            },
          },
        )
      }
    >
      {label}
    </Button>
  )
}
