import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeitenName } from '#src/contract/dokument.ts'
import type { WerbemittelStand } from '#src/contract/werbemittelVersion.ts'
import { differencesOf, pageOf } from '#src/engines/print/editor.ts'
import { FASSUNG, FORMATS } from '#src/engines/print/rules.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { SheetPreview } from '#src/entities/werbemittel/SheetPreview.tsx'
import { FilterTabs } from '#src/shared/ui/FilterTabs.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { useEditor, useEditorParts } from '../EditorContext.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { useVersionenParts } from './VersionenContext.ts'

/** A kept state beside the drawing as it is now, and in words what became of it. */
export function VersionVergleich() {
  const { idPtWerbemittel } = useEditorParts()
  const { chosen } = useVersionenParts()
  const query = useQuery({
    ...werbemittelQueries.version(idPtWerbemittel, chosen?.idPtWerbemittelVersion ?? 0),
    enabled: chosen !== null,
  })
  if (chosen === null) return null
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
      {(stand) => <Sheets stand={stand} />}
    </QueryView>
  )
}

/** What comes from a campaign, to which a design does not belong. */
const BEISPIEL = { empfaenger: null, absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {} } as const

function Sheets({ stand }: { stand: WerbemittelStand }) {
  const { t } = useTranslation('werbemittel')
  const { store, autosave, loadAsset } = useEditorParts()
  const dokument = useEditor(({ session }) => session.history.present.dokument)
  const assets = useEditor((state) => state.assets)
  const [wanted, setSide] = useState<SeitenName>(store.state.session.history.seite)
  const sides = [...new Set([...FORMATS[stand.format].pages, ...FORMATS[store.format].pages])]
  const side = sides.includes(wanted) ? wanted : (sides[0] ?? 'vorderseite')
  const pdf = autosave.getSnapshot().stored?.pdf ?? null
  const shared = { ...BEISPIEL, assets: [...assets], loadAsset }
  const sheets = [
    { key: 'damals', seite: pageOf(stand.seiten, side), format: stand.format, pdfAssetId: stand.pdf?.assetId ?? null },
    { key: 'jetzt', seite: pageOf(dokument, side), format: store.format, pdfAssetId: pdf?.assetId ?? null },
  ] as const
  const files = [stand.pdf, pdf].map((file) => file?.name ?? t('editor.versionen.ohneDatei'))
  const whole = [
    ...(stand.format === store.format
      ? []
      : [t('editor.versionen.format', { von: FORMATS[stand.format].label, zu: FORMATS[store.format].label })]),
    ...(stand.pdf?.hash === pdf?.hash ? [] : [t('editor.versionen.datei', { von: files[0], zu: files[1] })]),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      {sides.length > 1 && (
        <FilterTabs
          label={t('editor.versionen.sides')}
          tabs={sides.map((value) => ({ value, label: t(`seite.${value}`) }))}
          value={side}
          onChange={setSide}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {sheets.map(({ key, seite, ...sheet }) => (
          <Sheet key={key} name={t(`editor.versionen.${key}`)}>
            {seite && (
              <SheetPreview
                {...shared}
                {...sheet}
                seite={seite}
                label={t('editor.versionen.sheet', { seite: t(`seite.${side}`), name: t(`editor.versionen.${key}`) })}
              />
            )}
          </Sheet>
        ))}
      </Box>
      <DifferenceList whole={whole} differences={differencesOf(stand.seiten, dokument, assets)} />
    </Box>
  )
}

interface SheetProps {
  name: string
  /** Without it the drawing has no such side. */
  children: ReactNode
}

function Sheet({ name, children }: SheetProps) {
  const { t } = useTranslation('werbemittel')
  return (
    <Box component="figure" sx={{ margin: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Typography component="figcaption" variant="subtitle2">
        {name}
      </Typography>
      {children ? (
        <Box sx={{ border: 1, borderColor: 'divider', boxShadow: 1 }}>{children}</Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('editor.versionen.keineSeite')}
        </Typography>
      )}
    </Box>
  )
}
