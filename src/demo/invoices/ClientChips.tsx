import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { invoiceQueries } from './invoiceQueries.ts'

interface Props {
  /** What is searched for. */
  q: string | undefined
  onChange: (q: string | undefined) => void
}

/** The clients that the endpoint names, each one press away from its invoices. */
export function ClientChips({ q, onChange }: Props) {
  const { t } = useTranslation('demoInvoices')
  const label = useId()
  // A short cut: without it the search still finds every client.
  const { data: clients } = useQuery(invoiceQueries.clients())
  return (
    <Box
      component="fieldset"
      aria-labelledby={label}
      sx={{
        margin: 0,
        padding: 0,
        border: 0,
        minInlineSize: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
      }}
    >
      <Box component="span" id={label} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('clients')}
      </Box>
      {clients?.map(({ name, companyEmail }, index) => {
        const chosen = q === name
        return (
          <Chip
            key={companyEmail}
            component="button"
            clickable
            variant={chosen ? 'filled' : 'outlined'}
            {...(chosen ? { color: 'primary' as const } : {})}
            aria-pressed={chosen}
            avatar={<PersonAvatar id={index} name={name} size={24} />}
            label={<bdi>{name}</bdi>}
            onClick={() => onChange(chosen ? undefined : name)}
          />
        )
      })}
    </Box>
  )
}
