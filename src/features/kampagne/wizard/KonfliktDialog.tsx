import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatDatum } from '#src/domain/number/german.ts'
import type { DraftFields } from './draftQueue.ts'
import { valuesOf } from './useKampagneDraft.ts'

interface Props {
  /** What someone else stored. */
  current: Kampagne
  /** What was typed here and is not stored. */
  pending: DraftFields
  onResolve: (choice: 'meine' | 'gespeicherte') => void
}

/** Someone else saved first: both versions side by side, the user decides. Nothing is lost before. */
export function KonfliktDialog({ current, pending, onResolve }: Props) {
  const { t } = useTranslation('kampagne')
  const stored = valuesOf(current, {})
  const fields = Object.keys(pending).filter((key): key is keyof typeof stored => key in stored)
  const show = (value: unknown): string => {
    if (value === null || value === '') return t('konflikt.leer')
    if (typeof value === 'boolean') return value ? t('konflikt.ja') : t('konflikt.nein')
    if (typeof value === 'object')
      return (
        Object.values(value ?? {})
          .join(' ')
          .trim() || t('konflikt.leer')
      )
    return formatDatum(String(value))
  }
  const named = (key: keyof typeof stored, value: unknown): string => {
    if (key === 'idPtZielgruppe' && value === current.idPtZielgruppe) return show(current.zielgruppeBezeichnung)
    if (key === 'idPtWerbemittel' && value === current.idPtWerbemittel) return show(current.werbemittelBezeichnung)
    return show(value)
  }
  return (
    <Dialog open aria-labelledby="konflikt-title" maxWidth="sm" fullWidth>
      <DialogTitle id="konflikt-title">{t('konflikt.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('konflikt.text')}</DialogContentText>
        <Box
          component="table"
          sx={{
            width: 1,
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: 1, borderBottom: 1, borderColor: 'divider' },
            '& td': { overflowWrap: 'anywhere' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('konflikt.feld')}</th>
              <th scope="col">{t('konflikt.meine')}</th>
              <th scope="col">{t('konflikt.gespeicherte')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`konflikt.felder.${key}`)}</th>
                <td>{named(key, pending[key])}</td>
                <td>{named(key, stored[key])}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onResolve('gespeicherte')}>{t('konflikt.takeTheirs')}</Button>
        <Button variant="contained" onClick={() => onResolve('meine')}>
          {t('konflikt.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
