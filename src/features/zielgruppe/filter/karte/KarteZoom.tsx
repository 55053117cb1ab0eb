import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Maximize from '#src/shared/icons/Maximize.svg'
import ZoomIn from '#src/shared/icons/ZoomIn.svg'
import ZoomOut from '#src/shared/icons/ZoomOut.svg'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FAKTOR_MAX,
  GANZ,
  isVisible,
  umMitte,
  vergroessert,
  type Ausschnitt,
} from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { BLATT } from './formen.ts'

interface Props {
  ausschnitt: Ausschnitt
  setAusschnitt: Dispatch<SetStateAction<Ausschnitt>>
  /** What this is about: it stays in the middle. */
  ziel: Punkt | null
}

/** Nearer, farther, all of it. */
export function KarteZoom({ ausschnitt, setAusschnitt, ziel }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { faktor } = ausschnitt
  // Who moved the map away from it wants to see what is there now.
  const zoom = (um: number) =>
    ziel && isVisible(ausschnitt, ziel, BLATT)
      ? umMitte(ausschnitt, um, BLATT, ziel)
      : vergroessert(ausschnitt, um, BLATT)
  const steps = [
    { name: 'naeher', Icon: ZoomIn, isEnd: faktor >= FAKTOR_MAX, next: zoom(2) },
    { name: 'weiter', Icon: ZoomOut, isEnd: faktor <= 1, next: zoom(0.5) },
    { name: 'ganz', Icon: Maximize, isEnd: faktor <= 1, next: GANZ },
  ] as const
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8, display: 'grid', overflow: 'hidden' }}
    >
      {steps.map(({ name, Icon, isEnd, next }) => (
        <IconButton
          key={name}
          aria-label={t(`karte.${name}`)}
          title={t(`karte.${name}`)}
          // Not `disabled`: the focus would be lost with the last step.
          aria-disabled={isEnd}
          sx={{ borderRadius: 0, ...(isEnd && { color: 'text.disabled' }) }}
          onClick={() => !isEnd && setAusschnitt(next)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      ))}
    </Paper>
  )
}
