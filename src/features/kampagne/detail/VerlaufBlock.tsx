import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerlaufEintrag } from '#src/contract/kampagne.ts'
import { stateLabel } from '#src/domain/kampagne/labels.ts'
import { ACTIONS, isKampagneAction } from '#src/domain/kampagne/transitions.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { anbieterName } from '#src/shared/settings.ts'
import { Section } from '../components/Section.tsx'

/** Entries that are shown at once. */
const SHOWN = 8

interface Props {
  /** Oldest first, as stored. */
  verlauf: VerlaufEintrag[]
}

/** The history, newest first: who, what, when and why. */
export function VerlaufBlock({ verlauf }: Props) {
  const { t } = useTranslation('kampagne')
  const [all, setAll] = useState(false)
  const newestFirst = verlauf.toReversed()
  const shown = all ? newestFirst : newestFirst.slice(0, SHOWN)
  const hidden = newestFirst.length - shown.length
  return (
    <Section title={t('detail.verlauf')}>
      {verlauf.length === 0 && <Typography color="textSecondary">{t('verlauf.leer')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry, index) => (
          <Entry key={`${entry.zeit}-${entry.aktion}-${index}`} entry={entry} />
        ))}
      </Box>
      {hidden > 0 && (
        <Button
          size="small"
          color="inherit"
          endIcon={<ChevronDown size={16} aria-hidden />}
          onClick={() => setAll(true)}
        >
          {t('verlauf.more', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}

function Entry({ entry }: { entry: VerlaufEintrag }) {
  const { t } = useTranslation('kampagne')
  const { zeit, wer, name, aktion, vonState, nachState, grund } = entry
  const known = isKampagneAction(aktion)
    ? ACTIONS[aktion].verlauf
    : t(`verlauf.aktion.${aktion}`, { defaultValue: aktion })
  // The first save has no state before it.
  const what = vonState === null ? t('verlauf.angelegt') : known
  const rolle = t(`wer.${wer}`, { defaultValue: wer })
  const moved = vonState !== nachState
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {formatZeitpunkt(zeit)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {what}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            name === '' || name === rolle ? rolle : t('verlauf.von', { name, rolle }),
            moved ? stateLabel(nachState, anbieterName()) : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </Typography>
        {grund && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {grund}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
