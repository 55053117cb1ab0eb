import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { differencesOf } from '#src/engines/print/editor.ts'

interface Props {
  /** What differs beside the pages. */
  whole: readonly string[]
  differences: ReturnType<typeof differencesOf>
}

/** In words, by pages, what became of a kept state. */
export function DifferenceList({ whole, differences }: Props) {
  const { t } = useTranslation('werbemittel')
  const sides = [...new Set(differences.map(({ side }) => side))]
  const none = whole.length === 0 && differences.length === 0
  return (
    <Box component="section" aria-label={t('editor.versionen.changes')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" component="h3">
        {t('editor.versionen.changes')}
      </Typography>
      {none && <Typography variant="body2">{t('editor.versionen.same')}</Typography>}
      {whole.length > 0 && <Lines>{whole.map((text) => [null, text] as const)}</Lines>}
      {sides.map((side) => (
        <Box key={side}>
          <Typography variant="subtitle2" component="h4">
            {t(`seite.${side}`)}
          </Typography>
          <Lines>{byLayer(differences.filter((one) => one.side === side))}</Lines>
        </Box>
      ))}
    </Box>
  )
}

type Line = readonly [ebene: string | null, text: string]

/** What was done to one layer in one line. */
function byLayer(differences: Props['differences']): Line[] {
  const lines: Line[] = []
  for (const { ebene, text } of differences) {
    const [last, before] = lines.at(-1) ?? []
    if (last !== ebene || before === undefined || ebene === null) lines.push([ebene, text])
    else lines[lines.length - 1] = [ebene, `${before}; ${text}`]
  }
  return lines
}

function Lines({ children }: { children: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {children.map(([ebene, text], index) => (
        // Two layers of one name may have the same words.
        // oxlint-disable-next-line react/no-array-index-key -- drawn anew as a whole
        <li key={index}>
          {ebene !== null && <strong>{ebene}: </strong>}
          {text}
        </li>
      ))}
    </Box>
  )
}
