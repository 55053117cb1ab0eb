import Alert, { type AlertProps } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ZAHLUNGSARTEN, type Kampagne } from '#src/contract/kampagne.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { kampagneCan, kampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { useStarteZahlung } from '#src/entities/zahlung/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { goToOnMount } from '#src/shared/ui/focusOnMount.ts'
import { tell } from '../actions/useKampagneRunner.ts'
import { AbbruchButton } from './AbbruchButton.tsx'
import { LastschriftFakten } from './LastschriftFakten.tsx'
import { openPaymentPage, runningPaymentPage } from './redirect.ts'
import { UeberweisungFakten } from './UeberweisungFakten.tsx'
import { useZahlungPolling } from './useZahlungPolling.ts'

interface Props {
  kampagne: Kampagne
}

const FAILED = ['fehlgeschlagen', 'abgebrochen', 'abgelaufen'] as const

/** How the last payment ended, by what the service says; the URL only tells that somebody comes back from paying. */
export function ZahlungStatusPanel({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const { attempts, waiting, gaveUp } = useZahlungPolling(kampagne)
  const { zahlungsStatus } = kampagne.zahlung
  const canPay = ability.can('pay', 'Zahlung')
  const failed = FAILED.find((status) => status === zahlungsStatus)
  const cameBack = search.has('zahlung')
  const lastschrift = attempts[0]?.lastschrift ?? null
  // Another page was open meanwhile: what came of it is what is new.
  const arrival = cameBack ? { ref: goToOnMount, tabIndex: -1 } : {}

  if (waiting && lastschrift !== null)
    return (
      <Alert {...arrival} severity="info">
        <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t('zahlungen.lastschrift.title')}</AlertTitle>
        {t('zahlungen.lastschrift.text', {
          betrag: formatEuro(kampagne.zahlung.offen),
          datum: formatDatum(lastschrift.einzugAm),
        })}
        <LastschriftFakten lastschrift={lastschrift} />
      </Alert>
    )
  if (waiting && kampagne.zahlung.zahlungsart === 'ueberweisung')
    return (
      <Alert {...arrival} severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
        <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t('zahlungen.ueberweisung.title')}</AlertTitle>
        {t(canPay ? 'zahlungen.ueberweisung.text' : 'zahlungen.ueberweisung.andere')}
        {attempts[0]?.ueberweisung && (
          <UeberweisungFakten zahlung={attempts[0]} ueberweisung={attempts[0].ueberweisung} />
        )}
        <AbbruchButton zahlung={attempts[0]} />
      </Alert>
    )
  if (waiting)
    return (
      <Ausstehend kampagne={kampagne} gaveUp={gaveUp} arrival={arrival}>
        <AbbruchButton zahlung={attempts[0]} />
      </Ausstehend>
    )
  if (failed && kampagne.state === 'inBezahlung')
    return (
      <Alert
        {...arrival}
        severity={failed === 'abgelaufen' ? 'warning' : 'error'}
        action={
          canPay &&
          kampagneCan('starteZahlung', kampagneFacts(kampagne), heute()) && (
            <Button color="inherit" size="small" onClick={() => setSearch({ bestellen: '1' })}>
              {t('zahlungen.retry')}
            </Button>
          )
        }
      >
        <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t(`zahlungen.${failed}.title`)}</AlertTitle>
        {t(`zahlungen.${failed}.text`)}
      </Alert>
    )
  if (zahlungsStatus === 'rückbuchung')
    return (
      <Alert {...arrival} severity="error">
        <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t('zahlungen.rueckbuchung.title')}</AlertTitle>
        {t('zahlungen.rueckbuchung.text')}
      </Alert>
    )
  if (cameBack && zahlungsStatus === 'bezahlt')
    return (
      <Alert {...arrival} severity="success" onClose={() => setSearch({}, { replace: true })}>
        <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t('zahlungen.bezahlt.title')}</AlertTitle>
        {t('zahlungen.bezahlt.text')}
      </Alert>
    )
  return null
}

interface AusstehendProps extends Props {
  /** The way to give it up. */
  children: ReactNode
  gaveUp: boolean
  /** What brings it into sight for somebody who comes back from paying. */
  arrival: Pick<AlertProps, 'ref' | 'tabIndex'>
}

/** Nobody knows yet how it ended: it can be gone on with, or given up. */
function Ausstehend({ kampagne, gaveUp, arrival, children }: AusstehendProps) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const canGoOn = ability.can('pay', 'Zahlung') && kampagne.zahlung.zahlungsart !== 'sepaLastschrift'
  return (
    <Alert
      {...arrival}
      severity="info"
      icon={<CircularProgress size={20} aria-hidden />}
      action={
        canGoOn ? (
          <>
            <ContinueButton kampagne={kampagne} />
            {children}
          </>
        ) : undefined
      }
    >
      <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t('zahlungen.bestaetigt.title')}</AlertTitle>
      {t(gaveUp ? 'zahlungen.bestaetigt.lang' : 'zahlungen.bestaetigt.text')}
    </Alert>
  )
}

/** Back to the payment page that was left; the service names it when it refuses a second payment. */
function ContinueButton({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const starte = useStarteZahlung()
  const { idPtKampagne, zahlung } = kampagne
  const art = zahlung.zahlungsart ?? ''
  const zahlungsart = isEinesVon(ZAHLUNGSARTEN, art) ? art : 'kreditkarte'
  const open = () =>
    starte.mutate(
      { idPtKampagne, zahlungsart, betrag: zahlung.offen, agbAkzeptiert: true },
      {
        onSuccess: ({ weiterleitung }) => {
          if (weiterleitung) openPaymentPage(weiterleitung)
        },
        onError: (error) => {
          const page = runningPaymentPage(error)
          if (page) openPaymentPage(page)
          else tell(error)
        },
      },
    )
  return (
    <Button color="inherit" size="small" loading={starte.isPending} onClick={open}>
      {t('zahlungen.weiter')}
    </Button>
  )
}
