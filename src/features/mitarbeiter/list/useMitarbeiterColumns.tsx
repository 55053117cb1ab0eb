import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { rolleLabel } from '#src/domain/mitarbeiter/rechte.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Portrait } from '../Portrait.tsx'
import { StatusOfMitarbeiter } from '../StatusOfMitarbeiter.tsx'

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

/** What the list shows of somebody who works in the customer's account. */
export function useMitarbeiterColumns(): DataColumn<Mitarbeiter>[] {
  const { t } = useTranslation('mitarbeiter')
  const own = useCurrentUser()?.idPtKundeMitarbeiter
  return [
    {
      key: 'name',
      header: t('field.name'),
      sortable: true,
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
      sortable: true,
      cell: ({ letzterLogin }) => (letzterLogin === null ? t('never') : formatZeitpunkt(letzterLogin)),
    },
  ]
}
