import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import CircleDashed from '#src/shared/icons/CircleDashed.svg'
import ShieldCheck from '#src/shared/icons/ShieldCheck.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zugang } from '#src/contract/zugang.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { zugangQueries } from '../queries.ts'
import { AusschaltenDialog } from './AusschaltenDialog.tsx'
import { EinrichtenDialog } from './EinrichtenDialog.tsx'
import { NeueCodesDialog } from './NeueCodesDialog.tsx'

/** So few recovery codes left that new ones are due (assumed). */
const WENIGE = 3

type Offen = 'einrichten' | 'codes' | 'aus' | null

/** The second factor of the own login: set up, renew the recovery codes, switch off. */
export function ZweiFaktorPart() {
  const { t } = useTranslation('zugang')
  const query = useQuery(zugangQueries.status())
  const [offen, setOffen] = useState<Offen>(null)
  const close = () => setOffen(null)
  return (
    <Section title={t('zweiFaktor.title')} aside={query.data && <FaktorChip an={query.data.zweiFaktor} />}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={110} />}>
        {(zugang) => <Stand zugang={zugang} onOpen={setOffen} />}
      </QueryView>
      {offen === 'einrichten' && <EinrichtenDialog onClose={close} />}
      {offen === 'codes' && <NeueCodesDialog onClose={close} />}
      {offen === 'aus' && <AusschaltenDialog onClose={close} />}
    </Section>
  )
}

function FaktorChip({ an }: { an: boolean }) {
  const { t } = useTranslation('zugang')
  return an ? (
    <StatusChip tone="success" icon={<ShieldCheck aria-hidden />} label={t('zweiFaktor.an')} />
  ) : (
    <StatusChip tone="secondary" icon={<CircleDashed aria-hidden />} label={t('zweiFaktor.aus')} />
  )
}

function Stand({ zugang, onOpen }: { zugang: Zugang; onOpen: (offen: Offen) => void }) {
  const { t } = useTranslation('zugang')
  const { zweiFaktor, zweiFaktorSeit, codesUebrig } = zugang
  if (!zweiFaktor)
    return (
      <>
        <Text>{t('zweiFaktor.offText')}</Text>
        <Button variant="contained" onClick={() => onOpen('einrichten')}>
          {t('zweiFaktor.switchOn')}
        </Button>
      </>
    )
  return (
    <>
      <Text>{t('zweiFaktor.onText', { zeit: formatZeitpunkt(zweiFaktorSeit ?? '') })}</Text>
      <Text warn={codesUebrig <= WENIGE}>
        {codesUebrig === 0 ? t('zweiFaktor.noCodes') : t('zweiFaktor.codesLeft', { count: codesUebrig })}
      </Text>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => onOpen('codes')}>
          {t('zweiFaktor.newCodes')}
        </Button>
        <Button color="inherit" onClick={() => onOpen('aus')}>
          {t('zweiFaktor.switchOff')}
        </Button>
      </Box>
    </>
  )
}

function Text({ children, warn = false }: { children: string; warn?: boolean }) {
  return (
    <Typography
      variant="body2"
      sx={{ color: warn ? 'warning.main' : 'text.secondary', marginBlockEnd: 2, maxInlineSize: '60ch' }}
    >
      {children}
    </Typography>
  )
}
