import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { Region } from '#src/domain/zielgruppe/karte/regionen.ts'
import { FOOT_BAR } from '#src/shared/ui/footBar.ts'
import type { Umstellung } from './useGebietWahl.ts'

interface Props {
  umgestellt: Umstellung
  jetzt: Gebiet['art']
  onZurueck: () => void
  onNur: (region: Region) => void
}

/**
 * Says that a click made the kind of area another one, and leads back. Below the map, at the edge of the window: it is seen
 * wherever the click was, and nothing moves under the pointer.
 */
export function Umgestellt({ umgestellt: { vorher, ausgenommen }, jetzt, onZurueck, onNur }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{
        ...FOOT_BAR,
        insetBlockEnd: 'calc(var(--foot-space) + var(--foot-bar, 0px) + 8px)',
        zIndex: 1,
        marginBlockStart: 1.5,
        backgroundColor: 'background.paper',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 14rem' },
      }}
      action={
        <>
          {ausgenommen && (
            <Button size="small" color="inherit" onClick={() => onNur(ausgenommen)}>
              {t('karte.nur', { leitregion: ausgenommen.leitregion, ort: ausgenommen.ort })}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={onZurueck}>
            {t('karte.zurueck')}
          </Button>
        </>
      }
    >
      {ausgenommen
        ? t('karte.ausgenommen', { leitregion: ausgenommen.leitregion, ort: ausgenommen.ort })
        : t('karte.umgestellt', { vorher: t(`filter.gebietArt.${vorher.art}`), jetzt: t(`filter.gebietArt.${jetzt}`) })}
      {vorher.art !== 'deutschland' && ` ${t('karte.umgestelltBleibt')}`}
    </Alert>
  )
}
