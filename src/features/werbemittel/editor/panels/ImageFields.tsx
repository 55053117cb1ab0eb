import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import FlipHorizontal2 from '#src/shared/icons/FlipHorizontal2.svg'
import FlipVertical2 from '#src/shared/icons/FlipVertical2.svg'
import Maximize from '#src/shared/icons/Maximize.svg'
import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/asset.ts'
import type { ImageLayer } from '#src/contract/dokument.ts'
import {
  dataRect,
  formatMasse,
  GUT_DPI,
  istVektorMotiv,
  kennzeichnungVon,
  MINDEST_DPI,
  MOTIV_JE_MM,
} from '#src/engines/print/rules.ts'
import { layerDpi, zoomedCrop } from '#src/engines/print/page.ts'
import { frameCommand } from '#src/engines/print/editor.ts'
import { KennzeichnungChip } from '#src/shared/ui/KennzeichnungChip.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { MaskFields } from './MaskFields.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

const FITS = ['fuellen', 'einpassen'] as const

/** Sharpness, part and look of a picture. */
export function ImageFields({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const change = useLayerChange(layer)
  const disabled = useNurLesen() || layer.locked.content
  const asset = useEditor(({ assets }) => assets.find(({ id }) => id === layer.assetId))
  const fill = () =>
    store.execute(
      t('editor.step.fill'),
      frameCommand(layer.id, () => ({ ...dataRect(store.format), rotation: 0 })),
    )
  return (
    <>
      {asset && <Sharpness layer={layer} asset={asset} />}
      {asset && kennzeichnungVon(asset.quelle) !== null && (
        <Box>
          <KennzeichnungChip kennzeichnung={kennzeichnungVon(asset.quelle)} />
        </Box>
      )}
      <MaskFields layer={layer} />
      <FieldGrid title={t('editor.image.part')} columns={1}>
        <SelectField
          label={t('editor.image.fit')}
          value={layer.fit}
          disabled={disabled}
          onChange={(fit) => change(t('editor.step.image'), { fit })}
          options={FITS.map((fit) => ({ value: fit, label: t(`editor.image.fits.${fit}`) }))}
        />
        <CropSliders layer={layer} disabled={disabled} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={disabled}
            startIcon={<FlipHorizontal2 size={16} />}
            onClick={() => change(t('editor.step.image'), { flipX: !layer.flipX })}
          >
            {t('editor.image.flipX')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={disabled}
            startIcon={<FlipVertical2 size={16} />}
            onClick={() => change(t('editor.step.image'), { flipY: !layer.flipY })}
          >
            {t('editor.image.flipY')}
          </Button>
          <Button size="small" variant="outlined" disabled={disabled} startIcon={<Maximize size={16} />} onClick={fill}>
            {t('editor.image.toBleed')}
          </Button>
        </Box>
        <TextField
          size="small"
          label={t('editor.image.alt')}
          value={layer.alt}
          disabled={disabled}
          helperText={t('editor.image.altHint')}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          onChange={(event) => change(t('editor.step.image'), { alt: event.target.value }, `alt-${layer.id}`)}
        />
      </FieldGrid>
    </>
  )
}

function Sharpness({ layer, asset }: { layer: ImageLayer; asset: Asset }) {
  const { t } = useTranslation('werbemittel')
  const { name, px } = asset
  if (istVektorMotiv(asset)) {
    const masse = formatMasse(px[0] / MOTIV_JE_MM, px[1] / MOTIV_JE_MM)
    return (
      <Quality level="success" title={t('editor.image.vektor')} source={t('editor.image.motiv', { name, masse })} />
    )
  }
  const dpi = layerDpi(layer, asset)
  const level = dpi < MINDEST_DPI ? 'error' : dpi < GUT_DPI ? 'warning' : 'success'
  const source = t('editor.image.source', { name, w: px[0], h: px[1] })
  return (
    <Quality level={level} title={t('editor.image.dpi', { dpi })} source={source}>
      {t(`editor.image.sharpness.${level}`)}
    </Quality>
  )
}

interface QualityProps {
  level: 'error' | 'warning' | 'success'
  title: string
  source: string
  children?: string
}

function Quality({ level, title, source, children }: QualityProps) {
  return (
    <Alert severity={level} variant="outlined" sx={{ paddingBlock: 0.25 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {children && <Typography variant="body2">{children}</Typography>}
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {source}
      </Typography>
    </Alert>
  )
}

function CropSliders({ layer, disabled }: { layer: ImageLayer; disabled: boolean }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const { crop } = layer
  const zoom = 1 / Math.min(crop.w, crop.h)
  const centre = { x: crop.x + crop.w / 2, y: crop.y + crop.h / 2 }
  const set = (nextZoom: number, nextCentre: { x: number; y: number }) =>
    change(t('editor.step.image'), { crop: zoomedCrop(nextZoom, nextCentre) }, `ausschnitt-${layer.id}`)
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const sliders = [
    { key: 'zoom', value: zoom, min: 1, max: 5, onSet: (value: number) => set(value, centre) },
    { key: 'cropX', value: centre.x, min: 0, max: 1, onSet: (x: number) => set(zoom, { ...centre, x }) },
    { key: 'cropY', value: centre.y, min: 0, max: 1, onSet: (y: number) => set(zoom, { ...centre, y }) },
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {sliders.map(({ key, value, min, max, onSet }) => (
        <Box
          key={key}
          sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center', gap: 1.5, paddingInlineEnd: 1 }}
        >
          <Typography variant="body2" id={`bild-${key}`}>
            {t(`editor.image.${key}`)}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`bild-${key}`}
            value={value}
            min={min}
            max={max}
            step={0.01}
            disabled={disabled || (key !== 'zoom' && zoom <= 1.001)}
            valueLabelDisplay="auto"
            valueLabelFormat={percent}
            onChange={(_event, next) => onSet(Array.isArray(next) ? (next[0] ?? value) : next)}
          />
        </Box>
      ))}
    </Box>
  )
}
