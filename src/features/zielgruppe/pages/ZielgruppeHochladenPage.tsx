import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { ArbeitVerlassen } from '../upload/ArbeitVerlassen.tsx'
import { AvvGate } from '../upload/AvvGate.tsx'
import { DateiKopf } from '../upload/DateiKopf.tsx'
import { DropZone } from '../upload/DropZone.tsx'
import { EntwurfListe } from '../upload/EntwurfListe.tsx'
import { EigeneListeHinweis } from '../upload/EigeneListeHinweis.tsx'
import { ErgebnisStep } from '../upload/ErgebnisStep.tsx'
import { ImportAngebot } from '../upload/ImportAngebot.tsx'
import { ProgressPanel } from '../upload/ProgressPanel.tsx'
import { SchrittLeiste } from '../upload/SchrittLeiste.tsx'
import { SpaltenStep } from '../upload/SpaltenStep.tsx'
import { UploadForm } from '../upload/UploadForm.tsx'
import { LEERES_FORMULAR, nameAusDatei, uploadForm } from '../upload/uploadForm.ts'
import { arbeitVon, type OffeneDatei, type Phase } from '#src/engines/addresses/worker.ts'
import { useArbeitFrage } from '../upload/useArbeitFrage.tsx'
import { useAdressdatei } from '../upload/useAdressdatei.ts'
import { useOeffneEntwurf } from '../upload/useOeffneEntwurf.ts'

const SCHRITT: Record<Phase['art'], 0 | 1 | 2> = { waehlen: 0, liest: 0, zuordnen: 1, prueft: 1, ergebnis: 2 }

/** A list of addresses: file, columns, result. */
export default function ZielgruppeHochladenPage() {
  const { t } = useTranslation('zielgruppe')
  const user = useCurrentUser()
  // Lives above the steps, so that nothing typed is lost on the way back.
  const form = useForm({
    resolver: zodResolver(uploadForm),
    defaultValues: LEERES_FORMULAR,
    shouldFocusError: false,
  })
  const adressdatei = useAdressdatei('datei', form)
  const openEntwurf = useOeffneEntwurf(adressdatei, form)
  const { phase } = adressdatei
  const { dirtyFields } = form.formState

  function choose(file: File): void {
    if (!dirtyFields.bezeichnung) form.setValue('bezeichnung', nameAusDatei(file.name))
    adressdatei.choose(file)
  }

  const { wage, frage } = useArbeitFrage(arbeitVon(phase))
  const head = (datei: OffeneDatei) => <DateiKopf datei={datei} onOther={() => wage(adressdatei.vonVorn)} />

  return (
    <Page title={t('upload.title')} subtitle={t('upload.subtitle')}>
      {user && !user.avvAkzeptiert ? (
        <AvvGate user={user} />
      ) : (
        <>
          {phase.art === 'waehlen' && <ImportAngebot unterbrochen={adressdatei.unterbrochen} />}
          <SchrittLeiste aktuell={SCHRITT[phase.art]} />
          {phase.art === 'waehlen' && (
            <>
              <EntwurfListe onOeffne={openEntwurf} />
              <DropZone
                problem={phase.problem}
                onFile={choose}
                onProblem={(problem) => adressdatei.tell({ art: 'refused', problem })}
              />
            </>
          )}
          {phase.art === 'liest' && (
            <ProgressPanel
              label={t('upload.liest', { name: phase.name })}
              share={phase.anteil}
              onCancel={adressdatei.brichAb}
            />
          )}
          {phase.art === 'zuordnen' && (
            <SpaltenStep adressdatei={adressdatei} zustand={phase} head={head(phase.datei)} />
          )}
          {phase.art === 'prueft' && (
            <ProgressPanel label={t('upload.prueft')} share={phase.anteil} onCancel={() => wage(adressdatei.brichAb)} />
          )}
          {phase.art === 'ergebnis' && <EigeneListeHinweis datei={phase.datei} />}
          {phase.art === 'ergebnis' && (
            <ErgebnisStep
              adressdatei={adressdatei}
              datei={phase.datei}
              bericht={phase.bericht}
              head={head(phase.datei)}
            >
              {(chosen) => (
                <UploadForm
                  geprueft={{ adressdatei, datei: phase.datei, bericht: phase.bericht, ...chosen }}
                  form={form}
                />
              )}
            </ErgebnisStep>
          )}
          {(phase.art === 'zuordnen' || phase.art === 'prueft') && <ArbeitVerlassen arbeit={phase.datei.arbeit} />}
          {frage}
        </>
      )}
    </Page>
  )
}
