import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CircleX from '#src/shared/icons/CircleX.svg'
import Info from '#src/shared/icons/Info.svg'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Befund } from '#src/contract/dokument.ts'
import type { Fundstelle } from '#src/engines/print/rules.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props {
  befunde: readonly Befund[]
  /** Places that are numbered on a sheet nearby. */
  fundstellen?: readonly Fundstelle[]
  /** What can be done about one. */
  action?: (befund: Befund) => ReactNode
}

const GROUPS: readonly { schwere: Befund['schwere']; Icon: IconComponent; color: string }[] = [
  { schwere: 'fehler', Icon: CircleX, color: 'error.main' },
  { schwere: 'warnung', Icon: TriangleAlert, color: 'warning.main' },
  { schwere: 'hinweis', Icon: Info, color: 'info.main' },
]

/** Findings in three groups: errors keep it from being printed, warnings and hints do not. */
export function BefundList({ befunde, fundstellen = [], action }: Props) {
  const { t } = useTranslation('werbemittel')
  const nummern = new Map(fundstellen.map(({ befund, nummer }) => [befund, nummer]))
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {GROUPS.map(({ schwere, Icon, color }) => {
        const group = befunde.filter((befund) => befund.schwere === schwere)
        if (group.length === 0) return null
        return (
          <Box component="section" key={schwere} sx={{ display: 'grid', gap: 1 }}>
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, color }}
            >
              <Icon size={18} aria-hidden />
              {t(`befund.${schwere}`, { count: group.length })}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
              {group.map((befund) => (
                <BefundRow
                  key={befundKey(befund)}
                  befund={befund}
                  nummer={nummern.get(befund)}
                  color={color}
                  action={action?.(befund)}
                />
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

function befundKey({ code, seite, layerId, text, stelle }: Befund): string {
  return [code, seite, layerId, text, stelle?.x, stelle?.y].join('|')
}

interface RowProps {
  befund: Befund
  nummer: number | undefined
  color: string
  action: ReactNode
}

function BefundRow({ befund, nummer, color, action }: RowProps) {
  const { t } = useTranslation('werbemittel')
  // What the sentence quotes is not said twice.
  const ist = befund.text.includes(`„${befund.ist}“`) ? undefined : befund.ist
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      {nummer !== undefined && (
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            minInlineSize: 20,
            paddingInline: 0.5,
            borderRadius: '10px',
            typography: 'caption',
            fontWeight: 700,
            lineHeight: '20px',
            textAlign: 'center',
            bgcolor: color,
            color: color.replace('main', 'contrastText'),
          }}
        >
          <span style={visuallyHidden}>{t('befund.stelle')} </span>
          {nummer}
        </Box>
      )}
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography variant="body2">
          {befund.seite && <strong>{t(`seite.${befund.seite}`)}: </strong>}
          {befund.text}
        </Typography>
        {(ist !== undefined || befund.soll !== undefined) && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {[
              ist === undefined ? '' : t('befund.ist', { wert: ist }),
              befund.soll === undefined ? '' : t('befund.soll', { wert: befund.soll }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Typography>
        )}
        {befund.hilfe !== undefined && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {befund.hilfe}
          </Typography>
        )}
        {action}
      </Box>
    </Box>
  )
}
