import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleDashed from '#src/shared/icons/CircleDashed.svg'
import Download from '#src/shared/icons/Download.svg'
import { useTranslation } from 'react-i18next'
import type { AvvFassung } from '#src/contract/konto.ts'
import { formatDatum, formatZeitpunkt } from '#src/base/number/german.ts'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { useDownloadAvv } from '#src/entities/session/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { KontoSection } from '../nav/KontoSection.tsx'
import { AvvAccept } from './AvvAccept.tsx'

/** The contract on data processing: without it no addresses (DSG-01). */
export function AvvSection() {
  const { t } = useTranslation('konto')
  const query = useQuery(kontoQueries.avv())
  const [aktuell] = query.data ?? []
  return (
    <KontoSection id="av-vertrag" aside={aktuell && <AvvChip fassung={aktuell} />}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
        {([neueste, ...fruehere]) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {neueste && <Aktuelle fassung={neueste} />}
            {fruehere.length > 0 && (
              <Box sx={{ display: 'grid', gap: 1 }}>
                <Typography variant="h3">{t('avv.frueher')}</Typography>
                {fruehere.map((fassung) => (
                  <Wortlaut key={fassung.fassung} fassung={fassung} />
                ))}
              </Box>
            )}
          </Box>
        )}
      </QueryView>
    </KontoSection>
  )
}

function AvvChip({ fassung: { akzeptiertAm } }: { fassung: AvvFassung }) {
  const { t } = useTranslation('konto')
  return akzeptiertAm === null ? (
    <StatusChip tone="stempel" icon={<CircleDashed aria-hidden />} label={t('avv.open')} />
  ) : (
    <StatusChip tone="success" icon={<CircleCheck aria-hidden />} label={t('avv.accepted')} />
  )
}

function Aktuelle({ fassung }: { fassung: AvvFassung }) {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  const download = useDownloadAvv()
  const { akzeptiertAm, akzeptiertVon, neu } = fassung
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '72ch' }}>
        {akzeptiertAm === null
          ? t('avv.openText')
          : t('avv.acceptedText', { zeit: formatZeitpunkt(akzeptiertAm), name: akzeptiertVon ?? '' })}
      </Typography>
      {neu !== '' && (
        <Typography variant="body2" sx={{ maxInlineSize: '72ch' }}>
          {t('avv.neu', { text: neu })}
        </Typography>
      )}
      <Wortlaut fassung={fassung} />
      {akzeptiertAm === null && ability.can('update', 'Konto') && <AvvAccept fassung={fassung.fassung} />}
      <Box>
        <Button
          variant="outlined"
          loading={download.isPending}
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => download.mutate(undefined, { onError: showFailure })}
        >
          {t('avv.download')}
        </Button>
      </Box>
    </>
  )
}

/** The wording, folded until somebody wants to read it. */
function Wortlaut({
  fassung: { fassung, gueltigAb, parteien, abschnitte, akzeptiertAm, akzeptiertVon },
}: {
  fassung: AvvFassung
}) {
  const { t } = useTranslation('konto')
  return (
    <Box
      component="details"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& > summary': { padding: 1.5, cursor: 'pointer', fontWeight: 600 },
      }}
    >
      <summary>{t('avv.lesen', { fassung, datum: formatDatum(gueltigAb) })}</summary>
      <Box sx={{ display: 'grid', gap: 1.5, padding: 2, paddingBlockStart: 0, maxInlineSize: '76ch' }}>
        <Typography variant="body2">{parteien}</Typography>
        {akzeptiertAm !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('avv.angenommen', { zeit: formatZeitpunkt(akzeptiertAm), name: akzeptiertVon ?? '' })}
          </Typography>
        )}
        {abschnitte.map(({ titel, text }) => (
          <div key={titel}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {titel}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </div>
        ))}
      </Box>
    </Box>
  )
}
