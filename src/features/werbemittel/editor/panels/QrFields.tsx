import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { QR_INHALT_TYPEN, type QrLayer } from '#src/contract/dokument.ts'
import { setVisible } from '#src/engines/print/editor.ts'
import { moduleMm, QR_MIN_MODULE_MM, qrMatrixOf, qrText } from '#src/engines/print/page.ts'
import { zielText } from '#src/engines/print/rules.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { useEditorStore } from '../EditorContext.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

/** On or off, and what the code says. */
export function QrFields({ layer }: { layer: QrLayer }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const change = useLayerChange(layer)
  const nurLesen = useNurLesen()
  const several = layer.inhaltTyp === 'text' || layer.inhaltTyp === 'vcard'
  return (
    <FieldGrid title={t('editor.qr.title')} columns={1}>
      <SwitchField
        label={t('editor.qr.enabled')}
        checked={layer.enabled}
        disabled={nurLesen}
        onChange={(on) =>
          store.execute(t(on ? 'editor.step.qrOn' : 'editor.step.qrOff'), (dokument) =>
            setVisible(dokument, layer.id, on),
          )
        }
      />
      <SelectField
        label={t('editor.qr.type')}
        value={layer.inhaltTyp}
        disabled={nurLesen || !layer.enabled}
        onChange={(inhaltTyp) => change(t('editor.step.qr'), { inhaltTyp })}
        options={QR_INHALT_TYPEN.map((typ) => ({ value: typ, label: t(`editor.qr.types.${typ}`) }))}
      />
      <TextField
        size="small"
        label={t(`editor.qr.content.${layer.inhaltTyp}`)}
        value={layer.inhalt}
        multiline={several}
        minRows={several ? 3 : 1}
        disabled={nurLesen || !layer.enabled}
        placeholder={t(`editor.qr.example.${layer.inhaltTyp}`)}
        slotProps={{ htmlInput: { maxLength: 1000, spellCheck: false, dir: 'ltr' } }}
        onChange={(event) => change(t('editor.step.qr'), { inhalt: event.target.value }, `qr-${layer.id}`)}
      />
      {layer.enabled && <QrCheck layer={layer} />}
    </FieldGrid>
  )
}

/** Says at once whether the code can be read when printed at its size. */
function QrCheck({ layer }: { layer: QrLayer }) {
  const { t } = useTranslation('werbemittel')
  if (layer.inhalt.trim() === '') return <Alert severity="warning">{t('editor.qr.missing')}</Alert>
  const { matrix, grund } = qrMatrixOf(layer, {})
  if (grund !== null) return <Alert severity="error">{grund}</Alert>
  if (moduleMm(layer.w, matrix.length) < QR_MIN_MODULE_MM) {
    return <Alert severity="error">{t('editor.qr.tooFine')}</Alert>
  }
  const text = qrText(layer.inhaltTyp, layer.inhalt)
  if (!text.ok) return null
  const was = zielText({ typ: layer.inhaltTyp, ziel: text.text })
  return (
    <Alert severity="success" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {layer.inhaltTyp === 'website' ? t('editor.qr.opens', { url: was }) : t('editor.qr.readable', { was })}
    </Alert>
  )
}
