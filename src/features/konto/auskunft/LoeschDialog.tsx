import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuskunftEintrag, AuskunftLoeschung, AuskunftPerson } from '#src/contract/auskunft.ts'
import type { SperrPerson } from '#src/contract/sperrliste.ts'
import { FUNDORT } from '#src/domain/zielgruppe/auskunft.ts'
import { useLoeschePerson } from '#src/entities/auskunft/queries.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { anschriftOf, nameOf } from '../sperrliste/personText.ts'

interface Props {
  gesucht: AuskunftPerson
  /** What is deleted. */
  eintraege: AuskunftEintrag[]
  /** On the blocklist already. */
  gesperrt: boolean
  onClose: () => void
  onGeloescht: () => void
}

/** What became of it, in sentences. */
function satzVon({ listen, entwuerfe, kampagnen, gemeldet, spaeter }: AuskunftLoeschung): string {
  const gedruckt = kampagnen + spaeter - gemeldet
  return [
    text('konto:auskunft.geloescht', { count: listen + entwuerfe + kampagnen }),
    ...(gemeldet > 0 ? [text('konto:auskunft.gemeldet', { count: gemeldet })] : []),
    ...(gedruckt > 0 ? [text('konto:auskunft.nichtGedruckt', { count: gedruckt })] : []),
    ...(spaeter > 0 ? [text('konto:auskunft.spaeter', { count: spaeter })] : []),
  ].join(' ')
}

/** Asks once before a person is deleted, and offers the blocklist to whom does not stand on it. */
export function LoeschDialog({ gesucht, eintraege, gesperrt, onClose, onGeloescht }: Props) {
  const { t } = useTranslation('konto')
  const loesche = useLoeschePerson()
  const [sperren, setSperren] = useState(!gesperrt)
  const { person, uebergeben } = {
    person: eintraege[0]?.person,
    uebergeben: eintraege.some((one) => one.uebergeben === true),
  }
  const festgehalten = eintraege.some(({ fundort, uebergeben: schon }) => fundort === 'kampagne' && schon !== true)

  function confirm(): void {
    const treffer = eintraege.flatMap((eintrag) => eintrag.treffer ?? [])
    loesche.mutate(
      { gesucht, treffer, ...(sperren && person ? { sperren: sperrAngaben(person) } : {}) },
      {
        onSuccess: (ergebnis) => {
          notify.success(satzVon(ergebnis))
          onClose()
          onGeloescht()
        },
        onError: showFailure,
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={t('auskunft.loeschTitel')}
      text={t('auskunft.loeschText', { count: eintraege.length })}
      confirmLabel={t('auskunft.loeschen')}
      tone="error"
      busy={loesche.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5 }}>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, maxBlockSize: 200, overflowY: 'auto' }}>
          {eintraege.map(({ treffer, fundort, bezeichnung, person: wer }) => (
            <Typography component="li" variant="body2" key={treffer} sx={{ overflowWrap: 'anywhere' }}>
              {`${nameOf(wer)}, ${anschriftOf(wer)} – ${FUNDORT[fundort]} ${bezeichnung}`}
            </Typography>
          ))}
        </Box>
        {festgehalten && <Typography variant="body2">{t('auskunft.loeschFestgehalten')}</Typography>}
        {uebergeben && <Typography variant="body2">{t('auskunft.loeschUebergeben')}</Typography>}
        {gesperrt ? (
          <Typography variant="body2">{t('auskunft.sperreBleibt')}</Typography>
        ) : (
          <FormControlLabel
            control={<Checkbox checked={sperren} onChange={(_, checked) => setSperren(checked)} />}
            label={t('auskunft.auchSperren')}
          />
        )}
      </Box>
    </ConfirmDialog>
  )
}

const sperrAngaben = ({ vorname, nachname, firma, strasse, hausnummer, plz, ort }: SperrPerson): SperrPerson => ({
  vorname,
  nachname,
  firma,
  strasse,
  hausnummer,
  plz,
  ort,
})
