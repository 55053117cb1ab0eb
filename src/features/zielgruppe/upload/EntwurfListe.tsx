import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { entwurfQueries, useVerwirfAdressEntwurf } from '#src/entities/zielgruppe/entwuerfe.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

interface Props {
  onOeffne: (entwurf: AdressEntwurf) => void
}

const nameVon = ({ bezeichnung, dateiName }: AdressEntwurf): string => bezeichnung || dateiName

interface ZeileProps {
  name: string
  angaben: string
  onOeffne: () => void
  onVerwirf: () => void
}

/** One of them, with its buttons. */
function EntwurfZeile({ name, angaben, onOeffne, onVerwirf }: ZeileProps) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {angaben}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" aria-label={t('entwurf.weiterMit', { name })} onClick={onOeffne}>
        {t('entwurf.weiter')}
      </Button>
      <Button size="small" color="error" aria-label={t('entwurf.verwerfenVon', { name })} onClick={onVerwirf}>
        {t('entwurf.verwerfen')}
      </Button>
    </Box>
  )
}

/** Lists that were put aside, to be gone on with. */
export function EntwurfListe({ onOeffne }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { data } = useQuery(entwurfQueries.list)
  const drop = useVerwirfAdressEntwurf()
  const [gefragt, setGefragt] = useState<AdressEntwurf | null>(null)
  if (!data || data.entwuerfe.length === 0) return null

  const discard = (entwurf: AdressEntwurf) =>
    drop.mutate(
      { idPtAdressEntwurf: entwurf.idPtAdressEntwurf },
      {
        onError: showFailure,
        onSuccess: () => notify.success(t('entwurf.verworfen', { name: nameVon(entwurf) })),
        onSettled: () => setGefragt(null),
      },
    )
  const angaben = (entwurf: AdressEntwurf) => ({
    count: entwurf.zeilen,
    name: nameVon(entwurf),
    zeilen: formatZahl(entwurf.zeilen),
    wer: entwurf.wer,
    wann: formatDatum(entwurf.geaendertAm),
    bis: formatDatum(entwurf.loeschenAm),
  })

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
          <EntwurfZeile
            key={entwurf.idPtAdressEntwurf}
            name={nameVon(entwurf)}
            angaben={t('entwurf.angaben', angaben(entwurf))}
            onOeffne={() => onOeffne(entwurf)}
            onVerwirf={() => setGefragt(entwurf)}
          />
        ))}
      </Box>
      {gefragt !== null && (
        <ConfirmDialog
          open
          tone="error"
          title={t('entwurf.frage.titel')}
          text={t('entwurf.frage.text', angaben(gefragt))}
          confirmLabel={t('entwurf.verwerfen')}
          cancelLabel={t('upload.arbeit.behalten')}
          busy={drop.isPending}
          onClose={() => setGefragt(null)}
          onConfirm={() => discard(gefragt)}
        />
      )}
    </Paper>
  )
}
