import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { useBeendeAndereSitzungen, zugangQueries } from '../queries.ts'
import { SitzungItem } from './SitzungItem.tsx'

/** Where somebody is logged in with this login, and how to end it. */
export function SitzungenPart() {
  const { t } = useTranslation('zugang')
  const query = useQuery(zugangQueries.sitzungen())
  const others = query.data?.filter(({ diese }) => !diese).length ?? 0
  return (
    <Section title={t('sitzungen.title')} aside={others > 0 && <EndOthers count={others} />}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
        {(sitzungen) => (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1, maxInlineSize: '70ch' }}>
              {t(others > 0 ? 'sitzungen.text' : 'sitzungen.only')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
              {sitzungen.map((sitzung) => (
                <SitzungItem key={sitzung.idSitzung} sitzung={sitzung} />
              ))}
            </Box>
          </>
        )}
      </QueryView>
    </Section>
  )
}

function EndOthers({ count }: { count: number }) {
  const { t } = useTranslation('zugang')
  const [open, setOpen] = useState(false)
  const end = useBeendeAndereSitzungen()

  function confirm(): void {
    end.mutate(undefined, {
      onSuccess: (anzahl) => notify.success(t('sitzungen.endedOthers', { count: anzahl })),
      onError: showFailure,
      onSettled: () => setOpen(false),
    })
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('sitzungen.endOthers')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('sitzungen.confirmTitle')}
        text={t('sitzungen.confirmOthers', { count })}
        confirmLabel={t('sitzungen.confirm')}
        busy={end.isPending}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
