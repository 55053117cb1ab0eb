import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { Kampagne } from '#src/contract/kampagne.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { mailAdresse } from '#src/contract/wire.ts'
import { readWhole } from '#src/base/number/typed.ts'

/** Days that a link is valid (domain 4.6: default 14, at most 90). */
const GUELTIG_TAGE = 14
const GUELTIG_TAGE_MAX = 90
/** People that one approval may ask. */
export const PERSONEN_MAX = 10

export const freigabeSchema = (t: TFunction<'kampagne'>) =>
  z.object({
    personen: z
      .array(
        z.object({
          name: z.string().check(z.trim(), z.minLength(1, t('freigabe.error.name')), z.maxLength(120)),
          email: mailAdresse(t('freigabe.error.email')),
        }),
      )
      .check(
        z.superRefine((personen, context) => {
          personen.forEach(({ email }, index) => {
            const first = personen.findIndex((other) => other.email.toLowerCase() === email.toLowerCase())
            if (email !== '' && first < index)
              context.addIssue({ code: 'custom', path: [index, 'email'], message: t('freigabe.error.doppelt') })
          })
        }),
      ),
    nachricht: z.string().check(z.maxLength(1000, t('freigabe.error.nachricht'))),
    gueltigTage: z.string().check(
      z.refine((value) => {
        const tage = readWhole(value, 'tage') ?? 0
        return tage >= 1 && tage <= GUELTIG_TAGE_MAX
      }, t('freigabe.error.tage')),
    ),
    quorum: z.enum(['alle', 'einer']),
  })

export type FreigabeForm = z.infer<ReturnType<typeof freigabeSchema>>

/** The people of the last round come back; the first time there is one empty line. */
export function toFreigabeForm(kampagne: Kampagne): FreigabeForm {
  const before = kampagne.freigaben
    .filter(({ snapshotNr }) => snapshotNr === kampagne.snapshotNr)
    .map(({ empfaengerName, empfaengerEmail }) => ({ name: empfaengerName, email: empfaengerEmail }))
  return {
    personen: before.length > 0 ? before : [{ name: '', email: '' }],
    nachricht: '',
    gueltigTage: String(GUELTIG_TAGE),
    quorum: kampagne.quorum,
  }
}

export function fromFreigabeForm(
  values: FreigabeForm,
  kampagne: Kampagne,
  warnungenAkzeptiert: string[],
): Input<Operations['kampagneZurFreigabeGeben']> {
  const nachricht = values.nachricht.trim()
  return {
    idPtKampagne: kampagne.idPtKampagne,
    version: kampagne.version,
    personen: values.personen.map(({ name, email }) => ({ name: name.trim(), email: email.trim() })),
    ...(nachricht ? { nachricht } : {}),
    gueltigTage: readWhole(values.gueltigTage, 'tage') ?? GUELTIG_TAGE,
    quorum: values.quorum,
    warnungenAkzeptiert,
  }
}
