import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { VierAugen } from '#src/contract/mitarbeiter.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useSaveVierAugen } from '#src/entities/mitarbeiter/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'

interface Props {
  vierAugen: VierAugen
}

/** Switch of the customer: nobody approves alone what he made himself. */
export function VierAugenSection({ vierAugen: { vierAugen, geaendertAm, geaendertVon } }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const ability = useAppAbility()
  const save = useSaveVierAugen()
  const shown = save.isPending ? save.variables.vierAugen : vierAugen
  return (
    <Section title={t('vierAugen.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '72ch', marginBlockEnd: 1 }}>
        {t('vierAugen.text')}
      </Typography>
      <SwitchField
        label={t('vierAugen.schalter')}
        disabled={!ability.can('update', 'Konto') || save.isPending}
        checked={shown}
        onChange={(an) =>
          save.mutate(
            { vierAugen: an },
            { onError: showFailure, onSuccess: () => notify.success(t(an ? 'vierAugen.an' : 'vierAugen.aus')) },
          )
        }
      />
      {geaendertAm !== null && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t(vierAugen ? 'vierAugen.seit' : 'vierAugen.ausSeit', {
            zeit: formatZeitpunkt(geaendertAm),
            name: geaendertVon ?? '',
          })}
        </Typography>
      )}
    </Section>
  )
}
