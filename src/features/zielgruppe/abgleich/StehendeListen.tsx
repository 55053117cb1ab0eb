import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import FileUp from '#src/shared/icons/FileUp.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbgleichGrund, Ausgenommen } from '#src/contract/ausschluss.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { sperrlisteQueries, useImportRobinsonliste } from '#src/entities/sperrliste/queries.ts'
import { PersonenDatei } from '#src/entities/zielgruppe/personenDatei/PersonenDatei.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { AbgleichZeile } from './AbgleichZeile.tsx'

interface Props {
  jeGrund: Ausgenommen | undefined
}

/** Blocklist and Robinson list, which hold for every target group. */
export function StehendeListen({ jeGrund }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const { data } = useQuery(sperrlisteQueries.stand)
  const [offen, setOffen] = useState(false)
  const upload = useImportRobinsonliste()
  const zu = () => setOffen(false)
  const robinson = data?.robinson ?? null
  const anzahl = (grund: AbgleichGrund) => jeGrund && (jeGrund[grund] ?? 0)

  async function read(datei: Blob, dateiName: string): Promise<void> {
    const { eintraege, ausgelassen } = await upload.mutateAsync({ datei, dateiName })
    const done = t('abgleich.robinson.gelesen', { count: eintraege, anzahl: formatZahl(eintraege) })
    const rest = t('abgleich.robinson.unbrauchbar', { count: ausgelassen, anzahl: formatZahl(ausgelassen) })
    notify.success(ausgelassen === 0 ? done : `${done} ${rest}`)
  }

  return (
    <>
      <AbgleichZeile titel={t('abgleich.sperrliste.titel')} anzahl={anzahl('sperrliste')}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {data === undefined
            ? t('abgleich.sperrliste.immer')
            : t('abgleich.sperrliste.stand', { count: data.sperrliste, anzahl: formatZahl(data.sperrliste) })}
        </Typography>
      </AbgleichZeile>
      <AbgleichZeile titel={t('abgleich.robinson.titel')} anzahl={robinson === null ? undefined : anzahl('robinson')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {robinson === null
            ? t('abgleich.robinson.keine')
            : t('abgleich.robinson.stand', {
                count: robinson.eintraege,
                anzahl: formatZahl(robinson.eintraege),
                datei: robinson.dateiName,
                datum: formatDatum(robinson.stand),
              })}
        </Typography>
        {data !== undefined && ability.can('create', 'Zielgruppe') && (
          <Button
            size="small"
            startIcon={<FileUp size={18} aria-hidden />}
            onClick={() => setOffen(true)}
            sx={{ justifySelf: 'start', marginInlineStart: -0.5 }}
          >
            {t(robinson === null ? 'abgleich.robinson.einlesen' : 'abgleich.robinson.ersetzen')}
          </Button>
        )}
      </AbgleichZeile>
      {offen && (
        <FormDialog title={t('abgleich.robinson.dialogTitel')} text={t('abgleich.robinson.dialogText')} onClose={zu}>
          <PersonenDatei onImport={read} onEnde={zu} />
        </FormDialog>
      )}
    </>
  )
}
