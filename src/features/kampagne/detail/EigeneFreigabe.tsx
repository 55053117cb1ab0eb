import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ENTSCHEIDUNG, type Entscheidung } from '#src/entities/freigabe/entscheidung.ts'
import { useOeffneEigeneFreigabe } from '#src/entities/freigabe/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { tell } from '../actions/useKampagneRunner.ts'

/** The two buttons of somebody who is asked himself: they lead to the frozen sheet, with what he has to confirm open. */
export function EigeneFreigabe({ idPtKampagne }: { idPtKampagne: number }) {
  const { t } = useTranslation('kampagne')
  const navigate = useNavigate()
  const oeffne = useOeffneEigeneFreigabe()
  const decide = (entscheidung: Entscheidung) =>
    oeffne.mutate(idPtKampagne, {
      onSuccess: (hashKey) => {
        if (hashKey === null) notify.error(t('freigaben.nichtGefragt'))
        else
          void navigate(`${paths.kampagneFreigeben(hashKey)}?${ENTSCHEIDUNG}=${entscheidung}`, {
            state: { idPtKampagne },
          })
      },
      onError: tell,
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" size="large" disabled={oeffne.isPending} onClick={() => decide('aendern')}>
        {t('freigaben.aendern')}
      </Button>
      <Button variant="contained" size="large" loading={oeffne.isPending} onClick={() => decide('freigeben')}>
        {t('freigaben.freigeben')}
      </Button>
    </Box>
  )
}
