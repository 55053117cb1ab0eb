import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { WERBEMITTEL_STATUS, type Werbemittel } from '#src/contract/werbemittel.ts'
import { useKopiereWerbemittel } from '#src/entities/werbemittel/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { hinweisAuf } from '#src/domain/kampagne/unbekannt.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { paths } from '#src/routes/paths.ts'

/** Why nothing can be changed here, and the way on. */
export function LockedNotice({ werbemittel }: { werbemittel: Werbemittel }) {
  const { t } = useTranslation('werbemittel')
  const navigate = useNavigate()
  const { search } = useLocation()
  const ability = useAppAbility()
  const copy = useKopiereWerbemittel()
  const { verwendetIn, verwendungen, status, idPtWerbemittel } = werbemittel
  const known = isEinesVon(WERBEMITTEL_STATUS, status)
  const rest = verwendungen - verwendetIn.length
  const copyAndOpen = () =>
    copy.mutate(idPtWerbemittel, {
      // The query holds the way back to the campaign that asked for the change.
      onSuccess: ({ idPtWerbemittel: copied }) =>
        void navigate({ pathname: paths.werbemittelEditieren(copied), search }),
      onError: (error) => notify.error(error instanceof ApiError ? error.message : t('list.failed')),
    })
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        known &&
        ability.can('create', 'Werbemittel') && (
          <Button size="small" color="inherit" loading={copy.isPending} onClick={copyAndOpen}>
            {t('editor.locked.copy')}
          </Button>
        )
      }
    >
      {known ? t(status === 'archiviert' ? 'editor.locked.archived' : 'editor.locked.used') : hinweisAuf(status)}{' '}
      {verwendetIn.map(({ idPtKampagne, bezeichnung }, index) => (
        <span key={idPtKampagne}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={paths.kampagneEditieren(idPtKampagne)} underline="always">
            {bezeichnung}
          </Link>
        </span>
      ))}
      {rest > 0 && t('list.more', { count: rest, anzahl: formatZahl(rest) })}
    </Alert>
  )
}
