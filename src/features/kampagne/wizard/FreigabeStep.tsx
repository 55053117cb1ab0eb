import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import Plus from '#src/shared/icons/Plus.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { Controller, useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Kampagne, KampagnePreis } from '#src/contract/kampagne.ts'
import { kampagneFacts, refusal, ACTIONS } from '#src/domain/kampagne/transitions.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { warnungen } from '#src/domain/kampagne/checkliste.ts'
import { formatTag } from '#src/base/number/german.ts'
import { newlyPriced, useKampagneZurFreigabeGeben } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { useShowLinks } from '../components/LinksHost.tsx'
import { PreisPositionen } from '../components/PreisPositionen.tsx'
import { Checkliste } from './Checkliste.tsx'
import { freigabeSchema, fromFreigabeForm, PERSONEN_MAX, toFreigabeForm, type FreigabeForm } from './freigabeForm.ts'
import { usePruefung } from './pruefung.ts'

interface Props {
  kampagne: Kampagne
  /** Stores what is still open; answers the newest version, or null when that failed. */
  flush: () => Promise<Kampagne | null>
}

/** Who shall approve, with a message and how long the links hold; then the campaign leaves the wizard. */
export function FreigabeStep({ kampagne, flush }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const showLinks = useShowLinks()
  const { punkte, akzeptiert } = usePruefung()
  // Above all that may stand in the way for a while: what was typed and refused stays.
  const geben = useKampagneZurFreigabeGeben()
  const form = useForm<FreigabeForm>({
    resolver: zodResolver(freigabeSchema(t)),
    defaultValues: toFreigabeForm(kampagne),
    shouldFocusError: false,
  })
  const offen = punkte.filter(({ erfuellt }) => !erfuellt)
  const blocked = refusal(
    'kampagneZurFreigabeGeben',
    kampagneFacts(
      kampagne,
      offen.map(({ hilfe }) => hilfe),
    ),
    heute(),
  )
  const unseen = warnungen(kampagne.befunde).filter(({ code }) => !akzeptiert.has(code))

  if (!ability.can('request', 'Freigabe')) return <Alert severity="info">{t('freigabe.notAllowed')}</Alert>
  if (offen.length > 0)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('freigabe.fehlt')}</Alert>
        <Checkliste punkte={offen} />
      </Box>
    )
  if (unseen.length > 0)
    return (
      <Alert
        severity="warning"
        action={
          <Button component={Link} to="?schritt=pruefung" color="inherit" size="small">
            {t('pruefung.zumSchritt', { schritt: t('wizard.schritt.pruefung') })}
          </Button>
        }
      >
        {t('freigabe.warnungenOffen', { count: unseen.length })}
      </Alert>
    )
  if (blocked !== null) return <Alert severity="warning">{blocked}</Alert>
  const submit = async (values: FreigabeForm) => {
    const stored = await flush()
    if (stored === null) return
    const { links } = await geben.mutateAsync(fromFreigabeForm(values, stored, [...akzeptiert]))
    // Of many recipients they are made later, and come by mail.
    if (links.length > 0) showLinks({ links, renewed: false })
  }

  return <Anfrage kampagne={kampagne} form={form} newPrice={newlyPriced(geben.error)?.preis ?? null} submit={submit} />
}

interface AnfrageProps {
  kampagne: Kampagne
  form: UseFormReturn<FreigabeForm>
  /** Where it is another one than was asked for. */
  newPrice: KampagnePreis | null
  submit: (values: FreigabeForm) => Promise<void>
}

/** Who is asked, until when, and how many of them have to agree. */
function Anfrage({ kampagne, form, newPrice, submit }: AnfrageProps) {
  const { t } = useTranslation('kampagne')

  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <Typography color="textSecondary">{t('freigabe.intro')}</Typography>
      {newPrice !== null && (
        <Box component="section" aria-label={t('freigabe.neuerPreis')}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('freigabe.neuerPreis')}
          </Typography>
          <PreisPositionen preis={newPrice} />
        </Box>
      )}
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={ACTIONS.kampagneZurFreigabeGeben.label}
        draft={inTab(`freigabeAnfrage.${kampagne.idPtKampagne}`)}
      >
        <Personen form={form} />
        <FormTextField
          control={form.control}
          name="nachricht"
          label={t('freigabe.nachricht')}
          hint={t('freigabe.nachrichtHilfe')}
          multiline
          minRows={3}
          maxLength={1000}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
          <Box sx={{ width: 180 }}>
            <FormTextField
              control={form.control}
              name="gueltigTage"
              label={t('freigabe.gueltig')}
              inputMode="numeric"
              maxLength={12}
            />
          </Box>
          <Quorum form={form} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {kampagne.versandDatum !== null &&
            `${t('freigabe.frist', { datum: formatTag(fristen(kampagne.versandDatum).freigabeBis) })} `}
          {t('freigabe.lock')}
        </Typography>
      </FormShell>
    </Box>
  )
}

function Quorum({ form }: { form: UseFormReturn<FreigabeForm> }) {
  const { t } = useTranslation('kampagne')
  return (
    <Controller
      control={form.control}
      name="quorum"
      render={({ field }) => (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
            {t('freigabe.quorum')}
          </Typography>
          <RadioGroup row {...field}>
            <FormControlLabel value="alle" control={<Radio />} label={t('freigabe.alle')} />
            <FormControlLabel value="einer" control={<Radio />} label={t('freigabe.einer')} />
          </RadioGroup>
        </Box>
      )}
    />
  )
}

function Personen({ form }: { form: UseFormReturn<FreigabeForm> }) {
  const { t } = useTranslation('kampagne')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'personen' })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map((person, index) => (
        <Box
          key={person.id}
          component="fieldset"
          aria-label={t('freigabe.person', { nr: index + 1 })}
          sx={{
            border: 0,
            m: 0,
            p: 0,
            minWidth: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1.4fr) auto' },
          }}
        >
          <FormTextField
            control={form.control}
            name={`personen.${index}.name`}
            label={t('freigabe.name')}
            autoComplete="off"
            maxLength={120}
          />
          <Box sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
            <FormTextField
              control={form.control}
              name={`personen.${index}.email`}
              label={t('freigabe.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
            />
          </Box>
          <IconButton
            aria-label={t('freigabe.removeNr', { nr: index + 1 })}
            onClick={() => remove(index)}
            disabled={fields.length === 1}
            sx={{ alignSelf: 'start' }}
          >
            <Trash2 size={20} />
          </IconButton>
        </Box>
      ))}
      {fields.length < PERSONEN_MAX && (
        <Box>
          <Button startIcon={<Plus size={20} aria-hidden />} onClick={() => append({ name: '', email: '' })}>
            {t('freigabe.add')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
