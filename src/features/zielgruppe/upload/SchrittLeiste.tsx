import { styled } from '@mui/material/styles'
import Check from '#src/shared/icons/Check.svg'
import { useTranslation } from 'react-i18next'

interface Props {
  aktuell: 0 | 1 | 2
}

const SCHRITTE = ['datei', 'spalten', 'ergebnis'] as const

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 32,
  rowGap: 8,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .mark': {
    inlineSize: 24,
    blockSize: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.kante}`,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  '& [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& [aria-current] .mark': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}))

/** Where one is: file, columns, result. */
export function SchrittLeiste({ aktuell }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Steps aria-label={t('upload.schritte')}>
      {SCHRITTE.map((schritt, index) => (
        <li key={schritt} aria-current={index === aktuell ? 'step' : undefined}>
          <span className="mark" aria-hidden>
            {index < aktuell ? <Check size={16} /> : index + 1}
          </span>
          {t(`upload.schritt.${schritt}`)}
        </li>
      ))}
    </Steps>
  )
}
