import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import ChevronLeft from '#src/shared/icons/ChevronLeft.svg'
import ChevronRight from '#src/shared/icons/ChevronRight.svg'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isFor } from '#src/engines/print/rules.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'

/** Flips through the hard cases of a list, the hardest first, and says why each is hard. */
export function EmpfaengerSchritte() {
  const idPtZielgruppe = useEditor((state) => state.idPtZielgruppe)
  return idPtZielgruppe === null ? null : <Schritte idPtZielgruppe={idPtZielgruppe} />
}

function Schritte({ idPtZielgruppe }: { idPtZielgruppe: number }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const empfaenger = useEditor((state) => state.empfaenger)
  const seiten = useEditor(({ session }) => session.history.present.dokument)
  const { data: faelle = [] } = useQuery(zielgruppeQueries.schwereFaelle(idPtZielgruppe))
  const index = Math.max(
    0,
    faelle.findIndex(({ person }) => person === empfaenger),
  )
  const fall = faelle[index]
  if (fall === undefined) return null
  const step = (by: 1 | -1) => {
    const next = faelle[(index + by + faelle.length) % faelle.length]
    if (next) store.setEmpfaenger(next.person, idPtZielgruppe)
  }
  const ohne = seiten.flatMap(({ layers }) => layers).filter((layer) => !isFor(layer, fall.person))
  const gruende = [
    ...fall.gruende.map((grund) => t(`editor.recipient.grund.${grund}`)),
    ...ohne.map(({ name }) => t('editor.recipient.ohneEbene', { name })),
  ]
  return (
    <Box
      component="fieldset"
      aria-label={t('editor.recipient.title')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minInlineSize: 0,
        maxInlineSize: 1,
        margin: 0,
        padding: 0,
        border: 0,
      }}
    >
      <IconButton size="small" sx={mirrorIcon} aria-label={t('editor.recipient.zurueck')} onClick={() => step(-1)}>
        <ChevronLeft size={20} />
      </IconButton>
      <Typography variant="body2" aria-live="polite" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {t('editor.recipient.nr', { nr: index + 1, gesamt: faelle.length })}
        {': '}
        {gruende.length === 0 ? t('editor.recipient.gewoehnlich') : gruende.join(', ')}
      </Typography>
      <IconButton size="small" sx={mirrorIcon} aria-label={t('editor.recipient.vor')} onClick={() => step(1)}>
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  )
}
