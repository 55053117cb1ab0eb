import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import MailOpen from '#src/shared/icons/MailOpen.svg'
import { useTranslation } from 'react-i18next'
import type { FreigabeAnsicht } from '#src/contract/freigabe.ts'
import { useNeuenLinkAnfordern } from '#src/entities/freigabe/queries.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { FreigabeFrame } from './FreigabeFrame.tsx'
import type { LateEntscheidung } from './useEntscheidung.ts'

interface Props {
  zustand: 'unbekannt' | Exclude<FreigabeAnsicht['zustand'], 'gueltig' | 'entschieden'>
  hashKey: string
  /** Which campaign it was about, where that may be told. */
  kampagne: string | null
  late: LateEntscheidung | null
}

/** A link that shows nothing (any more): why, and what to do. Neutral, whoever asks. */
export function ClosedView({ zustand, hashKey, kampagne, late }: Props) {
  const { t } = useTranslation('freigabe')
  const anfordern = useNeuenLinkAnfordern()
  return (
    <FreigabeFrame firma={null}>
      <Page title={t('page.titleOther')}>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
          <Box aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
            <MailOpen size={48} strokeWidth={1.25} />
          </Box>
          <Typography variant="h2">{t(`state.${zustand}.title`)}</Typography>
          <Typography color="textSecondary">{t(`state.${zustand}.text`)}</Typography>
          {kampagne !== null && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{t('state.kampagne', { kampagne })}</Typography>
          )}
          {late && <Alert severity="info">{late.message}</Alert>}
          {late && late.text !== '' && (
            <Box sx={{ width: 1 }}>
              <Typography variant="body2" color="textSecondary" id="late-text">
                {t('late.kept')}
              </Typography>
              <Typography
                component="blockquote"
                aria-labelledby="late-text"
                sx={{
                  m: 0,
                  mt: 1,
                  p: 2,
                  bgcolor: 'grund',
                  borderRadius: 1,
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                }}
              >
                {late.text}
              </Typography>
            </Box>
          )}
          {zustand === 'abgelaufen' &&
            (anfordern.isSuccess ? (
              <Alert severity="success">{t('state.abgelaufen.done')}</Alert>
            ) : (
              <Button variant="contained" loading={anfordern.isPending} onClick={() => anfordern.mutate(hashKey)}>
                {t('state.abgelaufen.action')}
              </Button>
            ))}
          {anfordern.isError && <Alert severity="error">{anfordern.error.message}</Alert>}
        </Box>
      </Page>
    </FreigabeFrame>
  )
}
