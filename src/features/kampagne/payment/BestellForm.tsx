import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, Button, FormControlLabel, Link, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ZAHLUNGSARTEN, zahlungsart, type Kampagne } from '#src/contract/kampagne.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { formatEuro } from '#src/domain/number/german.ts'
import { useStarteZahlung } from '#src/entities/zahlung/queries.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { agbUrl } from '#src/shared/settings.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { BestellUebersicht } from './BestellUebersicht.tsx'
import { openPaymentPage, runningPaymentPage } from './redirect.ts'

interface Props {
  kampagne: Kampagne
  onClose: () => void
}

const schema = (t: (key: string) => string) =>
  z.object({
    zahlungsart,
    agb: z.boolean().check(z.refine((yes) => yes, t('bestellung.agbFehlt'))),
  })

/** What is ordered, for how much, from whom, how it is paid; the last button binds. */
export function BestellForm({ kampagne, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const starte = useStarteZahlung()
  const [leaving, setLeaving] = useState(false)
  const { idPtKampagne, zahlung } = kampagne
  const form = useForm({
    resolver: zodResolver(schema(t)),
    defaultValues: { zahlungsart: zahlung.zahlungsart ?? zahlung.vorschlag ?? ('kreditkarte' as const), agb: false },
    shouldFocusError: false,
  })
  const leave = (page: string | null) => {
    if (page === null) return onClose()
    setLeaving(true)
    openPaymentPage(page)
  }
  const submit = async ({ zahlungsart: art, agb }: { zahlungsart: (typeof ZAHLUNGSARTEN)[number]; agb: boolean }) => {
    try {
      const { weiterleitung } = await starte.mutateAsync({
        idPtKampagne,
        zahlungsart: art,
        betrag: zahlung.offen,
        agbAkzeptiert: agb,
      })
      leave(weiterleitung)
    } catch (error) {
      const page = runningPaymentPage(error)
      if (page === null) throw error
      leave(page)
    }
  }

  if (leaving) return <Alert severity="info">{t('bestellung.redirect')}</Alert>
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('bestellung.text')}
      </Typography>
      <BestellUebersicht kampagne={kampagne} />
      {zahlung.betrag > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('bestellung.offen', { bezahlt: formatEuro(zahlung.betrag), offen: formatEuro(zahlung.offen) })}
        </Alert>
      )}
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('bestellung.submit')}
        secondary={
          <Button color="inherit" onClick={onClose}>
            {t('bestellung.abbrechen')}
          </Button>
        }
      >
        <Controller
          control={form.control}
          name="zahlungsart"
          render={({ field }) => (
            <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
              <Typography component="legend" variant="h3" sx={{ p: 0, mb: 0.5 }}>
                {t('bestellung.art')}
              </Typography>
              <RadioGroup {...field} sx={{ gap: 0.5 }}>
                {ZAHLUNGSARTEN.map((art) => (
                  <FormControlLabel
                    key={art}
                    value={art}
                    control={<Radio />}
                    label={
                      <>
                        {ZAHLUNGSART_LABEL[art]}
                        <Typography component="span" variant="body2" color="textSecondary">
                          {` ${t(`zahlungen.hilfe.${art}`)}`}
                          {art === 'sepaLastschrift' && zahlung.mandat && ` ${t('zahlungen.mandat', zahlung.mandat)}`}
                        </Typography>
                      </>
                    }
                  />
                ))}
              </RadioGroup>
            </Box>
          )}
        />
        <FormCheckbox control={form.control} name="agb" label={<AgbLabel />} />
      </FormShell>
    </>
  )
}

function AgbLabel() {
  return (
    <Trans
      ns="kampagne"
      i18nKey="bestellung.agb"
      components={{
        agb: <Link href={agbUrl()} target="_blank" rel="noreferrer" underline="always" />,
        neu: <span style={visuallyHidden} />,
      }}
    />
  )
}
