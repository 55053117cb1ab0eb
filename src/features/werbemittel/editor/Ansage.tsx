import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { ansageVon } from './ansageVon.ts'
import { useEditorStore } from './EditorContext.tsx'

/** Of steps that follow each other faster, as while an arrow key is held, only the last is read out, ms. */
const RUHE_MS = 200

/** Reads out what each step changed on the sheet. Refusals are alerts of the foot, what is written its field says. */
export function Ansage() {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const [said, setSaid] = useState({ words: '', nr: 0 })
  useEffect(
    function listenToSteps() {
      let { history } = store.state.session
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = store.subscribe(() => {
        const { session, assets } = store.state
        // A rectangle that is still drawn selects anew on each move: what it took is told at its end.
        if (session.interaction.t === 'spanning') return
        const words = ansageVon(history, session.history, assets)
        history = session.history
        if (words === null) return
        clearTimeout(timer)
        timer = setTimeout(() => setSaid(({ nr }) => ({ words, nr: nr + 1 })), RUHE_MS)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [store],
  )
  return (
    <Box component="output" aria-live="polite" aria-label={t('editor.ansage.title')} sx={visuallyHidden}>
      {/* The same words again are read again only where they are new to the page. */}
      {said.nr > 0 && <span key={said.nr}>{said.words}</span>}
    </Box>
  )
}
