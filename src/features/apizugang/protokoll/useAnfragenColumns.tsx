import Box from '@mui/material/Box'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import { useTranslation } from 'react-i18next'
import type { ApiAnfrage } from '#src/contract/apizugang.ts'
import { formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

const code = { fontFamily: 'monospace', overflowWrap: 'anywhere' } as const

/** What a list of requests shows of each. */
export function useAnfragenColumns(): DataColumn<ApiAnfrage>[] {
  const { t } = useTranslation('apizugang')
  return [
    { key: 'zeit', header: t('anfragen.zeit'), cell: ({ zeit }) => formatZeitpunkt(zeit) },
    {
      key: 'aufruf',
      header: t('anfragen.aufruf'),
      cell: ({ methode, operation }) => (
        <Box component="code" dir="ltr" sx={code}>
          {methode} {operation ?? t('anfragen.unbekannt')}
        </Box>
      ),
    },
    { key: 'status', header: t('anfragen.ergebnis'), cell: (anfrage) => <ErgebnisChip anfrage={anfrage} /> },
    {
      key: 'dauer',
      header: t('anfragen.dauer'),
      align: 'end',
      cell: ({ dauerMs }) => t('anfragen.ms', { ms: formatZahl(dauerMs) }),
    },
    { key: 'token', header: t('anfragen.token'), cell: ({ token }) => token },
    {
      key: 'ip',
      header: t('anfragen.ip'),
      cell: ({ ip }) => (
        <Box component="span" dir="ltr">
          {ip}
        </Box>
      ),
    },
    {
      key: 'nummer',
      header: t('anfragen.nummer'),
      cell: ({ anfrage }) => (
        <Box component="code" dir="ltr" sx={code}>
          {anfrage}
        </Box>
      ),
    },
  ]
}

function ErgebnisChip({ anfrage: { status, code: fehler } }: { anfrage: ApiAnfrage }) {
  const good = status < 400
  const Icon = good ? CircleCheck : CircleX
  return (
    <StatusChip
      tone={good ? 'success' : status < 500 ? 'warning' : 'error'}
      icon={<Icon aria-hidden />}
      label={fehler === null ? String(status) : `${status} ${fehler}`}
    />
  )
}
