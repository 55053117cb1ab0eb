import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Ban from '#src/shared/icons/Ban.svg'
import Download from '#src/shared/icons/Download.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import { useExportiereAuskunft } from '#src/entities/auskunft/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { SperreDialog } from '../sperrliste/SperreDialog.tsx'
import { LoeschDialog } from './LoeschDialog.tsx'

interface Props {
  gesucht: AuskunftPerson
  eintraege: readonly AuskunftEintrag[]
  /** Names of the hits that were ticked; null: the service names none, so that all are exported and none is deleted. */
  gewaehlt: { treffer: string[]; eintraege: readonly AuskunftEintrag[] } | null
  onGeloescht: () => void
}

const ohneLeere = ({ strasse = '', hausnummer = '', ...name }: AuskunftPerson) => ({ ...name, strasse, hausnummer })

/** A file for whoever asked, the deletion of what was ticked, an entry on the blocklist. */
export function ErgebnisActions({ gesucht, eintraege, gewaehlt, onGeloescht }: Props) {
  const { t } = useTranslation('konto')
  const save = useExportiereAuskunft()
  const [dialog, setDialog] = useState<'sperren' | 'loeschen' | null>(null)
  const gefunden = eintraege.length > 0
  const gesperrt = eintraege.some(({ fundort, sicher }) => fundort === 'sperrliste' && sicher !== false)
  const loeschbar = (gewaehlt?.eintraege ?? []).filter(({ fundort }) => fundort !== 'sperrliste')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {gefunden && (
          <Button
            variant="outlined"
            loading={save.isPending}
            disabled={gewaehlt?.treffer.length === 0}
            startIcon={<Download size={18} aria-hidden />}
            onClick={() =>
              save.mutate(
                { gesucht, ...(gewaehlt ? { treffer: gewaehlt.treffer } : {}) },
                { onSuccess: () => notify.success(t('auskunft.gespeichert')), onError: showFailure },
              )
            }
          >
            {t('auskunft.speichern')}
          </Button>
        )}
        {gewaehlt && gefunden && (
          <Button
            color="error"
            disabled={loeschbar.length === 0}
            startIcon={<Trash2 size={18} aria-hidden />}
            onClick={() => setDialog('loeschen')}
          >
            {t('auskunft.loeschen')}
          </Button>
        )}
        {!gesperrt && (
          <Button startIcon={<Ban size={18} aria-hidden />} onClick={() => setDialog('sperren')}>
            {t('auskunft.sperren')}
          </Button>
        )}
      </Box>
      {dialog === 'sperren' && (
        <SperreDialog
          person={(gewaehlt?.eintraege[0] ?? eintraege[0])?.person ?? ohneLeere(gesucht)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'loeschen' && (
        <LoeschDialog
          gesucht={gesucht}
          eintraege={loeschbar}
          gesperrt={gesperrt}
          onClose={() => setDialog(null)}
          onGeloescht={onGeloescht}
        />
      )}
    </>
  )
}
