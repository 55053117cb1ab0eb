import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ImagePlus from '#src/shared/icons/ImagePlus.svg'
import Sparkles from '#src/shared/icons/Sparkles.svg'
import { useTranslation } from 'react-i18next'
import { pageOf, setBackground } from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { ColourField } from '../fields/ColourField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { GuideFields } from './GuideFields.tsx'
import { useNurLesen } from './useLayerChange.ts'

interface Props {
  onBackgroundImage: () => void
  /** Missing where the user may neither draw pictures nor see those that were. */
  onBackgroundMotiv: (() => void) | undefined
  /** An uploaded print PDF is the design; its pages have no background of ours. */
  hochgeladen: boolean
}

/** What belongs to the page itself; shown while no layer is selected. */
export function PageFields({ onBackgroundImage, onBackgroundMotiv, hochgeladen }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  if (!seite) return null
  const set = (farbe: Parameters<typeof setBackground>[2]) =>
    store.execute(t('editor.step.background'), (dokument, { history }) => ({
      ok: true,
      dokument: setBackground(dokument, history.seite, farbe),
      auswahl: [],
    }))
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(hochgeladen ? 'editor.page.uploadHint' : 'editor.page.hint')}
      </Typography>
      {!hochgeladen && (
        <FieldGrid title={t('editor.page.background')} columns={1}>
          <ColourField
            label={t('editor.page.colour')}
            value={seite.background}
            disabled={nurLesen}
            onCommit={set}
            onClear={() => set(null)}
          />
          <Button
            variant="outlined"
            color="inherit"
            disabled={nurLesen}
            startIcon={<ImagePlus size={18} />}
            onClick={onBackgroundImage}
            sx={{ justifyContent: 'flex-start', borderColor: 'kante' }}
          >
            {t('editor.page.image')}
          </Button>
          {onBackgroundMotiv && (
            <Button
              variant="outlined"
              color="inherit"
              disabled={nurLesen}
              startIcon={<Sparkles size={18} />}
              onClick={onBackgroundMotiv}
              sx={{ justifyContent: 'flex-start', borderColor: 'kante' }}
            >
              {t('editor.page.motiv')}
            </Button>
          )}
        </FieldGrid>
      )}
      <GuideFields />
    </>
  )
}
