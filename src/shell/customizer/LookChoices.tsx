import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PRIMARIES, skinsOf, type LayoutSettings } from '#src/shared/layout/layoutSettings.ts'
import { changeLayout, useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { PRIMARY_RAMPS } from '#src/shared/theme/primaryRamps.ts'
import { changeMode, useMode } from '#src/shared/theme/mode.ts'
import { MODES, type Mode } from '#src/shared/theme/scheme.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { MiniFrame } from './MiniFrame.tsx'

const Halves = styled('span')({
  display: 'grid',
  inlineSize: '100%',
  justifyItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > :last-child': { clipPath: 'polygon(100% 0, 100% 100%, 0 100%)' },
})

const Swatch = styled('span', { shouldForwardProp: (name) => name !== 'primary' })<{
  primary: LayoutSettings['primary']
}>(({ theme, primary }) => ({
  inlineSize: 32,
  blockSize: 32,
  borderRadius: 16,
  // The colour is what is chosen here.
  forcedColorAdjust: 'none',
  backgroundColor: PRIMARY_RAMPS[primary].light.primary.main,
  ...theme.applyStyles('dark', { backgroundColor: PRIMARY_RAMPS[primary].dark.primary.main }),
}))

function ModePicture({ mode }: { mode: Mode }) {
  if (mode !== 'system') return <MiniFrame scheme={mode} about="content" />
  return (
    <Halves>
      <MiniFrame scheme="light" about="content" />
      <MiniFrame scheme="dark" about="content" />
    </Halves>
  )
}

function SkinPicture({ skin }: { skin: LayoutSettings['skin'] }) {
  if (skin === 'semi-dark') return <MiniFrame menu="side" bar="hidden" darkMenu card="shadow" />
  return <MiniFrame bar="hidden" card={skin === 'bordered' ? 'line' : 'shadow'} />
}

/** Light or dark, colour and skin. */
export function LookChoices() {
  const { t } = useTranslation('customizer')
  const settings = useLayoutSettings()
  const mode = useMode()
  return (
    <>
      <ChoiceCards
        legend={t('mode.label')}
        options={MODES}
        value={mode}
        label={(option) => t(`mode.${option}`)}
        draw={(option) => <ModePicture mode={option} />}
        onChoose={changeMode}
        columns={3}
      />
      <ChoiceCards
        legend={t('primary.label')}
        options={PRIMARIES}
        value={settings.primary}
        label={(option) => t(`primary.${option}`)}
        draw={(option) => <Swatch primary={option} aria-hidden />}
        onChoose={(primary) => changeLayout({ primary })}
        columns={6}
      />
      <ChoiceCards
        legend={t('skin.label')}
        options={skinsOf(settings)}
        value={settings.skin}
        label={(option) => t(`skin.${option}`)}
        draw={(option) => <SkinPicture skin={option} />}
        onChoose={(skin) => changeLayout({ skin })}
        columns={3}
      />
    </>
  )
}
