import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ZAHLUNGSARTEN, zahlungsart, type Kampagne, type Zahlungsart } from '#src/contract/kampagne.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { useStarteZahlung } from '#src/entities/zahlung/queries.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { agbUrl } from '#src/shared/settings.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { BestellUebersicht } from './BestellUebersicht.tsx'
import { zahlungsHindernisse } from './hindernisse.ts'
import { openPaymentPage, runningPaymentPage } from './redirect.ts'
import { ZahlungsartField, type BestellValues } from './ZahlungsartField.tsx'

interface Props {
  kampagne: Kampagne
  onClose: () => void
}

const schema = (t: (key: string) => string) =>
  z.object({
    zahlungsart,
    agb: z.boolean().check(z.refine((yes) => yes, t('bestellung.agbFehlt'))),
  })

/** What was chosen for this campaign before, else what the account proposes; only what is possible. */
function vorgewaehlt(kampagne: Kampagne): Zahlungsart {
  const art = kampagne.zahlung.zahlungsart ?? kampagne.zahlung.vorschlag ?? 'kreditkarte'
  const possible = isEinesVon(ZAHLUNGSARTEN, art) && zahlungsHindernisse(kampagne)[art] === undefined
  return possible ? art : 'kreditkarte'
}

/** What is ordered, for how much, from whom, how it is paid; the last button binds. */
export function BestellForm({ kampagne, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const starte = useStarteZahlung()
  const [leaving, setLeaving] = useState(false)
  const { idPtKampagne, zahlung } = kampagne
  const form = useForm<BestellValues>({
    resolver: zodResolver(schema(t)),
    defaultValues: { zahlungsart: vorgewaehlt(kampagne), agb: false },
    shouldFocusError: false,
  })
  const leave = (page: string | null) => {
    if (page === null) return onClose()
    setLeaving(true)
    openPaymentPage(page)
  }
  const submit = async ({ zahlungsart: art, agb }: BestellValues) => {
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
      <FormShell form={form} onSubmit={submit} submitLabel={t('bestellung.submit')}>
        <ZahlungsartField kampagne={kampagne} control={form.control} />
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
