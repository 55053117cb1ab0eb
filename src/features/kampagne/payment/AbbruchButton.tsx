import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Zahlung } from '#src/contract/zahlung.ts'
import { isCancellable } from '#src/domain/kampagne/payment.ts'
import { useBricheZahlungAb } from '#src/entities/zahlung/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { tell } from '../actions/useKampagneRunner.ts'

interface Props {
  zahlung: Zahlung | undefined
}

/** The way out of a payment that waits: it ends, and another means can be chosen. */
export function AbbruchButton({ zahlung }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [, setSearch] = useSearchParams()
  const [asked, setAsked] = useState(false)
  const abbruch = useBricheZahlungAb()
  if (!zahlung || !isCancellable(zahlung) || !ability.can('pay', 'Zahlung')) return null
  const { idPtKampagne, referenz, zahlungsart } = zahlung
  const end = () =>
    abbruch.mutate(
      { idPtKampagne, referenz },
      {
        onSuccess: () => setSearch({ bestellen: '1' }),
        onError: tell,
        onSettled: () => setAsked(false),
      },
    )
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsked(true)}>
        {t('zahlungen.abbruch.open')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('zahlungen.abbruch.title')}
        text={t(zahlungsart === 'ueberweisung' ? 'zahlungen.abbruch.ueberweisung' : 'zahlungen.abbruch.text')}
        confirmLabel={t('zahlungen.abbruch.submit')}
        cancelLabel={t('zahlungen.abbruch.bleiben')}
        busy={abbruch.isPending}
        onConfirm={end}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
