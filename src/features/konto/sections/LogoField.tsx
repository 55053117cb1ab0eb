import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ImageUp from '#src/shared/icons/ImageUp.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { Konto } from '#src/contract/konto.ts'
import { useDeleteLogo, useUploadLogo } from '#src/entities/konto/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { saveOver } from '../form/saveOver.ts'

/** What is told of a failure; null: a lost session has its words already. */
function problemOf(error: unknown, otherwise: string): string | null {
  if (!(error instanceof ApiError)) return otherwise
  return error.kind === 'session' ? null : (error.fieldErrors['datei'] ?? error.message)
}

function LogoImage({ logo, firma }: Pick<Konto, 'logo' | 'firma'>) {
  const { t } = useTranslation('konto')
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        inlineSize: 200,
        blockSize: 88,
        padding: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        // Logos are drawn for paper.
        backgroundColor: logo === null ? 'grund' : 'papier',
      }}
    >
      {logo === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('marke.keinLogo')}
        </Typography>
      ) : (
        <Box
          component="img"
          src={logo}
          alt={t('marke.logoVon', { firma })}
          sx={{ maxInlineSize: '100%', maxBlockSize: 64 }}
        />
      )}
    </Box>
  )
}

/** The logo: shown, taken from a file whose limits are checked before it is sent, removed. */
export function LogoField({ konto }: { konto: Konto }) {
  const { firma, logo } = konto
  const { t } = useTranslation(['konto', 'common'])
  const ability = useAppAbility()
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadLogo()
  const remove = useDeleteLogo()
  const [problem, setProblem] = useState<string | null>(null)
  const megabyte = inMb(MAX_BYTES.logo)

  async function change(save: (version: number) => Promise<Konto>, done: string): Promise<void> {
    setProblem(null)
    const versionOf = ({ versionen }: Konto) => versionen.marke
    try {
      await saveOver({ version: versionOf(konto), versionOf, untouched: (theirs) => theirs.logo === logo, save })
      notify.success(done)
    } catch (error) {
      setProblem(problemOf(error, t('common:error.unexpected')))
    }
  }

  function choose(file: File | undefined): void {
    if (input.current) input.current.value = ''
    if (!file) return
    if (file.size > MAX_BYTES.logo) return setProblem(t('marke.zuGross', { megabyte }))
    void change((version) => upload.mutateAsync({ datei: file, version }), t('marke.logoDone'))
  }

  const clear = () => void change((version) => remove.mutateAsync({ version }), t('marke.logoEntfernt'))

  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 3 }}>
      {problem !== null && (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <LogoImage logo={logo} firma={firma} />
        {ability.can('update', 'Konto') && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp,image/avif,image/tiff,image/gif"
              aria-label={t('marke.datei')}
              onChange={({ target }) => choose(target.files?.[0])}
            />
            <Button
              variant="outlined"
              loading={upload.isPending}
              disabled={remove.isPending}
              startIcon={<ImageUp size={20} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t(logo === null ? 'marke.hochladen' : 'marke.ersetzen')}
            </Button>
            {logo !== null && (
              <Button
                color="error"
                loading={remove.isPending}
                disabled={upload.isPending}
                startIcon={<Trash2 size={18} aria-hidden />}
                onClick={clear}
              >
                {t('marke.entfernen')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '64ch' }}>
        {t('marke.grenzen', { megabyte })}
      </Typography>
    </Box>
  )
}
