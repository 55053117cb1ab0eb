import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ChevronLeft from '#src/shared/icons/ChevronLeft.svg'
import ChevronRight from '#src/shared/icons/ChevronRight.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absender } from '#src/contract/kampagne.ts'
import type { SeitenName } from '#src/contract/dokument.ts'
import type { QrUrls } from '#src/engines/print/rules.ts'
import { SheetPreview } from '#src/entities/werbemittel/SheetPreview.tsx'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'

interface Props {
  idPtWerbemittel: number
  idPtZielgruppe: number | null
  /** null: not known yet, a sample is shown. */
  absender: Absender | null
  /** Version of the layout (print 13). */
  fassung?: number | undefined
  /** "": not known yet, the marked sample text is shown. */
  datenschutzText: string
  /** What QR layers hold instead of their own content (short links). */
  qrUrls: QrUrls
}

interface SideProps {
  seiten: readonly { side: SeitenName }[]
  side: SeitenName
  onChange: (side: SeitenName) => void
}

function SideChoice({ seiten, side, onChange }: SideProps) {
  const { t } = useTranslation('kampagne')
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={side}
      aria-label={t('carousel.side')}
      sx={{ '& .MuiToggleButton-root': { color: 'text.secondary' } }}
      onChange={(_event, next: SeitenName | null) => {
        if (next) onChange(next)
      }}
    >
      {seiten.map((page) => (
        <ToggleButton key={page.side} value={page.side}>
          {t(`seite.${page.side}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** To the recipient before and to the next one. */
function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation('kampagne')
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton sx={mirrorIcon} aria-label={t('carousel.prev')} onClick={() => onStep(-1)}>
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton sx={mirrorIcon} aria-label={t('carousel.next')} onClick={() => onStep(1)}>
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  )
}

/** The campaign's sheet as it will be printed: turn it, flip through its own hardest recipients. */
export function KampagneCarousel({ idPtWerbemittel, idPtZielgruppe, datenschutzText, qrUrls, ...print }: Props) {
  const { t } = useTranslation('kampagne')
  const client = useQueryClient()
  const query = useQuery(werbemittelQueries.detail(idPtWerbemittel))
  // First an ordinary one, then the hard cases; empty: the example.
  const { data: empfaenger = [] } = useQuery({
    ...zielgruppeQueries.beispiele(idPtZielgruppe ?? 0),
    enabled: idPtZielgruppe !== null,
  })
  const [side, setSide] = useState<SeitenName>('vorderseite')
  const [index, setIndex] = useState(0)
  const person = empfaenger[index] ?? empfaenger[0] ?? null
  const nr = Math.min(index, Math.max(empfaenger.length - 1, 0)) + 1
  const who = person === null ? t('carousel.beispiel') : t('carousel.empfaenger', { nr, gesamt: empfaenger.length })
  const step = (by: number) => setIndex((nr - 1 + by + empfaenger.length) % empfaenger.length)

  return (
    <QueryView
      query={query}
      skeleton={<Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '235 / 140' }} />}
    >
      {(werbemittel) => {
        const seite = werbemittel.seiten.find((page) => page.side === side) ?? werbemittel.seiten[0]
        if (!seite) return null
        return (
          <Box>
            <Box
              sx={{
                bgcolor: 'schreibtisch',
                borderRadius: 1,
                p: { xs: 1.5, sm: 3 },
                display: 'grid',
                placeItems: 'center',
              }}
            >
              <Box
                sx={{ width: 1, maxWidth: seite && werbemittel.format === 'maxipostkarte' ? 640 : 380, boxShadow: 3 }}
                dir="ltr"
              >
                <SheetPreview
                  seite={seite}
                  format={werbemittel.format}
                  assets={werbemittel.assets}
                  loadAsset={(assetId) => client.fetchQuery(werbemittelQueries.asset(idPtWerbemittel, assetId))}
                  empfaenger={person}
                  absender={print.absender}
                  fassung={print.fassung}
                  datenschutzText={datenschutzText || null}
                  qrUrls={qrUrls}
                  pdfAssetId={werbemittel.pdf?.assetId ?? null}
                  label={t('carousel.label', {
                    seite: t(`seite.${seite.side}`),
                    name: werbemittel.bezeichnung,
                    empfaenger: who,
                  })}
                />
              </Box>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
              {werbemittel.seiten.length > 1 && (
                <SideChoice seiten={werbemittel.seiten} side={seite.side} onChange={setSide} />
              )}
              <Box sx={{ flex: 1 }} />
              <Typography variant="body2" color="textSecondary" aria-live="polite">
                {who}
              </Typography>
              {empfaenger.length > 1 && <Steps onStep={step} />}
            </Box>
          </Box>
        )
      }}
    </QueryView>
  )
}
