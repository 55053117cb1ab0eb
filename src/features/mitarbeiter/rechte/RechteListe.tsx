import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Check from '#src/shared/icons/Check.svg'
import { useTranslation } from 'react-i18next'
import { RECHT_BEREICHE } from '#src/domain/mitarbeiter/rechteKatalog.ts'
import { rechteDerRolle, rechtText, wirksameRechte, type RechteVon } from '#src/domain/mitarbeiter/rechte.ts'

interface Props {
  person: RechteVon
  /** The line above: whose rights these are. */
  title: string
}

const Groups = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  fontSize: theme.typography.body2.fontSize,
  '& dt': { fontWeight: 600, marginBlockEnd: 4 },
  '& dd': { margin: 0, display: 'flex', gap: 8, paddingBlock: 2 },
  '& svg': { flexShrink: 0, marginBlockStart: 3, color: theme.vars.palette.success.main },
}))

/** What somebody may, in plain words; nothing to change. */
export function RechteListe({ person, title }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const held = wirksameRechte(person)
  const role = rechteDerRolle(person)
  const less = role.filter((recht) => !held.includes(recht))
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      <Groups>
        {RECHT_BEREICHE.map((bereich) => {
          const rechte = held.filter((recht) => recht.bereich === bereich)
          if (rechte.length === 0) return null
          return (
            <div key={bereich}>
              <dt>{bereich}</dt>
              {rechte.map((recht) => (
                <dd key={`${recht.action}-${recht.subject}`}>
                  <Check size={16} aria-hidden />
                  {rechtText(recht, person.zahlungslimit)}
                </dd>
              ))}
            </div>
          )
        })}
      </Groups>
      {less.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
          {t('rechte.ohne', { rechte: less.map(({ text }) => text).join('; ') })}
        </Typography>
      )}
    </div>
  )
}
