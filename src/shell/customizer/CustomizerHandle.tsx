import Palette from 'lucide-react/icons/palette'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import type { CustomizerDrawerProps } from './CustomizerDrawer.tsx'

const loadDrawer = async () => {
  const [{ CustomizerDrawer }] = await Promise.all([import('./CustomizerDrawer.tsx'), loadNamespaces(['customizer'])])
  return CustomizerDrawer
}

/** Opens the theme customizer (spec 2). */
export function CustomizerHandle() {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const [Drawer, want] = useLazyComponent<CustomizerDrawerProps>(loadDrawer)
  return (
    <>
      <button
        type="button"
        className="customizer-handle"
        aria-label={t('customizer')}
        title={t('customizer')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={want}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        <Palette size={16} aria-hidden />
        <span>{t('customizer')}</span>
      </button>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
