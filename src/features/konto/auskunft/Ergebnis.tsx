import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Ban } from '#src/shared/icons/Ban.tsx'
import { Download } from '#src/shared/icons/Download.tsx'
import { Trash2 } from '#src/shared/icons/Trash2.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { FUNDORT } from '#src/domain/zielgruppe/auskunft.ts'
import { useExportiereAuskunft } from '#src/entities/auskunft/queries.ts'
import { sperrlisteQueries } from '#src/entities/sperrliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { usePicked } from '#src/shared/list/usePicked.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { anschriftOf, nameOf } from '../sperrliste/personText.ts'
import { SperreDialog } from '../sperrliste/SperreDialog.tsx'
import { LoeschDialog } from './LoeschDialog.tsx'

/** Names a hit of this search; a service that names none lets nothing be ticked. */
const kennungOf = ({ treffer = '' }: AuskunftEintrag): string => treffer

interface Props {
  /** Who was asked for. */
  gesucht: AuskunftPerson
  answer: Output<Operations['suchePerson']>
  /** Something was deleted: what is found now is another thing. */
  onGeloescht: () => void
}

/** What was found, with what can be done next: a file for whoever asked, its deletion, an entry on the blocklist. */
export function Ergebnis({ gesucht, answer: { eintraege, total }, onGeloescht }: Props) {
  const { t } = useTranslation('konto')
  const save = useExportiereAuskunft()
  const [dialog, setDialog] = useState<'sperren' | 'loeschen' | null>(null)
  // Only who is sure goes along unasked.
  const picked = usePicked(eintraege, kennungOf, { initial: eintraege.filter(({ sicher }) => sicher === true) })
  const robinson = useQuery(sperrlisteQueries.stand).data?.robinson
  const gesperrt = eintraege.some(({ fundort, sicher }) => fundort === 'sperrliste' && sicher !== false)
  // A service that names no hits exports all of them, and deletes none.
  const kennungen = eintraege.every(({ treffer }) => treffer !== undefined)
  const gewaehlte = kennungen ? eintraege.filter(picked.isPicked) : []
  const fraglich = kennungen && eintraege.some(({ sicher }) => sicher !== true)
  const loeschbar = gewaehlte.filter(({ fundort }) => fundort !== 'sperrliste')

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t('auskunft.gefunden', { count: total, name: nameOf(gesucht), plz: gesucht.plz })}
      </Typography>
      {fraglich && (
        <Alert severity="info" variant="outlined" sx={{ maxInlineSize: '72ch' }}>
          {t('auskunft.fraglich')}
        </Alert>
      )}
      {total === 0 ? (
        <Typography variant="body2" sx={{ maxInlineSize: '72ch' }}>
          {t('auskunft.nichts')}
        </Typography>
      ) : (
        <DataTable
          caption={t('section.auskunft')}
          rows={eintraege}
          rowKey={(eintrag) => eintrag.treffer ?? eintraege.indexOf(eintrag)}
          pick={
            kennungen
              ? {
                  isPicked: picked.isPicked,
                  toggle: picked.toggle,
                  label: ({ person, fundort }) => `${nameOf(person)}, ${FUNDORT[fundort]}`,
                }
              : undefined
          }
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
        <Typography variant="body2">{t('auskunft.mehr', { anzahl: formatZahl(eintraege.length) })}</Typography>
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
            disabled={kennungen && gewaehlte.length === 0}
            startIcon={<Download size={18} aria-hidden />}
            onClick={() =>
              save.mutate(
                { gesucht, ...(kennungen ? { treffer: picked.rows.map(kennungOf) } : {}) },
                { onSuccess: () => notify.success(t('auskunft.gespeichert')), onError: showFailure },
              )
            }
          >
            {t('auskunft.speichern')}
          </Button>
        )}
        {kennungen && total > 0 && (
          <Button
            color="error"
            disabled={loeschbar.length === 0}
            startIcon={<Trash2 size={18} aria-hidden />}
            onClick={() => setDialog('loeschen')}
          >
            {t('auskunft.loeschen')}
          </Button>
        )}
        {!gesperrt && (
          <Button startIcon={<Ban size={18} aria-hidden />} onClick={() => setDialog('sperren')}>
            {t('auskunft.sperren')}
          </Button>
        )}
      </Box>
      {dialog === 'sperren' && (
        <SperreDialog
          person={(gewaehlte[0] ?? eintraege[0])?.person ?? ohneLeere(gesucht)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'loeschen' && (
        <LoeschDialog
          gesucht={gesucht}
          eintraege={loeschbar}
          gesperrt={gesperrt}
          onClose={() => setDialog(null)}
          onGeloescht={onGeloescht}
        />
      )}
    </Box>
  )
}

const ohneLeere = ({ strasse = '', hausnummer = '', ...name }: AuskunftPerson) => ({ ...name, strasse, hausnummer })

/** A list or a campaign leads there. */
function Fundort({ fundort, id, bezeichnung, uebergeben }: AuskunftEintrag) {
  const { t } = useTranslation('konto')
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
  const zusatz = uebergeben === true ? ` (${t('auskunft.uebergeben')})` : ''
  if (!ability.can(action, subject)) return `${FUNDORT[fundort]} ${bezeichnung}${zusatz}`
  return (
    <>
      {`${FUNDORT[fundort]} `}
      <Link component={RouterLink} to={to} underline="always">
        {bezeichnung}
      </Link>
      {zusatz}
    </>
  )
}
