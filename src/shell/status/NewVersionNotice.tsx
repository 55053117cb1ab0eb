import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadSafely } from '#src/shared/reload.ts'
import { useNewVersion } from './newVersion.ts'
import { Strip } from './Strip.tsx'

/** Offers the new version; reloads only where nothing typed would be lost. */
export function NewVersionNotice() {
  const { t } = useTranslation('frame')
  const found = useNewVersion()
  const [later, setLater] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  return (
    <output style={{ display: 'contents' }}>
      {found && !later && (
        <Strip>
          <RefreshCw size={18} aria-hidden />
          <span>{t(unsaved ? 'newVersion.unsaved' : 'newVersion.text')}</span>
          <div>
            <button type="button" className="button button-small" onClick={() => setUnsaved(!reloadSafely())}>
              {t('newVersion.reload')}
            </button>
            <button type="button" className="button button-small button-quiet" onClick={() => setLater(true)}>
              {t('newVersion.later')}
            </button>
          </div>
        </Strip>
      )}
    </output>
  )
}
