import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { sperrlisteQueries, useEntferneRobinsonliste } from '#src/entities/sperrliste/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

/** The Robinson list that holds beside the blocklist, where one was read; whoever may can end that. */
export function RobinsonZeile({ darf }: { darf: boolean }) {
  const { t } = useTranslation('konto')
  const { data } = useQuery(sperrlisteQueries.stand)
  const entferne = useEntferneRobinsonliste()
  const [fragt, setFragt] = useState(false)
  const robinson = data?.robinson ?? null
  if (robinson === null) return null
  const { dateiName, eintraege, stand, wer } = robinson

  async function weg(): Promise<void> {
    try {
      await entferne.mutateAsync({})
      notify.success(t('sperrliste.robinson.entfernt'))
      setFragt(false)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 2 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('sperrliste.robinson.stand', {
          count: eintraege,
          anzahl: formatZahl(eintraege),
          datei: dateiName,
          datum: formatDatum(stand),
          name: wer,
        })}
      </Typography>
      {darf && (
        <Button size="small" color="error" onClick={() => setFragt(true)}>
          {t('sperrliste.robinson.entfernen')}
        </Button>
      )}
      <ConfirmDialog
        open={fragt}
        title={t('sperrliste.robinson.entfernen')}
        text={t('sperrliste.robinson.entfernenText')}
        confirmLabel={t('sperrliste.robinson.entfernen')}
        tone="error"
        busy={entferne.isPending}
        onConfirm={() => void weg()}
        onClose={() => setFragt(false)}
      />
    </Box>
  )
}
