import { useTranslation } from 'react-i18next'
import { DemoFrame } from '../../DemoFrame.tsx'
import { chartScreens } from '../../screens.ts'
import { ScreenCards } from '../ScreenCards.tsx'

/** The way to the demo screens that every build has. */
export default function ChartsAndMapsPage() {
  const { t } = useTranslation('demo')
  return (
    <DemoFrame title={t('screen.chartsAndMaps.title')} note={t('ownNote')}>
      <ScreenCards screens={chartScreens()} />
    </DemoFrame>
  )
}
