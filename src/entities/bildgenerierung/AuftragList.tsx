import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { BILD_STILE, type Bildauftrag } from '#src/contract/bildgenerierung.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useEntwurf } from './entwurfContext.ts'
import { isOpen } from './auftraege.ts'
import { bildQueries, useBricheAb, useMerkeGesehen } from './queries.ts'

const List = styled('ul')({ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 })
const Row = styled('li')({ display: 'grid', gap: 6 })
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
const Bilder = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 8,
  minBlockSize: 72,
  '& img': { display: 'block', blockSize: 72, maxInlineSize: '100%', objectFit: 'contain', borderRadius: 4 },
})
const Name = styled(Typography)({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Orders that wait or run, and own ones that ended without being seen. */
export function AuftragList() {
  const { t } = useTranslation('bildgenerierung')
  const gesehen = useMerkeGesehen()
  const failed = useFailed()
  const { wunsch, change, stand } = useEntwurf()
  /** Makes the form what a failed order was. */
  const again = (auftrag: Bildauftrag) => {
    const { stil, breite, hoehe, beschreibung, negativ, format, farben, freiraum, saat, anzahl } = auftrag
    const bildStil = BILD_STILE.find((name) => name === stil) ?? wunsch.bildStil
    const masse = format === 'frei' ? { breite, hoehe } : {}
    change({ weg: 'dienst', beschreibung, negativ, bildStil, format, ...masse, farben, freiraum, saat, anzahl })
  }
  const shown = stand.auftraege.filter((auftrag) => isOpen(auftrag) || (auftrag.eigener && !auftrag.gesehen))
  if (shown.length === 0) return null
  return (
    <List aria-label={t('auftrag.titel')}>
      {shown.map((auftrag) => (
        <Row key={auftrag.idPtBildgenerierung}>
          {isOpen(auftrag) ? (
            <Offen auftrag={auftrag} />
          ) : (
            <Beendet
              auftrag={auftrag}
              onAgain={() => again(auftrag)}
              onSeen={() => gesehen.mutate([auftrag.idPtBildgenerierung], { onError: failed })}
            />
          )}
        </Row>
      ))}
    </List>
  )
}

function useFailed(): (error: unknown) => void {
  const { t } = useTranslation('bildgenerierung')
  return (error) => notify.error(error instanceof ApiError ? error.message : t('fehler'))
}

/** "noch etwa 2 Minuten" */
function useRest(sekunden: number | null): string {
  const { t } = useTranslation('bildgenerierung')
  if (sekunden === null) return t('auftrag.restUnbekannt')
  if (sekunden < 60) return t('auftrag.restSekunden', { count: Math.max(5, Math.ceil(sekunden / 5) * 5) })
  return t('auftrag.restMinuten', { count: Math.ceil(sekunden / 60) })
}

function Offen({ auftrag }: { auftrag: Bildauftrag }) {
  const { t } = useTranslation('bildgenerierung')
  const brichAb = useBricheAb()
  const failed = useFailed()
  const rest = useRest(auftrag.restSekunden)
  const { idPtBildgenerierung, beschreibung, anzahl, fertige, status, position } = auftrag
  return (
    <>
      <Line>
        <Name variant="body2">{beschreibung}</Name>
        <Typography variant="body2" color="textSecondary">
          {status === 'wartend'
            ? t('auftrag.wartet', { position: position ?? 1, rest })
            : t('auftrag.laeuft', { bild: Math.min(fertige + 1, anzahl), anzahl, rest })}
        </Typography>
        <Button
          size="small"
          color="inherit"
          loading={brichAb.isPending}
          aria-label={t('auftrag.abbrechenName', { name: beschreibung })}
          onClick={() => brichAb.mutate(idPtBildgenerierung, { onError: failed })}
        >
          {t('auftrag.abbrechen')}
        </Button>
      </Line>
      <LinearProgress
        variant={status === 'wartend' ? 'determinate' : fertige === 0 ? 'indeterminate' : 'determinate'}
        value={(fertige / anzahl) * 100}
        aria-label={t('auftrag.fortschritt', { name: beschreibung })}
      />
    </>
  )
}

interface BeendetProps {
  auftrag: Bildauftrag
  onAgain: () => void
  onSeen: () => void
}

function Beendet({ auftrag, onAgain, onSeen }: BeendetProps) {
  const { t } = useTranslation('bildgenerierung')
  const fertig = auftrag.status === 'fertig'
  return (
    <Alert
      severity={fertig ? 'success' : 'warning'}
      variant="outlined"
      action={
        <>
          {!fertig && (
            <Button size="small" color="inherit" onClick={onAgain}>
              {t('auftrag.nochmal')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={onSeen}>
            {t('auftrag.gesehen')}
          </Button>
        </>
      }
    >
      {fertig ? t('auftrag.fertig', { count: auftrag.fertige, name: auftrag.beschreibung }) : auftrag.grund}
      {auftrag.fertige > 0 && <Ergebnisse idPtBildgenerierung={auftrag.idPtBildgenerierung} />}
    </Alert>
  )
}

/** The pictures of an order, small; what can be done with them stands in the gallery. */
function Ergebnisse({ idPtBildgenerierung }: Pick<Bildauftrag, 'idPtBildgenerierung'>) {
  const { data } = useQuery(bildQueries.list({ idPtBildgenerierung }))
  return (
    <Bilder>
      {data?.bilder.map(({ idPtBild, vorschau, beschreibung }) => (
        <img key={idPtBild} src={vorschau} alt={beschreibung} />
      ))}
    </Bilder>
  )
}
