import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { ZielgruppeMenu } from '../list/ZielgruppeMenu.tsx'

interface Props {
  zielgruppe: Zielgruppe
}

/** Button in the head of a target group's page: copy, archive. */
export function ZielgruppeActions({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!ability.can('create', 'Zielgruppe') && !ability.can('delete', 'Zielgruppe')) return null
  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('actions.button')}
      </Button>
      <ZielgruppeMenu zielgruppe={zielgruppe} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
