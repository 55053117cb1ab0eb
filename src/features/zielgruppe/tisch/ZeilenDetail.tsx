import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import ArrowDown from '#src/shared/icons/ArrowDown.svg'
import ArrowUp from '#src/shared/icons/ArrowUp.svg'
import { useTranslation } from 'react-i18next'
import { ABGLEICH_FRAGLICH } from '#src/contract/ausschluss.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { CODE_REGELN, VORSCHLAG_REGELN, type VorschlagArt } from '#src/engines/addresses/rules.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import type { FeldAenderung } from '#src/engines/addresses/rows.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { AltNeu } from './AltNeu.tsx'
import { ZeilenZeichen } from './ZeilenZeichen.tsx'

interface Props {
  zeile: TischZeile
  onSchritt: (richtung: 1 | -1) => void
  onNimm: (art: VorschlagArt) => void
  onLass: (art: VorschlagArt) => void
  onEntferne: () => void
  onJemandAnderes: () => void
}

const aenderungText = (aenderungen: readonly FeldAenderung[]) =>
  aenderungen.map((one) => <AltNeu key={one.feld} feld={FELD_LABEL[one.feld]} alt={one.alt} neu={one.neu} />)

/** What is to be said of the row that is worked on, and what can be done about it. */
export function ZeilenDetail({ zeile, onSchritt, onNimm, onLass, onEntferne, onJemandAnderes }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { nr, codes, korrekturen, vorschlaege, aenderungen, entfernt, jemandAnderes, dubletteVon } = zeile
  const fraglich = !entfernt && codes.some((code) => isEinesVon(ABGLEICH_FRAGLICH, code))
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('tisch.detail', { nr: formatZahl(nr) })}
      sx={{ padding: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ZeilenZeichen zeile={zeile} />
        <Typography variant="h3" component="h3" sx={{ marginInlineEnd: 'auto' }}>
          {t(entfernt ? 'tisch.zeileEntfernt' : 'tisch.zeileNr', { nr: formatZahl(nr) })}
        </Typography>
        <Button size="small" startIcon={<ArrowUp size={16} aria-hidden />} onClick={() => onSchritt(-1)}>
          {t('tisch.vorigerBefund')}
        </Button>
        <Button size="small" startIcon={<ArrowDown size={16} aria-hidden />} onClick={() => onSchritt(1)}>
          {t('tisch.naechsterBefund')}
        </Button>
        <Button size="small" color={entfernt ? 'primary' : 'error'} onClick={onEntferne}>
          {t(entfernt ? 'tisch.wiederaufnehmen' : 'tisch.entfernen')}
        </Button>
      </Box>
      {codes.map((code) => (
        <Typography key={code} variant="body2">
          <b>{CODE_REGELN[code].titel}.</b>{' '}
          {code === 'dublette' && dubletteVon !== null
            ? t('upload.wieZeile', { nr: dubletteVon })
            : t(`adressdatei:befund.${code}`)}
        </Typography>
      ))}
      {(fraglich || jemandAnderes) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
            {t(fraglich ? 'tisch.fraglich' : 'tisch.geklaert')}
          </Typography>
          {fraglich && (
            <Button size="small" variant="contained" onClick={onJemandAnderes}>
              {t('tisch.jemandAnderes')}
            </Button>
          )}
        </Box>
      )}
      {korrekturen.length > 0 && aenderungText(korrekturen)}
      {aenderungen.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('tisch.geaendert')}
          </Typography>
          {aenderungText(aenderungen)}
        </Box>
      )}
      {vorschlaege.map(({ art, aenderungen: neu }) => (
        <Box key={art} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {VORSCHLAG_REGELN[art].titel}
            </Typography>
            {aenderungText(neu)}
          </Box>
          <Button size="small" variant="contained" onClick={() => onNimm(art)}>
            {t('tisch.uebernehmen')}
          </Button>
          <Button size="small" onClick={() => onLass(art)}>
            {t('tisch.soLassen')}
          </Button>
        </Box>
      ))}
      {codes.length === 0 && vorschlaege.length === 0 && !entfernt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tisch.inOrdnung')}
        </Typography>
      )}
    </Paper>
  )
}
