import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { masseVon } from '#src/engines/images/page.ts'
import { FREI_MM, type MotivWunsch } from '#src/engines/images/worker.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { useEntwurf } from './entwurfContext.ts'
import { useMotiv } from './useMotiv.ts'
import { VorratButton } from './VorratButton.tsx'
import { motivWunsch } from './wunsch.ts'

/** Quiet time before what is typed is drawn, ms. */
const RUHE_MS = 200

/** Motifs that are proposed at once: that of the chosen number and of those behind it. */
const PLAETZE = [0, 1, 2, 3, 4, 5] as const

const Root = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' })

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& output': { flex: '1 1 16rem' },
})

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

const Sheet = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  padding: 12,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.schreibtisch,
  '& img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
}))

/** Widest and highest place of a picture, width by height: banners and long strips are fitted in. */
const FRAME = { widest: 1.6, highest: 0.8 } as const

/** One row of its own height: a row that grows with its picture lets a letter lie over the buttons below. */
const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 0,
})
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 })

interface Props {
  /** What can be done with a proposal that is seen. */
  children: (motiv: MotivWunsch) => ReactNode
}

/** Motifs of the built-in generator, drawn while the wish changes, and what was understood of it. */
export function MotivVorschlaege({ children }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch } = useEntwurf()
  const gewuenscht = useSettled(wunsch, RUHE_MS)
  return (
    <Root>
      <Head>
        <Verstanden gewuenscht={motivWunsch(gewuenscht, gewuenscht.saat)} />
        <VorratButton />
      </Head>
      <Grid aria-label={t('vorschlag.titel')}>
        {PLAETZE.map((platz) => (
          <Vorschlag key={platz} gewuenscht={motivWunsch(gewuenscht, gewuenscht.saat + platz)}>
            {children}
          </Vorschlag>
        ))}
      </Grid>
    </Root>
  )
}

interface VorschlagProps extends Pick<Props, 'children'> {
  gewuenscht: MotivWunsch
}

function Vorschlag({ gewuenscht, children }: VorschlagProps) {
  const { t } = useTranslation('bildgenerierung')
  const { data, isError } = useMotiv(gewuenscht)
  const { format, breite = FREI_MM.breite, hoehe = FREI_MM.hoehe } = gewuenscht
  const masse = masseVon(format, { breite, hoehe })
  if (isError)
    return (
      <Sheet>
        <Typography variant="body2" color="error">
          {t('vorschlag.fehler')}
        </Typography>
      </Sheet>
    )
  return (
    <Sheet>
      <Frame style={{ aspectRatio: Math.max(FRAME.highest, Math.min(FRAME.widest, masse.breite / masse.hoehe)) }}>
        {data ? (
          <img src={data.url} alt={t('vorschlag.bild', { saat: data.gezeichnet.saat })} />
        ) : (
          <Skeleton
            variant="rectangular"
            sx={{
              aspectRatio: `${masse.breite} / ${masse.hoehe}`,
              inlineSize: '100%',
              blockSize: 'auto',
              maxBlockSize: '100%',
            }}
          />
        )}
      </Frame>
      <Foot>{data && children(data.gezeichnet)}</Foot>
    </Sheet>
  )
}

/** Words that the generator does not know are named, not passed over. */
function Verstanden({ gewuenscht }: Pick<VorschlagProps, 'gewuenscht'>) {
  const { t } = useTranslation('bildgenerierung')
  const { data } = useMotiv(gewuenscht)
  const drawn = [...new Set(data?.erkannt.map(({ motiv }) => motiv))]
  const unbekannt = data?.unbekannt ?? []
  return (
    <output aria-live="polite">
      <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
        {data && (drawn.length > 0 ? t('verstanden.erkannt', { woerter: drawn.join(', ') }) : t('verstanden.nichts'))}
      </Typography>
      {unbekannt.length > 0 && (
        <Typography variant="body2" component="span" sx={{ display: 'block' }}>
          {t('verstanden.unbekannt', { woerter: unbekannt.map((wort) => `„${wort}“`).join(', ') })}
        </Typography>
      )}
    </output>
  )
}
