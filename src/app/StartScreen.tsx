import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Words = styled('output')({ display: 'block', padding: '48px 24px', textAlign: 'center' })

/** Only when the start takes unusually long; until then the skeleton of index.html stands. */
export function StartScreen() {
  const { t } = useTranslation('shell')
  return <Words>{t('loadError.slow')}</Words>
}
