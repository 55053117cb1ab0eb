import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { Konto } from '#src/contract/konto.ts'
import { type Markenfarbe, MAX_MARKENFARBEN, MAX_MARKENSCHRIFTEN } from '#src/contract/marke.ts'
import { farbName, hexToCmyk, toCss } from '#src/engines/print/rules.ts'
import { FONT_FAMILIES } from '#src/engines/print/page.ts'
import { useSaveMarkenvorrat } from '#src/entities/konto/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import Plus from '#src/shared/icons/Plus.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { notify } from '#src/shared/notify/notify.ts'
import { sameJson, saveOver } from '../form/saveOver.ts'

const versionOf = ({ versionen }: Konto) => versionen.marke
const vorratOf = ({ markenfarben = [], markenschriften = [] }: Konto) => ({ markenfarben, markenschriften })

/** Colours and families that the editor has at hand, saved together. */
export function MarkenvorratForm({ konto }: { konto: Konto }) {
  const { t } = useTranslation(['konto', 'common'])
  const ability = useAppAbility()
  const save = useSaveMarkenvorrat()
  const [draft, setDraft] = useState<ReturnType<typeof vorratOf> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stored = vorratOf(konto)
  const { markenfarben, markenschriften } = draft ?? stored
  const change = (part: Partial<typeof stored>) => setDraft({ ...(draft ?? stored), ...part })
  const disabled = !ability.can('update', 'Konto')

  async function store(): Promise<void> {
    const named = markenfarben.map((one) => ({ ...one, name: one.name.trim() || farbName(one.farbe) }))
    const untouched = (theirs: Konto) => sameJson(vorratOf(theirs), stored)
    const input = { markenfarben: named, markenschriften }
    setProblem(null)
    try {
      const version = versionOf(konto)
      await saveOver({ version, versionOf, untouched, save: (next) => save.mutateAsync({ ...input, version: next }) })
      setDraft(null)
      notify.success(t('marke.vorratDone'))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('common:error.unexpected'))
    }
  }

  return (
    <Box component="section" aria-label={t('marke.vorrat')} sx={{ display: 'grid', gap: 1.5, marginBlockStart: 3 }}>
      <Typography variant="h4" component="h3">
        {t('marke.vorrat')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '64ch' }}>
        {t('marke.vorratHilfe', { farben: MAX_MARKENFARBEN, schriften: MAX_MARKENSCHRIFTEN })}
      </Typography>
      {problem !== null && (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      {markenfarben.map((farbe, index) => (
        <FarbeRow
          // oxlint-disable-next-line react/no-array-index-key -- two colours may be the same
          key={index}
          farbe={farbe}
          disabled={disabled}
          onChange={(next) =>
            change({ markenfarben: markenfarben.flatMap((one, at) => (at === index ? (next ?? []) : one)) })
          }
        />
      ))}
      <SchriftenField
        value={markenschriften}
        disabled={disabled}
        onChange={(next) => change({ markenschriften: next })}
      />
      {!disabled && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            color="inherit"
            disabled={markenfarben.length >= MAX_MARKENFARBEN}
            startIcon={<Plus size={18} />}
            onClick={() => change({ markenfarben: [...markenfarben, { name: '', farbe: NEU }] })}
          >
            {t('marke.farbeDazu')}
          </Button>
          <Button variant="outlined" disabled={draft === null} loading={save.isPending} onClick={() => void store()}>
            {t('marke.vorratSpeichern')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** What a new colour begins with: the palette's ink blue. */
const NEU = { c: 1, m: 0.75, y: 0.1, k: 0.2 }

interface SchriftenProps {
  value: string[]
  disabled: boolean
  onChange: (schriften: string[]) => void
}

function SchriftenField({ value, disabled, onChange }: SchriftenProps) {
  const { t } = useTranslation('konto')
  const full = value.length >= MAX_MARKENSCHRIFTEN
  return (
    <Autocomplete
      multiple
      size="small"
      disabled={disabled}
      options={FONT_FAMILIES.map(({ key }) => key)}
      getOptionLabel={(key) => FONT_FAMILIES.find((family) => family.key === key)?.label ?? key}
      getOptionDisabled={(key) => full && !value.includes(key)}
      value={value}
      onChange={(_, next) => onChange(next.slice(0, MAX_MARKENSCHRIFTEN))}
      renderInput={(params) => <TextField {...params} label={t('marke.schriften')} />}
      slotProps={{ popper: { lang: 'de' } }}
      sx={{ maxInlineSize: 560 }}
    />
  )
}

interface RowProps {
  farbe: Markenfarbe
  disabled: boolean
  /** null: it goes. */
  onChange: (farbe: Markenfarbe | null) => void
}

function FarbeRow({ farbe, disabled, onChange }: RowProps) {
  const { t } = useTranslation('konto')
  const inks = farbName(farbe.farbe)
  const name = farbe.name || inks
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxInlineSize: 560 }}>
      <input
        type="color"
        disabled={disabled}
        aria-label={t('marke.farbeVon', { name })}
        value={toCss(farbe.farbe)}
        onChange={({ target }) => {
          const next = hexToCmyk(target.value)
          if (next) onChange({ ...farbe, farbe: next })
        }}
        style={{ inlineSize: 44, blockSize: 40, padding: 2, flexShrink: 0 }}
      />
      <TextField
        size="small"
        fullWidth
        disabled={disabled}
        label={t('marke.farbeName')}
        value={farbe.name}
        placeholder={inks}
        onChange={({ target }) => onChange({ ...farbe, name: target.value })}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      {!disabled && (
        <IconButton aria-label={t('marke.farbeWeg', { name })} onClick={() => onChange(null)}>
          <Trash2 size={18} />
        </IconButton>
      )}
    </Box>
  )
}
