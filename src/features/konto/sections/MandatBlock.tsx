import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { formatDatum, formatZeitpunkt } from '#src/base/number/german.ts'
import { useErteileMandat, useWiderrufeMandat } from '#src/entities/konto/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { saveOver } from '../form/saveOver.ts'
import { MandatDialog } from './MandatDialog.tsx'

/** The SEPA mandate: given, shown with a masked account, taken back. */
export function MandatBlock({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  const [dialog, setDialog] = useState<'erteilen' | 'widerrufen' | null>(null)
  const erteile = useErteileMandat()
  const widerrufe = useWiderrufeMandat()
  const { mandat } = konto
  const close = () => setDialog(null)

  /** The preferred payment may be saved meanwhile; another mandate may not. */
  function change<T>(save: (version: number) => Promise<T>): Promise<T> {
    const versionOf = ({ versionen }: Konto) => versionen.zahlung
    const untouched = (theirs: Konto) => theirs.mandat?.referenz === mandat?.referenz
    return saveOver({ version: versionOf(konto), versionOf, untouched, save })
  }

  async function withdraw(): Promise<void> {
    try {
      await change((version) => widerrufe.mutateAsync({ version }))
      notify.success(t('mandat.widerrufenDone'))
    } catch (error) {
      showFailure(error)
    }
    close()
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        marginBlockStart: 3,
        paddingBlockStart: 3,
        borderBlockStart: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="h3">{t('mandat.title')}</Typography>
      {mandat === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '64ch' }}>
          {t('mandat.keins')}
        </Typography>
      ) : (
        <MandatAngaben mandat={mandat} />
      )}
      {ability.can('update', 'Konto') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setDialog('erteilen')}>
            {t(mandat === null ? 'mandat.erteilen' : 'mandat.neu')}
          </Button>
          {mandat !== null && (
            <Button color="error" onClick={() => setDialog('widerrufen')}>
              {t('mandat.widerrufen')}
            </Button>
          )}
        </Box>
      )}
      {dialog === 'erteilen' && (
        <MandatDialog
          save={(values) => change((version) => erteile.mutateAsync({ ...values, version }))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === 'widerrufen'}
        title={t('mandat.widerrufen')}
        text={t('mandat.widerrufenText')}
        confirmLabel={t('mandat.widerrufen')}
        tone="error"
        busy={widerrufe.isPending}
        onConfirm={() => void withdraw()}
        onClose={close}
      />
    </Box>
  )
}

function MandatAngaben({ mandat }: { mandat: NonNullable<Konto['mandat']> }) {
  const { t } = useTranslation('konto')
  return (
    <KeyValue
      entries={[
        { label: t('feld.kontoinhaber'), value: mandat.kontoinhaber },
        { label: t('feld.iban'), value: <bdi dir="ltr">{mandat.iban}</bdi> },
        { label: t('mandat.referenz'), value: mandat.referenz },
        { label: t('mandat.glaeubiger'), value: mandat.glaeubigerId },
        {
          label: t('mandat.erteilt'),
          value: t('mandat.erteiltText', { zeit: formatZeitpunkt(mandat.erteiltAm), name: mandat.erteiltVon }),
        },
        { label: t('mandat.gueltig'), value: t('mandat.gueltigText', { datum: formatDatum(mandat.gueltigBis) }) },
      ]}
    />
  )
}
