import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import Plus from '#src/shared/icons/Plus.svg'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
import { useTranslation } from 'react-i18next'
import type { ApiToken } from '#src/contract/apizugang.ts'
import { RECHTE } from '#src/domain/apizugang/rechte.ts'
import { formatDatum, formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { GrenzenSection } from './GrenzenSection.tsx'
import { ModusChip, TokenStatusChip } from './TokenChips.tsx'
import { TokenMenu } from './TokenMenu.tsx'

interface Props {
  onCreate: () => void
}

/** Every token of the customer, and what limits them. */
export function TokensView({ onCreate }: Props) {
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const query = useQuery(apizugangQueries.tokens())
  const canCreate = ability.can('create', 'ApiZugang')
  const columns = useTokenColumns()
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState
              drawing={<Document />}
              title={t('token.leerTitle')}
              text={t(canCreate ? 'token.leerText' : 'token.leerOhneRecht')}
              {...(canCreate
                ? {
                    action: (
                      <Button variant="contained" onClick={onCreate} startIcon={<Plus size={20} aria-hidden />}>
                        {t('token.neu')}
                      </Button>
                    ),
                  }
                : {})}
            />
          ) : (
            <DataTable
              caption={t('token.tabelle')}
              columns={columns}
              rows={tokens}
              rowKey={({ idPtApiToken }) => idPtApiToken}
              actions={(token) => <TokenMenu token={token} />}
              cardsBelow={980}
            />
          )
        }
      </QueryView>
      <GrenzenSection />
    </Box>
  )
}

function useTokenColumns(): DataColumn<ApiToken>[] {
  const { t } = useTranslation('apizugang')
  return [
    { key: 'name', header: t('token.bezeichnung'), cell: (token) => <NameCell token={token} />, cardLabel: false },
    { key: 'modus', header: t('token.modus'), cell: ({ modus }) => <ModusChip modus={modus} /> },
    { key: 'rechte', header: t('token.rechte'), cell: (token) => <RechteCell token={token} />, cardLabel: false },
    { key: 'status', header: t('token.status'), cell: ({ status }) => <TokenStatusChip status={status} /> },
    { key: 'gueltigBis', header: t('token.gueltigBis'), cell: (token) => <GueltigCell token={token} /> },
    { key: 'nutzung', header: t('token.letzteNutzung'), cell: (token) => <NutzungCell token={token} /> },
    {
      key: 'anfragen',
      header: t('token.anfragen30'),
      align: 'end',
      cell: ({ anfragen30Tage }) => formatZahl(anfragen30Tage),
    },
  ]
}

function NameCell({ token: { bezeichnung, praefix, erstelltVon, erstelltAm } }: { token: ApiToken }) {
  const { t } = useTranslation('apizugang')
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 'inherit' }}>
        {bezeichnung}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
        <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace' }}>
          {praefix}…
        </Box>{' '}
        {t('token.von', { name: erstelltVon, datum: formatDatum(erstelltAm) })}
      </Typography>
    </>
  )
}

/** The rights in words; the addresses from which alone it works. */
function RechteCell({ token: { rechte, ipListe } }: { token: ApiToken }) {
  const { t } = useTranslation('apizugang')
  return (
    <Box sx={{ maxInlineSize: '44ch' }}>
      {rechte.map((recht) => RECHTE[recht].label).join(', ')}
      {ipListe.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {t('token.nurVon', { liste: ipListe.join(', ') })}
        </Typography>
      )}
    </Box>
  )
}

function GueltigCell({ token: { gueltigBis, endetAm, status } }: { token: ApiToken }) {
  const { t } = useTranslation('apizugang')
  const soon = status === 'laeuftAb'
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ...(soon ? { color: 'warning.main' } : {}) }}
    >
      {soon && <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />}
      {endetAm === null ? formatDatum(gueltigBis) : t('token.ersetztBis', { zeit: formatZeitpunkt(endetAm) })}
    </Box>
  )
}

function NutzungCell({ token: { letzteNutzung, letzteIp } }: { token: ApiToken }) {
  const { t } = useTranslation('apizugang')
  if (letzteNutzung === null) return t('token.nieGenutzt')
  return (
    <div>
      {formatZeitpunkt(letzteNutzung)}
      {letzteIp !== null && (
        <Typography variant="caption" color="textSecondary" component="span" dir="ltr" sx={{ display: 'block' }}>
          {letzteIp}
        </Typography>
      )}
    </div>
  )
}
