import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import type { FreigabeGezeigt } from '#src/contract/freigabeLink.ts'
import { absenderZeile, hatAbsenderzeile, qrName, zielText } from '#src/engines/print/rules.ts'
import type { QrCodeAnsicht } from '#src/contract/qrCode.ts'
import { useFreigabeErteilen } from '#src/entities/freigabe/queries.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { useEntscheidung, type LateEntscheidung } from './useEntscheidung.ts'
import { useHashKey } from '../useHashKey.ts'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  /** What of the sheet was shown to who decides. */
  gezeigt: FreigabeGezeigt[]
  onClose: () => void
  onLate: (late: LateEntscheidung) => void
}

/** What an approver confirms, in the order of the form (domain 4.6). */
const TICKS = ['text', 'bild', 'qrZiel', 'absender'] as const

const schema = (t: (key: string) => string) => {
  const tick = (what: (typeof TICKS)[number]) => z.boolean().check(z.refine((yes) => yes, t(`error.tick.${what}`)))
  return z.object({
    ticks: z.object({ text: tick('text'), bild: tick('bild'), qrZiel: tick('qrZiel'), absender: tick('absender') }),
    name: z.string().check(z.trim(), z.minLength(1, t('error.name')), z.maxLength(120)),
    anmerkung: z.string().check(z.maxLength(1000, t('error.lang'))),
  })
}

const zielSatz = (code: QrCodeAnsicht) => `${qrName(code)}: ${zielText(code)}`

/** Four things checked, a name typed: the approval. */
export function ApproveDialog({ ansicht, vorlage, gezeigt, onClose, onLate }: Props) {
  const hashKey = useHashKey()
  const { t } = useTranslation('freigabe')
  const decide = useEntscheidung({ hashKey, onClose, onLate })
  const erteilen = useFreigabeErteilen()
  const form = useForm({
    resolver: zodResolver(schema(t)),
    defaultValues: {
      ticks: { text: false, bild: false, qrZiel: false, absender: false },
      name: ansicht.empfaengerName ?? '',
      anmerkung: '',
    },
    shouldFocusError: false,
  })
  const { absender, fassung, qrCodes, snapshotHash } = vorlage
  const labels = {
    text: t('approve.tick.text'),
    bild: t('approve.tick.bild'),
    qrZiel:
      qrCodes.length === 0
        ? t('approve.tick.qrKein')
        : t('approve.tick.qrZiel', { count: qrCodes.length, ziele: qrCodes.map(zielSatz).join(', ') }),
    absender: t(hatAbsenderzeile(fassung) ? 'approve.tick.absender' : 'approve.tick.absenderOhneZeile', {
      absender: absenderZeile(absender),
    }),
  }
  const submit = async ({ name, anmerkung }: { name: string; anmerkung: string }) => {
    const note = anmerkung.trim()
    const confirmed = { hashKey, name: name.trim(), snapshotHash, bestaetigt: [...TICKS], gezeigt }
    await decide(() => erteilen.mutateAsync({ ...confirmed, ...(note ? { anmerkung: note } : {}) }), note)
  }
  return (
    <FormDialog title={t('approve.title')} text={t('approve.text')} onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('approve.submit')}
        draft={inTab(`freigabe.${vorlage.snapshotHash}`, { except: ['ticks'] })}
      >
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
            {t('approve.ticks')}
          </Typography>
          {TICKS.map((tick) => (
            <FormCheckbox key={tick} control={form.control} name={`ticks.${tick}`} label={labels[tick]} />
          ))}
        </Box>
        <FormTextField
          control={form.control}
          name="name"
          label={t('decide.name')}
          hint={t('decide.nameHint')}
          autoComplete="name"
          maxLength={120}
        />
        <FormTextField
          control={form.control}
          name="anmerkung"
          label={t('approve.anmerkung')}
          multiline
          minRows={2}
          maxLength={1000}
        />
      </FormShell>
    </FormDialog>
  )
}
