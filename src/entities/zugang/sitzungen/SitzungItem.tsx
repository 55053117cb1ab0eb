import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import Monitor from '#src/shared/icons/Monitor.svg'
import Smartphone from '#src/shared/icons/Smartphone.svg'
import { useTranslation } from 'react-i18next'
import type { Sitzung } from '#src/contract/zugang.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { useBeendeSitzung } from '../queries.ts'

/** One session: device in plain words, since when, last use, and a way to end it. This one ends by logging out. */
export function SitzungItem({ sitzung }: { sitzung: Sitzung }) {
  const { t } = useTranslation('zugang')
  const { geraet, diese, begonnenAm, letzteNutzung } = sitzung
  const name = geraet ?? t('sitzungen.unbekannt')
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Monitor
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingBlock: 1.25,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
      }}
    >
      <Box sx={{ color: 'text.secondary', lineHeight: 0 }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {diese && <StatusChip tone="success" icon={<CircleCheck aria-hidden />} label={t('sitzungen.diese')} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sitzungen.begonnen', { zeit: formatZeitpunkt(begonnenAm) })}
        </Typography>
        {!diese && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('sitzungen.zuletzt', { zeit: formatZeitpunkt(letzteNutzung) })}
          </Typography>
        )}
      </Box>
      {!diese && <EndButton idSitzung={sitzung.idSitzung} name={name} />}
    </Box>
  )
}

function EndButton({ idSitzung, name }: { idSitzung: number; name: string }) {
  const { t } = useTranslation('zugang')
  const end = useBeendeSitzung()
  return (
    <Button
      size="small"
      loading={end.isPending}
      aria-label={t('sitzungen.endOne', { geraet: name })}
      onClick={() =>
        end.mutate(idSitzung, { onSuccess: () => notify.success(t('sitzungen.ended')), onError: showFailure })
      }
    >
      {t('sitzungen.end')}
    </Button>
  )
}
