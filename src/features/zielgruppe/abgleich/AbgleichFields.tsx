import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import X from '#src/shared/icons/X.svg'
import { useTranslation } from 'react-i18next'
import {
  ANGESCHRIEBEN_TAGE_MAX,
  AUSSCHLUSS_LISTEN_MAX,
  type AbgleichGrund,
  type Ausgenommen,
  type Ausschluss,
} from '#src/contract/ausschluss.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { ZielgruppeSuche } from '../ZielgruppeSuche.tsx'
import { AbgleichZeile } from './AbgleichZeile.tsx'
import { StehendeListen } from './StehendeListen.tsx'

interface Props {
  value: Ausschluss
  onChange: (value: Ausschluss) => void
  /** How many people of the list on the desk each reason leaves out; left out where that is not known. */
  jeGrund?: Ausgenommen | undefined
  /** The group itself is taken off none. */
  eigene: number | null
  fehler?: string | undefined
}

const TAGE = [7, 14, 21, ANGESCHRIEBEN_TAGE_MAX]

interface ListeProps {
  liste: NonNullable<Ausschluss['listen']>[number]
  onEntferne: () => void
}

/** A list whose people are left out, and the button that lets them in again. */
function AbgezogeneListe({ liste: { bezeichnung, fehlt }, onEntferne }: ListeProps) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, maxInlineSize: 480 }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{bezeichnung}</Typography>
        {fehlt && <FormHelperText error>{t('abgleich.listen.fehlt')}</FormHelperText>}
      </Box>
      <IconButton aria-label={t('abgleich.listen.entfernen', { bezeichnung })} onClick={onEntferne}>
        <X size={20} aria-hidden />
      </IconButton>
    </Box>
  )
}

/** Who is left out of a target group beside those whose address is no good. */
export function AbgleichFields({ value, onChange, jeGrund, eigene, fehler }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { angeschriebenTage = null, listen = [] } = value
  const anzahl = (grund: AbgleichGrund) => jeGrund && (jeGrund[grund] ?? 0)
  const tage = [...new Set([...TAGE, ...(angeschriebenTage === null ? [] : [angeschriebenTage])])].toSorted(
    (a, b) => a - b,
  )
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <StehendeListen jeGrund={jeGrund} />
      <AbgleichZeile
        titel={t('abgleich.kuerzlich.titel')}
        anzahl={angeschriebenTage === null ? undefined : anzahl('kuerzlich')}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('abgleich.kuerzlich.hilfe')}
        </Typography>
        <SelectField
          label={t('abgleich.kuerzlich.label')}
          value={angeschriebenTage}
          onChange={(neu) => onChange({ ...value, angeschriebenTage: neu })}
          options={[
            { value: null, label: t('abgleich.kuerzlich.niemand') },
            ...tage.map((tag) => ({ value: tag, label: t('abgleich.kuerzlich.tage', { count: tag }) })),
          ]}
          sx={{ maxInlineSize: '22.5rem', marginBlockStart: 0.5 }}
        />
      </AbgleichZeile>
      <AbgleichZeile
        titel={t('abgleich.listen.titel')}
        anzahl={listen.length === 0 ? undefined : anzahl('andereListe')}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('abgleich.listen.hilfe')}
        </Typography>
        {listen.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {listen.map((liste) => (
              <AbgezogeneListe
                key={liste.idPtZielgruppe}
                liste={liste}
                onEntferne={() => onChange({ ...value, listen: listen.filter((one) => one !== liste) })}
              />
            ))}
          </Box>
        )}
        {listen.length < AUSSCHLUSS_LISTEN_MAX && (
          <Box sx={{ maxInlineSize: 480, marginBlockStart: 0.5 }}>
            <ZielgruppeSuche
              typ="hochgeladen"
              label={t('abgleich.listen.waehlen')}
              waehlbar="nichtLeer"
              ausser={[eigene, ...listen.map(({ idPtZielgruppe }) => idPtZielgruppe)]}
              onWahl={({ idPtZielgruppe, bezeichnung }) =>
                onChange({ ...value, listen: [...listen, { idPtZielgruppe, bezeichnung }] })
              }
            />
          </Box>
        )}
        {fehler !== undefined && <FormHelperText error>{fehler}</FormHelperText>}
      </AbgleichZeile>
    </Box>
  )
}
