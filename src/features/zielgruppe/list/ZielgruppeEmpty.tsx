import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyList } from '#src/shared/list/useListParams.ts'
import { paths } from '#src/routes/paths.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { ZielgruppeDrawing } from './ZielgruppeDrawing.tsx'

interface Props {
  warum: 'nichts' | 'ohneRecht' | 'keineTreffer' | 'archivLeer'
  list: AnyList
  /** Ways to a new one. */
  children?: ReactNode
  onReset?: () => void
}

/** Why no target group is shown, and what leads on from there. */
export function ZielgruppeEmpty({ warum, list, onReset, children }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { t: common } = useTranslation('common')
  const { q, archiviert } = list.params
  const view = (label: string) => (
    <Button variant="outlined" onClick={() => list.change({ archiviert: archiviert ? undefined : true })}>
      {label}
    </Button>
  )
  switch (warum) {
    case 'nichts':
      return (
        <EmptyState
          drawing={<ZielgruppeDrawing />}
          title={t('list.leerTitle')}
          text={t('list.leerText')}
          action={<>{children}</>}
        />
      )
    case 'ohneRecht':
      return (
        <EmptyState
          drawing={<ZielgruppeDrawing />}
          title={t('list.ohneRechtTitle')}
          text={t('list.leerOhneRecht')}
          action={
            <Button component={Link} to={paths.dashboard} variant="outlined">
              {t('list.ohneRechtAktion')}
            </Button>
          }
        />
      )
    case 'archivLeer':
      return (
        <EmptyState
          title={t('list.archivLeerTitle')}
          text={t('list.archivLeerText')}
          action={view(t('list.zuAktuellen'))}
        />
      )
    case 'keineTreffer':
      return (
        <EmptyState
          title={common('list.noHits')}
          text={q === undefined ? t('list.keineTrefferText') : t('list.keineTrefferSuche', { q })}
          action={
            <>
              <Button variant="contained" onClick={onReset}>
                {common('list.reset')}
              </Button>
              {view(t(archiviert ? 'list.inAktuellen' : 'list.imArchiv'))}
            </>
          }
        />
      )
    default:
      return warum satisfies never
  }
}
