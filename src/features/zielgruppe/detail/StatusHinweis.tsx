import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { hinweisAuf } from '#src/domain/kampagne/unbekannt.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { paths } from '#src/routes/paths.ts'
import { KopieButton } from './KopieButton.tsx'

interface Props {
  zielgruppe: Zielgruppe
}

/** Why a target group cannot be changed, or should be counted again, and the way on. */
export function StatusHinweis({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  const rest = zielgruppe.verwendungen - zielgruppe.verwendetIn.length
  switch (zielgruppe.status) {
    case 'gesperrt':
      return (
        <Alert
          severity="info"
          variant="outlined"
          action={<KopieButton zielgruppe={zielgruppe} label={t('edit.alsKopie')} />}
        >
          {t('edit.gesperrt')}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, '& li': { paddingBlock: 0.5 } }}>
            {zielgruppe.verwendetIn.map(({ idPtKampagne, bezeichnung }) => (
              <li key={idPtKampagne}>
                <Link to={paths.kampagneEditieren(idPtKampagne)}>{bezeichnung}</Link>
              </li>
            ))}
            {rest > 0 && <li>{t('list.weitere', { count: rest, anzahl: formatZahl(rest) })}</li>}
          </Box>
        </Alert>
      )
    case 'archiviert':
      return (
        <Alert severity="info" variant="outlined">
          {t('edit.archiviert')}
        </Alert>
      )
    case 'veraltet':
      return (
        <Alert severity="warning" variant="outlined">
          {t('edit.veraltet')}
        </Alert>
      )
    case 'korrekturNoetig':
      return (
        <Alert severity="warning" variant="outlined">
          {t('edit.korrekturNoetig')}
        </Alert>
      )
    case 'entwurf':
    case 'wirdGezaehlt':
    case 'wirdGeprueft':
    case 'bereit':
      return null
    default:
      return (
        <Alert severity="info" variant="outlined">
          {hinweisAuf(zielgruppe.status)}
        </Alert>
      )
  }
}
