import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { draftTime } from './draftTime.ts'
import type { Offer } from './useDraftOffer.ts'

/** So many changed parts are named one by one. */
const NAMED = 5

/** What was typed in a window that ended: the user says whether it comes back (EDT-01). */
export function DraftOffer({ offer }: { offer: Offer | null }) {
  const { t } = useTranslation('common')
  return (
    // The region is there before its words, so that they are spoken.
    <Box component="output" lang="de" sx={{ display: offer ? 'block' : 'contents' }}>
      {offer && (
        <Box component="section" aria-labelledby="entwurf-titel">
          <Alert severity="info" variant="outlined" role="note">
            <AlertTitle id="entwurf-titel" sx={{ mb: 0.5 }}>
              {t('form.draft.title', { zeit: draftTime(offer.at) })}
            </AlertTitle>
            {offer.what.length > 0 && (
              <Box component="p" sx={{ m: 0 }}>
                {t('form.draft.what', { was: named(offer.what, (count) => t('form.draft.more', { count })) })}
              </Box>
            )}
            <Box component="p" sx={{ m: 0 }}>
              {t('form.draft.hint')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
              <Button size="small" variant="contained" onClick={offer.takeUp}>
                {t('form.draft.takeUp')}
              </Button>
              <Button size="small" color="inherit" onClick={offer.discard}>
                {t('form.draft.discard')}
              </Button>
            </Box>
          </Alert>
        </Box>
      )}
    </Box>
  )
}

function named(what: string[], more: (count: number) => string): string {
  const shown = what.length > NAMED + 1 ? [...what.slice(0, NAMED), more(what.length - NAMED)] : what
  return new Intl.ListFormat('de').format(shown)
}
