import Button from '@mui/material/Button'
import PenLine from '#src/shared/icons/PenLine.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { absenderZeile } from '#src/engines/print/rules.ts'
import { formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { QrZiele } from '#src/entities/kampagne/QrZiele.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Checksum } from '#src/shared/ui/Checksum.tsx'
import { NameDialog } from './NameDialog.tsx'
import { Section } from '../components/Section.tsx'

interface Props {
  kampagne: Kampagne
}

/** What was ordered; name and note can always be changed. */
export function FaktenBlock({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [editing, setEditing] = useState(false)
  const yesNo = (yes: boolean) => t(yes ? 'detail.ja' : 'detail.nein')
  const { format, absender, snapshotHash, qrCodes } = kampagne
  const entries = [
    { label: t('detail.zielgruppe'), value: kampagne.zielgruppeBezeichnung ?? t('list.none') },
    { label: t('detail.menge'), value: t('summary.auflage', { menge: formatZahl(kampagne.menge) }) },
    { label: t('detail.werbemittel'), value: kampagne.werbemittelBezeichnung ?? t('list.none') },
    ...(format
      ? [{ label: t('detail.format'), value: `${t(`format.${format}`)}, ${t(`format.mass.${format}`)}` }]
      : []),
    { label: t('detail.anreicherung'), value: yesNo(kampagne.anreicherung) },
    { label: t('detail.tracking'), value: yesNo(kampagne.tracking) },
    ...(qrCodes.length > 0
      ? [{ label: t('detail.qr', { count: qrCodes.length }), value: <QrZiele codes={qrCodes} /> }]
      : []),
    ...(absender ? [{ label: t('detail.absender'), value: absenderZeile(absender) }] : []),
    ...(kampagne.datenschutzText ? [{ label: t('detail.datenschutz'), value: kampagne.datenschutzText }] : []),
    {
      label: t('detail.erstellt'),
      value: t('detail.erstelltWert', { datum: formatZeitpunkt(kampagne.erstelltAm), name: kampagne.erstelltVon }),
    },
    ...(snapshotHash
      ? [
          {
            label: t('detail.siegel', { nr: kampagne.snapshotNr }),
            value: <Checksum>{snapshotHash}</Checksum>,
          },
        ]
      : []),
    ...(kampagne.notiz
      ? [{ label: t('detail.notiz'), value: <span style={{ whiteSpace: 'pre-line' }}>{kampagne.notiz}</span> }]
      : []),
  ]
  return (
    <Section
      title={t('detail.facts')}
      action={
        ability.can('update', 'Kampagne') && (
          <Button size="small" startIcon={<PenLine size={16} aria-hidden />} onClick={() => setEditing(true)}>
            {t('detail.rename')}
          </Button>
        )
      }
    >
      <KeyValue entries={entries} />
      {editing && <NameDialog kampagne={kampagne} onClose={() => setEditing(false)} />}
    </Section>
  )
}
