import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatTag, formatZahl } from '#src/base/number/german.ts'
import type { Uebersicht } from '#src/domain/kampagne/uebersicht.ts'
import { paths } from '#src/routes/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'

interface Props {
  uebersicht: Uebersicht
}

const Dates = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  ...theme.typography.body2,
  '& a': {
    color: 'inherit',
    fontWeight: theme.typography.fontWeightMedium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}))

const NoDates = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

/** What goes out next. */
export function TermineSection({ uebersicht: { termine, termineTotal, nurJuengste } }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('termine.title')}>
      {termine.length === 0 ? (
        <NoDates>
          {nurJuengste === null ? t('termine.none') : t('termine.noneJuengste', { count: nurJuengste })}
        </NoDates>
      ) : (
        <Dates>
          {termine.map(({ idPtKampagne, bezeichnung, versandDatum, menge }) => (
            <li key={idPtKampagne}>
              <Link to={paths.kampagneEditieren(idPtKampagne)}>{bezeichnung}</Link>
              <p>
                {versandDatum !== null && <time dateTime={versandDatum}>{formatTag(versandDatum)}</time>}
                {` · ${t('termine.menge', { menge: formatZahl(menge) })}`}
              </p>
            </li>
          ))}
        </Dates>
      )}
      {termineTotal > termine.length && (
        <NoDates style={{ marginBlockStart: 12 }}>
          {t('termine.mehr', { count: termineTotal - termine.length })}
        </NoDates>
      )}
    </Section>
  )
}

/** Dates of about the size that comes. */
export function TermineSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('termine.title')}>
      <Dates aria-hidden>
        {[64, 78, 56, 70, 60, 52].map((percent) => (
          <li key={percent}>
            <Skeleton width={`${percent}%`} />
            <Skeleton width={180} />
          </li>
        ))}
      </Dates>
    </Section>
  )
}
