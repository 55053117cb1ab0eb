import Button from '@mui/material/Button'
import RefreshCw from '#src/shared/icons/RefreshCw.svg'
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
        <Strip
          icon={<RefreshCw size={18} aria-hidden />}
          action={
            <>
              <Button size="small" onClick={() => setUnsaved(!reloadSafely())}>
                {t('newVersion.reload')}
              </Button>
              <Button size="small" color="inherit" onClick={() => setLater(true)}>
                {t('newVersion.later')}
              </Button>
            </>
          }
        >
          {t(unsaved ? 'newVersion.unsaved' : 'newVersion.text')}
        </Strip>
      )}
    </output>
  )
}
