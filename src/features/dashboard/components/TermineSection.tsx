import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { formatTag, formatZahl } from '#src/domain/number/german.ts'
import { paths } from '#src/routes/paths.ts'
import { Bone } from '#src/shared/ui/Bone.tsx'
import { Section } from '#src/shared/ui/Section.tsx'

interface Props {
  termine: (KampagneZeile & { versandDatum: string })[]
}

/** What goes out next. */
export function TermineSection({ termine }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('termine.title')}>
      {termine.length === 0 ? (
        <p className="small soft">{t('termine.none')}</p>
      ) : (
        <ul className="dates">
          {termine.map(({ idPtKampagne, bezeichnung, versandDatum, menge }) => (
            <li key={idPtKampagne}>
              <Link className="link" to={paths.kampagneEditieren(idPtKampagne)}>
                {bezeichnung}
              </Link>
              <p className="small soft">
                <time dateTime={versandDatum}>{formatTag(versandDatum)}</time>
                {` · ${t('termine.menge', { menge: formatZahl(menge) })}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Dates of about the size that comes. */
export function TermineSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('termine.title')}>
      <ul className="dates" aria-hidden>
        {[64, 78, 56, 70, 60, 52].map((percent) => (
          <li key={percent}>
            <Bone width={`${percent}%`} size="small" />
            <Bone width={180} size="small" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
