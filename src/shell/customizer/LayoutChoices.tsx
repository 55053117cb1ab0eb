import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#src/shared/i18n/sprachen.ts'
import { BAR_TYPES, CONTENT_WIDTHS, NAVIGATIONS } from '#src/shared/layout/layoutSettings.ts'
import { changeLayout, useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { MiniFrame } from './MiniFrame.tsx'

const DIRECTIONS = ['ltr', 'rtl'] as const

const Switches = styled('div')({
  display: 'grid',
  marginBlockStart: -12,
  '& label': { justifyContent: 'space-between', marginInline: 0, minBlockSize: 44 },
})

const Hint = styled(Typography)({ display: 'block', marginBlockStart: -16 })

/** Where everything stands: width, menu, bars, direction. */
export function LayoutChoices() {
  const { t, i18n } = useTranslation('customizer')
  const settings = useLayoutSettings()
  return (
    <>
      <ChoiceCards
        legend={t('contentWidth.label')}
        options={CONTENT_WIDTHS}
        value={settings.contentWidth}
        label={(option) => t(`contentWidth.${option}`)}
        draw={(option) => <MiniFrame about="content" inset={option === 'boxed' ? 22 : 5} />}
        onChoose={(contentWidth) => changeLayout({ contentWidth })}
        columns={3}
      />
      <ChoiceCards
        legend={t('navigation.label')}
        options={NAVIGATIONS}
        value={settings.navigation}
        label={(option) => t(`navigation.${option}`)}
        draw={(option) => <MiniFrame about="menu" menu={option === 'vertical' ? 'side' : 'top'} />}
        onChoose={(navigation) => changeLayout({ navigation })}
        columns={3}
      />
      {settings.navigation === 'vertical' && <MenuSwitches />}
      <ChoiceCards
        legend={t('appBar.label')}
        options={BAR_TYPES}
        value={settings.appBar}
        label={(option) => t(`appBar.${option}`)}
        draw={(option) => <MiniFrame about="bar" bar={option} />}
        onChoose={(appBar) => changeLayout({ appBar })}
        columns={3}
      />
      {settings.appBar === 'hidden' && (
        <Hint variant="caption" color="textSecondary">
          {t('appBar.hint')}
        </Hint>
      )}
      <ChoiceCards
        legend={t('footer.label')}
        options={BAR_TYPES}
        value={settings.footer}
        label={(option) => t(`footer.${option}`)}
        draw={(option) => <MiniFrame about="foot" foot={option} />}
        onChoose={(footer) => changeLayout({ footer })}
        columns={3}
      />
      <ChoiceCards
        legend={t('direction.label')}
        options={DIRECTIONS}
        value={settings.direction ?? directionOf(i18n.language)}
        label={(option) => t(`direction.${option}`)}
        draw={(option) => <MiniFrame about="content" direction={option} />}
        onChoose={(direction) => changeLayout({ direction })}
        columns={3}
      />
    </>
  )
}

/** States of the side menu; the top menu has none. */
function MenuSwitches() {
  const { t } = useTranslation('customizer')
  const { menuCollapsed, menuHidden } = useLayoutSettings()
  return (
    <Switches>
      <FormControlLabel
        labelPlacement="start"
        label={t('menu.collapsed')}
        control={<Switch checked={menuCollapsed} onChange={(_, checked) => changeLayout({ menuCollapsed: checked })} />}
      />
      <FormControlLabel
        labelPlacement="start"
        label={t('menu.hidden')}
        control={<Switch checked={menuHidden} onChange={(_, checked) => changeLayout({ menuHidden: checked })} />}
      />
    </Switches>
  )
}
