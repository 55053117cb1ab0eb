import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import {
  useLadeErneutEin,
  useReaktiviereMitarbeiter,
  useSetzeZugangZurueck,
  useZieheEinladungZurueck,
} from '#src/entities/mitarbeiter/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { DeaktivierenDialog } from './DeaktivierenDialog.tsx'

type Frage = 'zurueckziehen' | 'deaktivieren' | 'passwort' | 'zweiFaktor'

/** Everything that can be done with somebody's access; `dialog` asks before what ends something. */
export function useMitarbeiterActions(mitarbeiter: Mitarbeiter, onGone: () => void = () => undefined) {
  const { t } = useTranslation('mitarbeiter')
  const [frage, setFrage] = useState<Frage | null>(null)
  const einladen = useLadeErneutEin()
  const ziehen = useZieheEinladungZurueck()
  const reaktiviere = useReaktiviereMitarbeiter()
  const setzeZurueck = useSetzeZugangZurueck()
  const { idThHeadhunterMitarbeiter, version } = mitarbeiter
  const ziel = { idThHeadhunterMitarbeiter, version }
  const name = personName(mitarbeiter)
  const close = () => setFrage(null)
  const told = (key: string) => ({
    onError: showFailure,
    onSuccess: () => notify.success(t(key, { name })),
    onSettled: close,
  })

  const zuruecksetzen = (was: 'passwort' | 'zweiFaktor') =>
    setzeZurueck.mutate({ idThHeadhunterMitarbeiter, was }, told(`actions.${was}Done`))
  const confirm = (was: Exclude<Frage, 'deaktivieren'>) => {
    if (was !== 'zurueckziehen') return zuruecksetzen(was)
    ziehen.mutate(ziel, {
      onError: showFailure,
      onSettled: close,
      onSuccess: () => {
        notify.success(t('actions.zurueckziehenDone', { name }))
        onGone()
      },
    })
  }

  const dialog: ReactNode =
    frage === null ? null : frage === 'deaktivieren' ? (
      <DeaktivierenDialog mitarbeiter={mitarbeiter} onClose={close} />
    ) : (
      <ConfirmDialog
        open
        title={t(`actions.${frage}Title`, { name })}
        text={t(`actions.${frage}Text`, { name })}
        confirmLabel={t(`actions.${frage}`)}
        tone={frage === 'zurueckziehen' ? 'error' : 'primary'}
        busy={ziehen.isPending || setzeZurueck.isPending}
        onConfirm={() => confirm(frage)}
        onClose={close}
      />
    )

  return {
    busy: einladen.isPending || reaktiviere.isPending,
    erneutEinladen: () => einladen.mutate(ziel, told('actions.erneutEinladenDone')),
    zurueckziehen: () => setFrage('zurueckziehen'),
    deaktivieren: () => setFrage('deaktivieren'),
    reaktivieren: () => reaktiviere.mutate(ziel, told('actions.reaktivierenDone')),
    passwortZuruecksetzen: () => setFrage('passwort'),
    zweiFaktorZuruecksetzen: () => setFrage('zweiFaktor'),
    dialog,
  }
}
