import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Befund } from '#src/contract/dokument.ts'
import { hatAbhilfe, isLesehinweis } from '#src/engines/print/editor.ts'
import { fundstellenOf } from '#src/engines/print/rules.ts'
import { BefundList } from '../../components/BefundList.tsx'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { useNurLesen } from './useLayerChange.ts'

/** What stands in the way of printing, most serious first; while it is open each has its number on the sheet. */
export function FindingsPanel({ befunde }: { befunde: readonly Befund[] }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const seiten = useEditor(({ session }) => session.history.present.dokument)
  const fundstellen = useMemo(() => fundstellenOf(befunde, seiten), [befunde, seiten])
  useEffect(() => {
    store.setFundstellen(fundstellen)
    return () => store.setFundstellen([])
  }, [store, fundstellen])
  const show = (befund: Befund) => {
    if (befund.seite) store.showSide(befund.seite)
    if (befund.layerId !== undefined) store.select(befund.layerId)
  }
  // The sheet comes into view, where it is scrolled away.
  const find = (befund: Befund) => {
    show(befund)
    store.aim(befund.layerId ?? null)
  }
  const mend = (befund: Befund) => {
    show(befund)
    store.mend(t('editor.findings.step'), befund)
  }
  const leave = (befund: Befund, button: HTMLElement) => {
    focusBeside(button)
    store.leave(t('editor.findings.leaveStep'), befund)
  }
  if (befunde.length === 0) {
    return (
      <Box component="output" sx={{ display: 'grid', justifyItems: 'center', gap: 1, padding: 4, textAlign: 'center' }}>
        <Box component={CircleCheck} size={28} aria-hidden sx={{ color: 'success.main' }} />
        <Typography variant="subtitle2" component="p">
          {t('editor.findings.none')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('editor.findings.noneText')}
        </Typography>
      </Box>
    )
  }
  return (
    <Box sx={{ padding: 2 }}>
      <BefundList
        befunde={befunde}
        fundstellen={fundstellen}
        action={(befund) =>
          befund.seite !== undefined || befund.layerId !== undefined ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5, marginInlineStart: -1 }}>
              <Button size="small" onClick={() => (isLesehinweis(befund) ? find(befund) : show(befund))}>
                {t(isLesehinweis(befund) ? 'editor.findings.find' : 'editor.findings.show')}
              </Button>
              {!nurLesen && isLesehinweis(befund) && (
                <Button size="small" onClick={({ currentTarget }) => leave(befund, currentTarget)}>
                  {t('editor.findings.leave')}
                </Button>
              )}
              {!nurLesen && hatAbhilfe(befund) && (
                <Button size="small" onClick={() => mend(befund)}>
                  {t(`befund.abhilfe.${befund.abhilfe ?? 'verschieben'}`)}
                </Button>
              )}
            </Box>
          ) : null
        }
      />
    </Box>
  )
}

/** The row goes: its neighbour takes the focus, so that nobody is sent to the page's beginning. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = beside?.querySelector('button') ?? row?.closest<HTMLElement>('[role="tabpanel"]')
  next?.focus()
}
