import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { formatDatum, formatZahl } from '#src/domain/number/german.ts'
import { entwurfQueries, useVerwirfAdressEntwurf } from '#src/entities/zielgruppe/entwuerfe.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'

interface Props {
  onOeffne: (entwurf: AdressEntwurf) => void
}

/** Lists that were put aside, to be gone on with. */
export function EntwurfListe({ onOeffne }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { data } = useQuery(entwurfQueries.list)
  const drop = useVerwirfAdressEntwurf()
  if (!data || data.entwuerfe.length === 0) return null

  const verwirf = ({ idPtAdressEntwurf, bezeichnung, dateiName }: AdressEntwurf) =>
    drop.mutate(
      { idPtAdressEntwurf },
      {
        onError: showFailure,
        onSuccess: () => notify.success(t('entwurf.verworfen', { name: bezeichnung || dateiName })),
      },
    )

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="entwuerfe"
      sx={{ padding: 2, display: 'grid', gap: 1 }}
    >
      <Typography variant="h3" component="h2" id="entwuerfe">
        {t('entwurf.titel')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {data.entwuerfe.map((entwurf) => (
          <Box
            component="li"
            key={entwurf.idPtAdressEntwurf}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{entwurf.bezeichnung || entwurf.dateiName}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('entwurf.angaben', {
                  count: entwurf.zeilen,
                  zeilen: formatZahl(entwurf.zeilen),
                  wer: entwurf.wer,
                  wann: formatDatum(entwurf.geaendertAm),
                  bis: formatDatum(entwurf.loeschenAm),
                })}
              </Typography>
            </Box>
            <Button size="small" variant="outlined" onClick={() => onOeffne(entwurf)}>
              {t('entwurf.weiter')}
            </Button>
            <Button size="small" color="error" onClick={() => verwirf(entwurf)}>
              {t('entwurf.verwerfen')}
            </Button>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
