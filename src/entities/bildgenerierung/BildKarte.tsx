import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Star from '#src/shared/icons/Star.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { kennzeichnungVon } from '#src/engines/print/rules.ts'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { now } from '#src/shared/clock.ts'
import { KennzeichnungChip } from '#src/shared/ui/KennzeichnungChip.tsx'
import { useSaveFavorit } from './queries.ts'
import { SchaerfeText } from './SchaerfeText.tsx'

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
}))

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: 200,
  padding: 16,
  backgroundColor: theme.vars.palette.schreibtisch,
  '& img': { display: 'block', maxInlineSize: '100%', maxBlockSize: 168, boxShadow: 'var(--sheet-shadow)' },
}))

const Words = styled('div')({ display: 'grid', gap: 6, padding: '12px 16px 16px', flexGrow: 1, alignContent: 'start' })
const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 4 })
const Name = styled(Typography)<{ component: 'h3' }>({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 6 })

/** Days before it goes on which a picture says so. */
const ANKUENDIGUNG_TAGE = 60

function isBald(tag: string | null): tag is string {
  return tag !== null && Date.parse(tag) - now().getTime() < ANKUENDIGUNG_TAGE * 86_400_000
}

interface Props {
  bild: Bild
  /** Behind the star. */
  menu?: ReactNode
  /** What it is about. */
  actions: ReactNode
  /** Where it is used. */
  children?: ReactNode
}

/** One picture of the gallery. */
export function BildKarte({ bild, menu, actions, children }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const ability = useAppAbility()
  const save = useSaveFavorit()
  const { idPtBild, beschreibung, vorschau, quelle, stil, favorit, erstelltVon, erstelltAm, loeschtAm } = bild
  const name = beschreibung || t('galerie.ohneBeschreibung')
  return (
    <Card>
      <Ground>
        <img src={vorschau} alt={name} loading="lazy" />
      </Ground>
      <Words>
        <Head>
          <Name variant="subtitle2" component="h3" title={name}>
            {name}
          </Name>
          <IconButton
            size="small"
            aria-pressed={favorit}
            aria-label={t('galerie.favorit', { name })}
            disabled={!ability.can('create', 'Bildgenerierung')}
            onClick={() =>
              save.mutate(
                { idPtBild, favorit: !favorit },
                { onError: (error) => notify.error(error instanceof ApiError ? error.message : t('fehler')) },
              )
            }
            sx={{ color: favorit ? 'primary.main' : 'text.secondary' }}
          >
            <Star size={18} fill={favorit ? 'currentcolor' : 'none'} />
          </IconButton>
          {menu}
        </Head>
        <div>
          <KennzeichnungChip kennzeichnung={kennzeichnungVon(quelle)} />{' '}
          <Typography variant="caption">{t(`stil.${stil}`)}</Typography>
        </div>
        <SchaerfeText bild={bild} />
        <Typography variant="body2" color="textSecondary">
          {t('galerie.von', { wer: erstelltVon, datum: formatDatum(berlinHeute(new Date(erstelltAm))) })}
          {isBald(loeschtAm) && ` ${t('galerie.loescht', { datum: formatDatum(loeschtAm) })}`}
        </Typography>
        {children}
        <Actions>{actions}</Actions>
      </Words>
    </Card>
  )
}
