import Button from '@mui/material/Button'
import Plus from '#src/shared/icons/Plus.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { ZielgruppeMenu } from '../list/ZielgruppeMenu.tsx'

interface Props {
  zielgruppe: Zielgruppe
}

/** In the head of a target group's page: the way into a campaign, and copy, archive. */
export function ZielgruppeActions({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { idPtZielgruppe, status } = zielgruppe
  const usable = status === 'bereit' || status === 'gesperrt'
  return (
    <>
      {usable && ability.can('create', 'Kampagne') && (
        <Button
          component={Link}
          to={`${paths.kampagneErstellen}?idPtZielgruppe=${idPtZielgruppe}`}
          variant="outlined"
          startIcon={<Plus size={20} aria-hidden />}
        >
          {t('actions.kampagne')}
        </Button>
      )}
      {(ability.can('create', 'Zielgruppe') || ability.can('delete', 'Zielgruppe')) && (
        <>
          <Button variant="outlined" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
            {t('actions.button')}
          </Button>
          <ZielgruppeMenu zielgruppe={zielgruppe} anchor={anchor} onClose={() => setAnchor(null)} />
        </>
      )}
    </>
  )
}
