import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Download from '#src/shared/icons/Download.svg'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { type Gruppe, GRUPPE_LABEL, GRUPPEN } from '#src/engines/addresses/rules.ts'
import { anzahlGedruckt } from '#src/engines/addresses/file.ts'
import { type AdressBericht, herkunftVon, type OffeneDatei } from '#src/engines/addresses/worker.ts'
import { PruefungBar } from '../PruefungBar.tsx'
import { heute } from '#src/shared/clock.ts'
import { saveBlob } from '#src/shared/download.ts'
import { goToOnMount } from '#src/shared/ui/focusOnMount.ts'
import { AbgleichBereich } from '../abgleich/AbgleichBereich.tsx'
import { PaareBereich } from '../tisch/PaareBereich.tsx'
import { Tisch } from '../tisch/Tisch.tsx'
import { TischAusfall } from '../tisch/TischAusfall.tsx'
import { useTisch, type TischZustand } from '../tisch/useTisch.ts'
import { VorschlagListe } from '../tisch/VorschlagListe.tsx'
import { GruppeSection } from './GruppeSection.tsx'
import type { Adressdatei } from './useAdressdatei.ts'

interface Props {
  adressdatei: Adressdatei
  datei: OffeneDatei
  bericht: AdressBericht
  /** Which file it is. */
  head: ReactNode
  /** What becomes of it: the upload of what is chosen, or the work put aside. */
  children: (chosen: { ohneWarnungen: ZeilenCode[]; druckbar: number }) => ReactNode
}

interface BefundeProps extends Pick<Props, 'adressdatei' | 'datei' | 'bericht'> {
  tisch: TischZustand
}

/** What was found in the rows: proposals, pairs, people who are left out, and kinds of findings. */
function Befunde({ adressdatei, datei, bericht, tisch }: BefundeProps) {
  const { tell, client } = adressdatei

  async function download(gruppe: Gruppe): Promise<void> {
    saveBlob(await client.groupFile(gruppe), `adressen_${GRUPPE_LABEL[gruppe].toLowerCase()}_${heute()}.csv`)
  }

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <VorschlagListe tisch={tisch} />
      <PaareBereich tisch={tisch} zeilen={bericht.pruefung.gesamt} />
      <AbgleichBereich
        wahl={{
          value: datei.ausschluss,
          onChange: (ausschluss) => tell({ art: 'exclusionChosen', ausschluss }),
          eigene: datei.herkunft?.ersetzt?.idPtZielgruppe ?? null,
        }}
        bericht={bericht}
        tisch={tisch}
      />
      <div>
        {GRUPPEN.map((gruppe) => (
          <GruppeSection
            key={gruppe}
            gruppe={gruppe}
            bericht={bericht}
            ohneWarnungen={new Set(datei.ohne)}
            onToggle={(code) => tell({ art: 'warningToggled', code })}
            onDownload={(which) => void tisch.ausfall.attempt(() => download(which))}
            gezeigt={tisch.sicht.befund.art === 'code' ? tisch.sicht.befund.code : null}
            onZeige={(code) => void tisch.showBefund({ art: 'code', code })}
          />
        ))}
      </div>
    </Box>
  )
}

/** Third step: what came of the check, what is printed of it, and the upload. */
export function ErgebnisStep({ adressdatei, datei, bericht, head, children }: Props) {
  const { t } = useTranslation('zielgruppe')
  const zeilen = useRef<HTMLDivElement>(null)
  const { client, tell } = adressdatei
  const { spalten } = herkunftVon(datei)
  const tisch = useTisch({ client, tell, spalten }, bericht, () => zeilen.current?.scrollIntoView({ block: 'nearest' }))
  const ohneWarnungen = [...(datei.ohne ?? [])]
  const druckbar = anzahlGedruckt(bericht.jeMaske, ohneWarnungen)

  function zurTabelle(): void {
    zeilen.current?.scrollIntoView({ block: 'start' })
    zeilen.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }

  async function downloadBericht(): Promise<void> {
    saveBlob(await adressdatei.client.berichtFile(), `adressen_bericht_${heute()}.csv`)
  }

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {head}
      <TischAusfall ausfall={tisch.ausfall} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography ref={goToOnMount} variant="h2" tabIndex={-1}>
          <output>
            {t('upload.ergebnisTitle', {
              druckbar: formatZahl(druckbar),
              gesamt: formatZahl(bericht.pruefung.gesamt),
              count: druckbar,
            })}
          </output>
        </Typography>
        <PruefungBar pruefung={bericht.pruefung} />
        {/* On a narrow page the rows stand below all findings. */}
        <Button onClick={zurTabelle} sx={{ justifySelf: 'start', display: { lg: 'none' } }}>
          {t('tisch.zurTabelle')}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(300px, 360px) minmax(0, 1fr)' },
        }}
      >
        <Befunde adressdatei={adressdatei} datei={datei} bericht={bericht} tisch={tisch} />
        <Box
          ref={zeilen}
          sx={{ position: { lg: 'sticky' }, insetBlockStart: { lg: 72 }, scrollMarginBlockStart: 72, minInlineSize: 0 }}
        >
          <Tisch tisch={tisch} />
        </Box>
      </Box>
      <Button
        startIcon={<Download size={20} aria-hidden />}
        onClick={() => void tisch.ausfall.attempt(downloadBericht)}
        sx={{ justifySelf: 'start' }}
      >
        {t('upload.bericht')}
      </Button>
      {druckbar === 0 && (
        <Alert severity="error" variant="outlined">
          {t(datei.herkunft === null ? 'upload.nichtsDruckbar' : 'upload.nichtsDruckbarListe')}
        </Alert>
      )}
      {children({ ohneWarnungen, druckbar })}
      {datei.herkunft === null && (
        <Button
          onClick={() => adressdatei.tell({ art: 'columnsWanted' })}
          color="inherit"
          sx={{ justifySelf: 'start' }}
        >
          {t('upload.zurZuordnung')}
        </Button>
      )}
    </Box>
  )
}
