import { useTranslation } from 'react-i18next'
import { DemoFrame } from '../../DemoFrame.tsx'
import { demoScreens } from '../../screens.ts'
import { ScreenCards } from '../ScreenCards.tsx'

/** The way to every demo screen of this build. */
export default function OverviewPage() {
  const { t } = useTranslation('demo')
  return (
    <DemoFrame title={t('overview.title')}>
      <ScreenCards screens={demoScreens()} />
    </DemoFrame>
  )
}
