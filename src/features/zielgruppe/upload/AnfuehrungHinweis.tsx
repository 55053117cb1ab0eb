import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type AnfuehrungStopp, stoppGrund } from '#src/engines/addresses/rules.ts'
import { goToOnMount } from '#src/shared/ui/focusOnMount.ts'

interface Props {
  stopp: AnfuehrungStopp
  /** Reads the file again with quotes as text; left out where it is read so already. */
  onAlsText: () => void
}

const Zeile = styled('pre')(({ theme }) => ({
  margin: 0,
  marginBlock: 12,
  padding: '8px 12px',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body2.fontSize,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& mark': { backgroundColor: theme.vars.palette.ton.error.bg, color: 'inherit', fontWeight: 700 },
}))

/** The line at which a quote ended the reading, and the two ways on. */
export function AnfuehrungHinweis({ stopp, onAlsText }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { davor, danach } = stopp
  return (
    <Alert ref={goToOnMount} tabIndex={-1} severity="error" variant="outlined" role="alert">
      <AlertTitle sx={{ fontSize: 'inherit' }}>{stoppGrund(stopp)}</AlertTitle>
      <Zeile>
        {davor}
        <mark>{danach.slice(0, 1)}</mark>
        {danach.slice(1)}
      </Zeile>
      <p style={{ margin: 0 }}>{t('upload.stopp.gehalten')}</p>
      <p style={{ margin: 0, marginBlockStart: 8 }}>{t('upload.stopp.tun')}</p>
      <Box sx={{ marginBlockStart: 1.5 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onAlsText}>
          {t('upload.stopp.alsText')}
        </Button>
      </Box>
    </Alert>
  )
}
