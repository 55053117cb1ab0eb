import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { BildKarte } from '#src/entities/bildgenerierung/BildKarte.tsx'
import type { Weiter } from '#src/entities/bildgenerierung/wunsch.ts'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'
import { BildMenu } from './BildMenu.tsx'
import { GestaltenButton } from './GestaltenButton.tsx'

interface Props {
  bild: Bild
  /** Makes the form what this picture was made of. */
  onGoOn: (bild: Bild, art: Weiter) => void
}

/** A picture of the gallery with all that can be done with it. */
export function GalerieKarte({ bild, onGoOn }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const ability = useAppAbility()
  const name = bild.beschreibung || t('galerie.ohneBeschreibung')
  return (
    <BildKarte
      bild={bild}
      menu={
        <RowMenu label={t('galerie.mehr', { name })}>
          {(anchor, close) => <BildMenu bild={bild} anchor={anchor} onClose={close} onGoOn={onGoOn} />}
        </RowMenu>
      }
      actions={
        ability.can('create', 'Werbemittel') && (
          <GestaltenButton
            format={bild.format}
            bild={() => Promise.resolve(bild)}
            label={t('galerie.gestalten')}
            name={t('galerie.gestaltenName', { name })}
          />
        )
      }
    >
      <Verwendung bild={bild} />
    </BildKarte>
  )
}

/** Materials named before the rest is only counted. */
const NAMED = 2

function Verwendung({ bild: { verwendetIn, verwendungen } }: { bild: Bild }) {
  const { t } = useTranslation('bildgenerierung')
  if (verwendungen === 0) return null
  const rest = verwendungen - NAMED
  return (
    <Typography variant="body2">
      {t('galerie.verwendet', { count: verwendungen })}{' '}
      {verwendetIn.slice(0, NAMED).map(({ idPtWerbemittel, bezeichnung }, index) => (
        <span key={idPtWerbemittel}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={paths.werbemittelEditieren(idPtWerbemittel)} underline="always">
            {bezeichnung}
          </Link>
        </span>
      ))}
      {rest > 0 && ` ${t('galerie.weitere', { count: rest, anzahl: formatZahl(rest) })}`}
    </Typography>
  )
}
