import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { paths } from '#src/routes/paths.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { StatusOfMitarbeiter } from '../StatusOfMitarbeiter.tsx'
import { useMitarbeiterActions } from './useMitarbeiterActions.tsx'

interface Props {
  mitarbeiter: MitarbeiterDetail
  /** The user may change this person's access. */
  verwaltbar: boolean
}

/** Somebody's way in: since when, how safe, and what can be done about it. */
export function ZugangSection({ mitarbeiter, verwaltbar }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const navigate = useNavigate()
  const actions = useMitarbeiterActions(mitarbeiter, () => void navigate(paths.mitarbeiter))
  const { status, eingeladenAm, aktiviertAm, letzterLogin, zweiFaktor } = mitarbeiter
  const when = (zeit: string | null, none: string) => (zeit === null ? none : formatZeitpunkt(zeit))
  return (
    <Section title={t('zugang.title')}>
      <KeyValue
        entries={[
          { label: t('field.aktiv'), value: <StatusOfMitarbeiter status={status} /> },
          ...(eingeladenAm === null ? [] : [{ label: t('zugang.eingeladen'), value: formatZeitpunkt(eingeladenAm) }]),
          ...(aktiviertAm === null ? [] : [{ label: t('zugang.aktiviert'), value: formatZeitpunkt(aktiviertAm) }]),
          { label: t('field.letzterLogin'), value: when(letzterLogin, t('never')) },
          { label: t('zugang.zweiFaktor'), value: t(zweiFaktor ? 'rechte.ja' : 'rechte.nein') },
        ]}
      />
      {verwaltbar && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2.5 }}>
          {status === 'eingeladen' && (
            <>
              <Button variant="outlined" loading={actions.busy} onClick={actions.erneutEinladen}>
                {t('actions.erneutEinladen')}
              </Button>
              <Button color="error" onClick={actions.zurueckziehen}>
                {t('actions.zurueckziehen')}
              </Button>
            </>
          )}
          {status === 'aktiv' && (
            <>
              <Button variant="outlined" onClick={actions.passwortZuruecksetzen}>
                {t('actions.passwort')}
              </Button>
              {zweiFaktor && (
                <Button variant="outlined" onClick={actions.zweiFaktorZuruecksetzen}>
                  {t('actions.zweiFaktor')}
                </Button>
              )}
              <Button color="error" onClick={actions.deaktivieren}>
                {t('actions.deaktivieren')}
              </Button>
            </>
          )}
          {status === 'deaktiviert' && (
            <Button variant="outlined" loading={actions.busy} onClick={actions.reaktivieren}>
              {t('actions.reaktivieren')}
            </Button>
          )}
        </Box>
      )}
      {actions.dialog}
    </Section>
  )
}
