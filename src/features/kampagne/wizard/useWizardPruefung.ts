import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { checkliste } from '#src/domain/kampagne/checkliste.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { heute } from '#src/shared/clock.ts'
import type { Pruefung } from './pruefung.ts'

/** Checks a campaign while it is made; null: nothing of it is stored yet. */
export function useWizardPruefung(kampagne: Kampagne | null): Pruefung {
  const [akzeptiert, setAkzeptiert] = useState<ReadonlySet<string>>(new Set())
  const zielgruppe = useQuery({
    ...zielgruppeQueries.detail(kampagne?.idPtZielgruppe ?? 0),
    enabled: (kampagne?.idPtZielgruppe ?? null) !== null,
  })
  const werbemittel = useQuery({
    ...werbemittelQueries.detail(kampagne?.idPtWerbemittel ?? 0),
    enabled: (kampagne?.idPtWerbemittel ?? null) !== null,
  })
  const user = useCurrentUser()
  const punkte = kampagne
    ? checkliste({
        kampagne,
        zielgruppe: zielgruppe.data ?? null,
        werbemittel: werbemittel.data ?? null,
        avvAkzeptiert: user?.avvAkzeptiert ?? false,
        heute: heute(),
      })
    : []
  return {
    punkte,
    kennzeichnung: werbemittel.data?.kennzeichnung ?? null,
    akzeptiert,
    accept: (code, yes) =>
      setAkzeptiert((before) => new Set(yes ? [...before, code] : [...before].filter((other) => other !== code))),
  }
}
