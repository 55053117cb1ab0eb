import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import CircleMinus from '#src/shared/icons/CircleMinus.svg'
import CirclePlus from '#src/shared/icons/CirclePlus.svg'
import { useTranslation } from 'react-i18next'
import type { RechtAbweichung } from '#src/contract/mitarbeiter.ts'
import {
  holds,
  rechteDerRolle,
  rechtText,
  toggleRecht,
  wirksameRechte,
  type RechteVon,
} from '#src/domain/mitarbeiter/rechte.ts'
import { RECHT_BEREICHE, RECHTE, type Recht } from '#src/domain/mitarbeiter/rechteKatalog.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { useGeber } from './useGeber.ts'

interface Props {
  person: RechteVon
  onChange: (ability: RechtAbweichung[]) => void
}

const Sheet = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  // The eye has to find the switch of its line.
  maxInlineSize: 860,
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': { textAlign: 'left', paddingBlock: 6, paddingInlineEnd: 12, verticalAlign: 'middle' },
  '& thead th': { fontWeight: 600, color: theme.vars.palette.text.secondary, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 400 },
  '& tr > :not(:first-of-type)': { inlineSize: '1%', whiteSpace: 'nowrap' },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& tbody tr.bereich': { borderBlockStart: 0 },
  '& .bereich th': { fontWeight: 600, paddingBlockStart: 20 },
  '& .off': { color: theme.vars.palette.text.secondary },
  '& .wide': { textAlign: 'end' },
  '& .state': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  // On a phone the role's column speaks through the mark of what differs.
  [theme.breakpoints.down('sm')]: { '& .role': visuallyHidden },
}))

/** Every right in plain words: what the role gives, what counts for this person, and where both differ. */
export function RechteMatrix({ person, onChange }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const geber = useGeber()
  const role = rechteDerRolle(person)
  const held = wirksameRechte(person)
  const row = (recht: Recht) => (
    <MatrixRow
      key={`${recht.action}-${recht.subject}`}
      recht={recht}
      text={rechtText(recht, held.includes(recht) ? person.zahlungslimit : null)}
      ausRolle={role.includes(recht)}
      gilt={held.includes(recht)}
      gesperrt={!held.includes(recht) && !holds(geber.ability, recht)}
      onSwitch={(an) => onChange(toggleRecht(person, recht, an))}
    />
  )
  return (
    <Sheet>
      <caption style={visuallyHidden}>{t('rechte.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <bdi>{t('rechte.darf')}</bdi>
          </th>
          <th scope="col" className="role">
            {t('rechte.ausRolle')}
          </th>
          <th scope="col" className="wide">
            {t('rechte.gilt')}
          </th>
        </tr>
      </thead>
      {RECHT_BEREICHE.map((bereich) => (
        <tbody key={bereich}>
          <tr className="bereich">
            <th scope="rowgroup" colSpan={3}>
              {bereich}
            </th>
          </tr>
          {RECHTE.filter((recht) => recht.bereich === bereich).map(row)}
        </tbody>
      ))}
    </Sheet>
  )
}

interface RowProps {
  recht: Recht
  text: string
  ausRolle: boolean
  gilt: boolean
  /** The user cannot give what he has not. */
  gesperrt: boolean
  onSwitch: (an: boolean) => void
}

function MatrixRow({ recht, text, ausRolle, gilt, gesperrt, onSwitch }: RowProps) {
  const { t } = useTranslation('mitarbeiter')
  const id = `recht-${recht.action}-${recht.subject}`
  return (
    <tr>
      <th scope="row" id={id} className={gilt ? undefined : 'off'}>
        {text}
        {gesperrt && <small>{t('rechte.gesperrt')}</small>}
      </th>
      <td className="role">{t(ausRolle ? 'rechte.ja' : 'rechte.nein')}</td>
      <td className="wide">
        <span className="state">
          {gilt !== ausRolle && (
            <StatusChip
              tone={gilt ? 'info' : 'warning'}
              icon={gilt ? <CirclePlus aria-hidden /> : <CircleMinus aria-hidden />}
              label={t(gilt ? 'rechte.zusaetzlich' : 'rechte.entzogen')}
            />
          )}
          <Switch
            size="small"
            checked={gilt}
            disabled={gesperrt}
            onChange={(_, an) => onSwitch(an)}
            slotProps={{ input: { 'aria-labelledby': id } }}
          />
        </span>
      </td>
    </tr>
  )
}
