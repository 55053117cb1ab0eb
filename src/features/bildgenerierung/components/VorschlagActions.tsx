import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { MotivWunsch } from '#src/engines/images/worker.ts'
import { useEntwurf } from '#src/entities/bildgenerierung/entwurfContext.ts'
import { useZeichneMotiv } from '#src/entities/bildgenerierung/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { GestaltenButton } from './GestaltenButton.tsx'

interface Props {
  /** As it is seen. */
  motiv: MotivWunsch
}

/** Keeps a proposal, makes a material of it, or goes on from it. */
export function VorschlagActions({ motiv }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch, change } = useEntwurf()
  const ability = useAppAbility()
  const zeichne = useZeichneMotiv()
  const failed = (error: unknown) => notify.error(error instanceof ApiError ? error.message : t('fehler'))
  const { saat } = motiv
  const keep = () => zeichne.mutateAsync(motiv)
  return (
    <>
      {ability.can('create', 'Werbemittel') && (
        <GestaltenButton
          format={motiv.format}
          bild={keep}
          label={t('vorschlag.gestalten')}
          name={t('vorschlag.gestaltenName', { saat })}
        />
      )}
      <Button
        size="small"
        loading={zeichne.isPending}
        aria-label={t('vorschlag.merkenName', { saat })}
        onClick={() => void keep().then(() => notify.success(t('vorschlag.gemerkt')), failed)}
      >
        {t('vorschlag.merken')}
      </Button>
      {saat !== wunsch.saat && (
        <Button size="small" aria-label={t('vorschlag.weiterName', { saat })} onClick={() => change({ saat })}>
          {t('vorschlag.weiter')}
        </Button>
      )}
    </>
  )
}
