import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { AuskunftEintrag } from '#src/contract/auskunft.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { FUNDORT } from '#src/domain/zielgruppe/auskunft.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { anschriftOf, nameOf } from '../sperrliste/personText.ts'

interface Props {
  eintraege: AuskunftEintrag[]
  /** null: nothing can be ticked. */
  picked: { isPicked: (eintrag: AuskunftEintrag) => boolean; toggle: (eintrag: AuskunftEintrag) => void } | null
}

/** Where somebody was found. */
export function TrefferTable({ eintraege, picked }: Props) {
  const { t } = useTranslation('konto')
  return (
    <DataTable
      caption={t('section.auskunft')}
      rows={eintraege}
      rowKey={(eintrag) => eintrag.treffer ?? eintraege.indexOf(eintrag)}
      pick={
        picked
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
  )
}

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
