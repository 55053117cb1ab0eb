import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { useDeleteAvatar, useUploadAvatar } from '#src/entities/mitarbeiter/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { Portrait } from '../Portrait.tsx'

interface Props {
  mitarbeiter: MitarbeiterDetail
}

/** The own picture: chosen, it is there at once, in the menu too. */
export function AvatarField({ mitarbeiter }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadAvatar()
  const remove = useDeleteAvatar()
  const { revalidate } = useRevalidator()
  const megabyte = inMb(MAX_BYTES.avatar)
  const told = (key: string) => ({
    onError: showFailure,
    onSuccess: () => {
      notify.success(t(key))
      // The login check brings the picture into the menu.
      void revalidate()
    },
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Portrait person={mitarbeiter} size={72} />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif"
            aria-label={t('avatar.datei')}
            onChange={({ target }) => {
              const [datei] = target.files ?? []
              // The same file may be chosen again after a mistake.
              target.value = ''
              if (!datei) return
              // Said before it is sent: a broken-off upload would only look like a fault of the line.
              if (datei.size > MAX_BYTES.avatar) notify.error(t('avatar.zuGross', { megabyte }))
              else upload.mutate({ datei }, told('avatar.done'))
            }}
          />
          <Button variant="outlined" size="small" loading={upload.isPending} onClick={() => input.current?.click()}>
            {t(mitarbeiter.avatar === null ? 'avatar.waehlen' : 'avatar.aendern')}
          </Button>
          {mitarbeiter.avatar !== null && (
            <Button
              size="small"
              color="inherit"
              loading={remove.isPending}
              onClick={() => remove.mutate({}, told('avatar.weg'))}
            >
              {t('avatar.entfernen')}
            </Button>
          )}
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('avatar.hilfe', { megabyte })}
        </Typography>
      </Box>
    </Box>
  )
}
