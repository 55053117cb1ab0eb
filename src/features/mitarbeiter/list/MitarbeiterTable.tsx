import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { rolleLabel } from '#src/domain/mitarbeiter/rechte.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { MitarbeiterRowMenu } from './MitarbeiterRowMenu.tsx'
import { Portrait } from './Portrait.tsx'
import { StatusOfMitarbeiter } from './StatusOfMitarbeiter.tsx'

interface Props {
  rows: Mitarbeiter[]
}

const NameCell = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 4,
  '& > span:last-of-type': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}))

const Note = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}))

/** Everyone who works in the customer's account. */
export function MitarbeiterTable({ rows }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const ability = useAppAbility()
  const own = useCurrentUser()?.idPtKundeMitarbeiter
  const mayEdit = ability.can('update', 'Mitarbeiter')
  return (
    <DataTable
      caption={t('list.title')}
      cardsBelow={840}
      rows={rows}
      rowKey={({ idThHeadhunterMitarbeiter }) => idThHeadhunterMitarbeiter}
      {...(mayEdit
        ? {
            rowHref: (row: Mitarbeiter) => paths.mitarbeiterEditieren(row.idThHeadhunterMitarbeiter),
            actions: (row: Mitarbeiter) =>
              row.idThHeadhunterMitarbeiter === own ? null : <MitarbeiterRowMenu mitarbeiter={row} />,
          }
        : {})}
      columns={[
        {
          key: 'name',
          header: t('field.name'),
          cardLabel: false,
          cell: (row) => (
            <NameCell>
              <Portrait person={row} />
              <span>
                {personName(row)}
                {row.idThHeadhunterMitarbeiter === own && ` ${t('list.ich')}`}
                {row.position !== '' && <small>{row.position}</small>}
              </span>
            </NameCell>
          ),
        },
        { key: 'email', header: t('field.email'), cell: ({ email }) => <bdi>{email}</bdi> },
        {
          key: 'role',
          header: t('field.role'),
          cell: ({ role, ability: abweichungen }) => (
            // One thing on a card, not two at both of its ends.
            <span>
              {rolleLabel(role)}
              {abweichungen.length > 0 && <Note>{t('list.angepasst', { count: abweichungen.length })}</Note>}
            </span>
          ),
        },
        { key: 'aktiv', header: t('field.aktiv'), cell: ({ status }) => <StatusOfMitarbeiter status={status} /> },
        {
          key: 'letzterLogin',
          header: t('field.letzterLogin'),
          cell: ({ letzterLogin }) => (letzterLogin === null ? t('never') : formatZeitpunkt(letzterLogin)),
        },
      ]}
    />
  )
}
