import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { CardDrawing } from '../components/CardDrawing.tsx'

interface Props {
  /** Something is searched or filtered: no hits, instead of nothing at all. */
  filtered: boolean
  onReset: () => void
  /** Button for the first campaign, where the user may create one. */
  create: ReactNode
}

export function KampagneListEmpty({ filtered, onReset, create }: Props) {
  const { t } = useTranslation('kampagne')
  if (filtered)
    return (
      <EmptyState
        title={t('list.noHits.title')}
        text={t('list.noHits.text')}
        action={
          <Button variant="outlined" onClick={onReset}>
            {t('list.noHits.reset')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      drawing={<CardDrawing />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      {...(create ? { action: create } : {})}
    />
  )
}
