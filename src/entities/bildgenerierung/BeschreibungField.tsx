import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import History from '#src/shared/icons/History.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BESCHREIBUNG_MAX } from '#src/contract/bildgenerierung.ts'
import { useEntwurf } from './entwurfContext.ts'
import { bildQueries } from './queries.ts'

/** Trades and occasions of those who order cards. */
const BEISPIELE = ['baeckerei', 'fahrrad', 'advent', 'blumen', 'muster'] as const

const Root = styled('div')({ display: 'grid', gap: 12 })
const Chips = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  border: 0,
  margin: 0,
  padding: 0,
})

/** What is to be seen, with examples to begin with and what was described before. */
export function BeschreibungField() {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch, change } = useEntwurf()
  const describe = (beschreibung: string) => change({ beschreibung })
  const examples = BEISPIELE.map((name) => t(`beschreibung.beispiel.${name}`))
  return (
    <Root>
      <TextField
        multiline
        minRows={3}
        maxRows={8}
        label={t('beschreibung.label')}
        value={wunsch.beschreibung}
        helperText={t('beschreibung.hinweis')}
        slotProps={{ htmlInput: { maxLength: BESCHREIBUNG_MAX } }}
        onChange={({ target }) => describe(target.value)}
      />
      <Chips aria-label={t('beschreibung.beispielTitel')}>
        {examples.map((example) => (
          <Chip key={example} label={example} variant="outlined" onClick={() => describe(example)} />
        ))}
        <Verlauf onChoose={describe} />
      </Chips>
    </Root>
  )
}

/** Descriptions that were used before. */
function Verlauf({ onChoose }: { onChoose: (beschreibung: string) => void }) {
  const { t } = useTranslation('bildgenerierung')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data = [] } = useQuery(bildQueries.beschreibungen())
  if (data.length === 0) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<History size={16} />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('beschreibung.verlauf')}
      </Button>
      <Menu
        lang="de"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxInlineSize: 420 } } }}
      >
        {data.map(({ beschreibung }) => (
          <MenuItem
            key={beschreibung}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              setAnchor(null)
              onChoose(beschreibung)
            }}
          >
            {beschreibung}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
