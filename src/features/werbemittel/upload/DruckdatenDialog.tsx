import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMutation } from '@tanstack/react-query'
import Download from '#src/shared/icons/Download.svg'
import MailIcon from '#src/shared/icons/MailIcon.svg'
import X from '#src/shared/icons/X.svg'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormatId } from '#src/contract/dokument.ts'
import {
  anleitung,
  druckdaten,
  druckdatenText,
  type Programm,
  PROGRAMM_NAMEN,
  PROGRAMME,
  vorlageSeiten,
} from '#src/engines/print/page.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { CopyButton } from '#src/shared/ui/CopyButton.tsx'
import { FilterTabs } from '#src/shared/ui/FilterTabs.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { makeProof } from '../components/makeProof.ts'

interface Props {
  format: FormatId
  onClose: () => void
}

/** Figures of the format, how each program makes such a file, and a sheet to work on. */
export default function DruckdatenDialog({ format, onClose }: Props) {
  const { t } = useTranslation('werbemittel')
  const titleId = useId()
  const small = useMediaQuery('(max-width: 599.95px)')
  const [programm, setProgramm] = useState<Programm>('indesign')
  const text = druckdatenText(programm, format)
  const { label } = FORMATS[format]
  const vorlage = useMutation({
    mutationFn: () =>
      makeProof({
        seiten: vorlageSeiten(format),
        format,
        bezeichnung: t('hilfe.vorlageName', { format: label }),
        assets: [],
        pdfAssetId: null,
        empfaenger: null,
        loadAsset: () => Promise.reject(new Error('The sheet has no pictures')),
        fileName: `${t('hilfe.vorlageName', { format: label })}.pdf`,
      }),
  })
  const mail = `mailto:?subject=${encodeURIComponent(t('hilfe.betreff', { format: label }))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return (
    <Dialog open fullWidth fullScreen={small} maxWidth="md" lang="de" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span style={{ flexGrow: 1 }}>{t('hilfe.titel')}</span>
        <IconButton edge="end" aria-label={t('hilfe.schliessen')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <KeyValue entries={druckdaten(format).map(({ name, wert }) => ({ label: name, value: wert }))} />
        <FilterTabs
          label={t('hilfe.programme')}
          tabs={PROGRAMME.map((value) => ({ value, label: PROGRAMM_NAMEN[value] }))}
          value={programm}
          onChange={setProgramm}
        />
        <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
          {anleitung(programm, format).map((satz) => (
            <Typography key={satz} component="li" variant="body2" sx={{ paddingInlineStart: 0.5 }}>
              {satz}
            </Typography>
          ))}
        </Box>
        {vorlage.isError && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {t('hilfe.vorlageFehler')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, padding: 2 }}>
        <CopyButton text={text} label={t('hilfe.angaben')} />
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          href={mail}
          startIcon={<MailIcon size={18} aria-hidden />}
        >
          {t('hilfe.mail')}
        </Button>
        <Button
          size="small"
          variant="contained"
          loading={vorlage.isPending}
          loadingPosition="start"
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => vorlage.mutate()}
        >
          {t('hilfe.vorlage')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
