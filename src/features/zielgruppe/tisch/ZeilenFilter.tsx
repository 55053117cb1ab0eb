import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { GRUPPE_LABEL } from '#src/engines/addresses/rules.ts'
import { type Befund, ZEILEN_WAHL, type ZeilenWahl } from '#src/engines/addresses/rows.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { TischZustand } from './useTisch.ts'

function befundVon(wahl: ZeilenWahl): Befund {
  return wahl === 'alle' || wahl === 'geaendert' || wahl === 'entfernt'
    ? { art: wahl }
    : { art: 'gruppe', gruppe: wahl }
}

/** Empty where rows are shown that are chosen elsewhere: those of one finding or of one kind of proposals. */
const wahlVon = (befund: Befund): ZeilenWahl | null =>
  ZEILEN_WAHL.find((wahl) => wahl === (befund.art === 'gruppe' ? befund.gruppe : befund.art)) ?? null

/** Which rows are shown, by what came of them or what was done to them. */
export function ZeilenFilter({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { stand, sicht } = tisch
  const name = (wahl: ZeilenWahl) =>
    wahl === 'alle' || wahl === 'geaendert' || wahl === 'entfernt' ? t(`tisch.wahl.${wahl}`) : GRUPPE_LABEL[wahl]
  return (
    <SelectField<ZeilenWahl | null>
      label={t('tisch.wahl.label')}
      value={wahlVon(sicht.befund)}
      options={ZEILEN_WAHL.map((value) => ({
        value,
        label: t('tisch.wahl.anzahl', { name: name(value), anzahl: formatZahl(stand.zeilen[value]) }),
      }))}
      onChange={(wahl) => void tisch.show({ befund: befundVon(wahl ?? 'alle') })}
      sx={{ minInlineSize: 200 }}
    />
  )
}
