import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { SPRACHE_NAME, SPRACHEN, type Sprache } from '#src/domain/apizugang/snippets.ts'
import { useSprache } from './sprache.ts'

interface Props {
  label: string
  code: Partial<Record<Sprache, string>>
}

/** The same example in several languages; the choice holds for all examples of the page. */
export function CodeTabs({ label, code }: Props) {
  const { t } = useTranslation('apizugangDoku')
  const [sprache, setSprache] = useSprache()
  const offered = SPRACHEN.filter((one) => code[one] !== undefined)
  const shown = offered.includes(sprache) ? sprache : (offered[0] ?? sprache)
  return (
    <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        onChange={(_event, next: Sprache | null) => {
          if (next !== null) setSprache(next)
        }}
        aria-label={t('sprache')}
        sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { textTransform: 'none', paddingBlock: 0.5 } }}
      >
        {offered.map((one) => (
          <ToggleButton key={one} value={one}>
            {SPRACHE_NAME[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CodeBlock label={label} code={code[shown] ?? ''} />
    </Box>
  )
}
