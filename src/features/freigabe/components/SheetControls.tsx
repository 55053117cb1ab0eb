import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import Maximize from '#src/shared/icons/Maximize.svg'
import Ruler from '#src/shared/icons/Ruler.svg'
import SwitchCamera from '#src/shared/icons/SwitchCamera.svg'
import ZoomIn from '#src/shared/icons/ZoomIn.svg'
import ZoomOut from '#src/shared/icons/ZoomOut.svg'
import { useTranslation } from 'react-i18next'
import { zoomStep } from '#src/shared/zoom/zoomSteps.ts'

/** Zoom: fitted, real size in mm, or a factor of the fitted size. */
export type Zoom = 'fit' | 'real' | number

interface Props {
  back: boolean
  twoSided: boolean
  zoom: Zoom
  /** How many times the fitted size it has now. */
  factor: number
  onTurn: () => void
  onZoom: (zoom: Zoom) => void
}

/** Turn the sheet, come closer or step back; 25 to 400 % (domain 4.6). */
export function SheetControls({ back, twoSided, zoom, factor, onTurn, onZoom }: Props) {
  const { t } = useTranslation('freigabe')
  const percent = Math.round(factor * 100)
  const smaller = zoomStep(factor, false)
  const larger = zoomStep(factor, true)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }} data-no-print>
      {twoSided && (
        <Button variant="outlined" startIcon={<SwitchCamera size={20} aria-hidden />} onClick={onTurn}>
          {t('sheet.turn')}
        </Button>
      )}
      {twoSided && (
        <Typography variant="body2" component="output" color="textSecondary">
          {t('sheet.showing', { seite: t(back ? 'sheet.rueckseite' : 'sheet.vorderseite') })}
        </Typography>
      )}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
        <IconButton
          aria-label={t('sheet.zoomOut')}
          disabled={smaller === undefined}
          onClick={() => smaller && onZoom(smaller)}
        >
          <ZoomOut size={20} />
        </IconButton>
        <Typography
          variant="body2"
          aria-label={t('sheet.zoom', { prozent: percent })}
          sx={{ minWidth: 44, textAlign: 'center' }}
        >
          {`${percent} %`}
        </Typography>
        <IconButton
          aria-label={t('sheet.zoomIn')}
          disabled={larger === undefined}
          onClick={() => larger && onZoom(larger)}
        >
          <ZoomIn size={20} />
        </IconButton>
        <Button
          size="small"
          color="inherit"
          startIcon={zoom === 'fit' ? <Ruler size={16} aria-hidden /> : <Maximize size={16} aria-hidden />}
          onClick={() => onZoom(zoom === 'fit' ? 'real' : 'fit')}
        >
          {t(zoom === 'fit' ? 'sheet.real' : 'sheet.fit')}
        </Button>
      </Box>
    </Box>
  )
}
