import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormDateField } from '#src/shared/form/fields/FormDateField.tsx'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { initI18n } from '#src/shared/i18n/i18n.ts'

const schema = z.object({
  format: z.string().check(z.minLength(1, 'Bitte wählen Sie ein Format.')),
  termin: z.string().check(z.minLength(1, 'Bitte wählen Sie einen Tag.')),
  agb: z.boolean().check(z.refine((value) => value, 'Bitte stimmen Sie zu.')),
})
type Values = z.infer<typeof schema>

let sent: Values[] = []
beforeAll(() => initI18n())
beforeEach(() => {
  sent = []
})

function Form({ disabled = false }: { disabled?: boolean }) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { format: '', termin: '', agb: false },
  })
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => void sent.push(values))(event)}>
      <FormSelect
        control={form.control}
        name="format"
        label="Format"
        hint="Größe der Karte"
        disabled={disabled}
        options={[
          { value: 'maxipostkarte', label: 'Maxipostkarte' },
          { value: 'dina4mailing', label: 'A4-Mailing' },
        ]}
      />
      <FormDateField
        control={form.control}
        name="termin"
        label="Termin"
        hint="Ein Werktag"
        min="2026-12-01"
        max="2026-12-31"
        disabled={disabled}
      />
      <FormCheckbox control={form.control} name="agb" label="Ich stimme zu" hint="Pflicht" disabled={disabled} />
      <button type="submit">Senden</button>
    </form>
  )
}

test('what is chosen is sent', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('combobox', { name: 'Format' }))
  await user.click(await screen.findByRole('option', { name: 'A4-Mailing' }))
  await user.type(screen.getByLabelText('Termin'), '2026-12-08')
  await user.click(screen.getByRole('checkbox', { name: 'Ich stimme zu' }))
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(sent).toEqual([{ format: 'dina4mailing', termin: '2026-12-08', agb: true }]))
})

test('a hint stands at its field, an error takes its place, and both are read with the field', async () => {
  const user = userEvent.setup()
  render(<Form />)
  expect(screen.getByLabelText('Termin')).toHaveAccessibleDescription('Ein Werktag')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Pflicht')
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Größe der Karte')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect(await screen.findByText('Bitte wählen Sie ein Format.')).toBeVisible()
  expect(screen.getByLabelText('Termin')).toHaveAccessibleDescription('Bitte wählen Sie einen Tag.')
  expect(screen.getByLabelText('Termin')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bitte stimmen Sie zu.')
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Bitte wählen Sie ein Format.')
  expect(sent).toEqual([])
})

test('the first field that is wrong takes the focus', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Format' })).toHaveFocus())
})

test('the days that can be chosen are those of the field', () => {
  render(<Form />)
  expect(screen.getByLabelText('Termin')).toHaveAttribute('min', '2026-12-01')
  expect(screen.getByLabelText('Termin')).toHaveAttribute('max', '2026-12-31')
})

test('a locked form takes nothing', () => {
  render(<Form disabled />)
  expect(screen.getByLabelText('Termin')).toBeDisabled()
  expect(screen.getByRole('checkbox')).toBeDisabled()
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true')
})

test('where digits are due those of other scripts are read, and shown as 0 to 9', async () => {
  const user = userEvent.setup()
  function Numbers() {
    const { control } = useForm({ defaultValues: { plz: '', name: '' } })
    return (
      <>
        <FormTextField control={control} name="plz" label="PLZ" inputMode="numeric" />
        <FormTextField control={control} name="name" label="Name" />
      </>
    )
  }
  render(<Numbers />)
  const plz = screen.getByRole('textbox', { name: 'PLZ' })
  await user.type(plz, '٠١٠６7')
  expect(plz).toHaveValue('01067')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, '٠١')
  expect(name).toHaveValue('٠١')
})
