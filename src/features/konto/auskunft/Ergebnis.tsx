import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Ban } from '#src/shared/icons/Ban.tsx'
import { Download } from '#src/shared/icons/Download.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { formatDatum } from '#src/domain/number/german.ts'
import { FUNDORT } from '#src/domain/zielgruppe/auskunft.ts'
import { useExportiereAuskunft } from '#src/entities/auskunft/queries.ts'
import { sperrlisteQueries } from '#src/entities/sperrliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { anschriftOf, nameOf } from '../sperrliste/personText.ts'
import { SperreDialog } from '../sperrliste/SperreDialog.tsx'

interface Props {
  /** Who was asked for. */
  gesucht: AuskunftPerson
  answer: Output<Operations['suchePerson']>
}

/** What was found, with what can be done next: a file for whoever asked, an entry on the blocklist. */
export function Ergebnis({ gesucht, answer: { eintraege, total } }: Props) {
  const { t } = useTranslation('konto')
  const save = useExportiereAuskunft()
  const [sperren, setSperren] = useState(false)
  const robinson = useQuery(sperrlisteQueries.stand).data?.robinson
  const first = eintraege[0]?.person
  const gesperrt = eintraege.some(({ fundort }) => fundort === 'sperrliste')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t('auskunft.gefunden', { count: total, name: nameOf(gesucht), plz: gesucht.plz })}
      </Typography>
      {total === 0 ? (
        <Typography variant="body2" sx={{ maxInlineSize: '72ch' }}>
          {t('auskunft.nichts')}
        </Typography>
      ) : (
        <DataTable
          caption={t('section.auskunft')}
          rows={eintraege}
          rowKey={(eintrag) => eintraege.indexOf(eintrag)}
          columns={[
            { key: 'fundort', header: t('auskunft.fundort'), cell: (eintrag) => <Fundort {...eintrag} /> },
            { key: 'name', header: t('feld.name'), cell: (eintrag) => nameOf(eintrag.person) },
            { key: 'anschrift', header: t('feld.anschrift'), cell: (eintrag) => anschriftOf(eintrag.person) },
            {
              key: 'seit',
              header: t('auskunft.seit'),
              cell: ({ seit, datenquelle }) => [formatDatum(seit), datenquelle].filter(Boolean).join(', '),
            },
          ]}
        />
      )}
      {total > eintraege.length && (
        <Typography variant="body2">{t('auskunft.mehr', { anzahl: eintraege.length })}</Typography>
      )}
      {robinson && (
        <Typography variant="body2" sx={{ maxInlineSize: '72ch', overflowWrap: 'anywhere' }}>
          {t('auskunft.ohneRobinson', { datei: robinson.dateiName })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {total > 0 && (
          <Button
            variant="outlined"
            loading={save.isPending}
            startIcon={<Download size={18} aria-hidden />}
            onClick={() =>
              save.mutate(gesucht, {
                onSuccess: () => notify.success(t('auskunft.gespeichert')),
                onError: showFailure,
              })
            }
          >
            {t('auskunft.speichern')}
          </Button>
        )}
        {!gesperrt && (
          <Button startIcon={<Ban size={18} aria-hidden />} onClick={() => setSperren(true)}>
            {t('auskunft.sperren')}
          </Button>
        )}
      </Box>
      {sperren && <SperreDialog person={first ?? gesucht} onClose={() => setSperren(false)} />}
    </Box>
  )
}

/** A list or a campaign leads there. */
function Fundort({ fundort, id, bezeichnung }: AuskunftEintrag) {
  const ability = useAppAbility()
  if (fundort === 'sperrliste') return FUNDORT[fundort]
  const [to, action, subject] = (
    {
      zielgruppe: [paths.zielgruppeEditieren(id), 'read', 'Zielgruppe'],
      // It stands among the lists that were put aside.
      entwurf: [paths.zielgruppeHochladen, 'create', 'Zielgruppe'],
      kampagne: [paths.kampagneEditieren(id), 'read', 'Kampagne'],
    } as const
  )[fundort]
  if (!ability.can(action, subject)) return `${FUNDORT[fundort]} ${bezeichnung}`
  return (
    <>
      {`${FUNDORT[fundort]} `}
      <Link component={RouterLink} to={to} underline="always">
        {bezeichnung}
      </Link>
    </>
  )
}
