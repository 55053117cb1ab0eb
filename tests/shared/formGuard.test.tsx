import { act, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeAll, expect, test } from 'vitest'
import { routeTable } from '#src/app/routeTable.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
beforeAll(async () => {
  await import('#src/shared/form/LeaveDialog.tsx')
})

let saved: string[] = []
let failing = false
function FormPage() {
  const form = useForm({ defaultValues: { name: '' } })
  const save = async ({ name }: { name: string }) => {
    if (failing) throw new Error('no')
    saved.push(name)
    await Promise.resolve()
    form.reset({ name })
  }
  return (
    <Page title="Formular">
      <FormShell form={form} onSubmit={save} submitLabel="Speichern" guard>
        <FormTextField control={form.control} name="name" label="Name" />
      </FormShell>
    </Page>
  )
}
const FORM: FeatureRoute = {
  path: '/formular',
  access: { action: 'read', subject: 'Dashboard' },
  namespaces: [],
  lazy: () => Promise.resolve({ default: FormPage }),
}

/** Whether the browser would ask before the page is closed. */
const asks = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function typeAndLeave() {
  saved = []
  failing = false
  const app = await renderApp('/formular', { as: 'kunde@example.org', backend, table: [...routeTable, FORM] })
  const field = await screen.findByRole('textbox', { name: 'Name' })
  expect(asks()).toBe(false)
  await app.user.type(field, 'Huber')
  expect(asks()).toBe(true)
  act(() => void app.router.navigate('/konto'))
  await screen.findByRole('dialog')
  return { ...app, field, press: (name: string) => app.user.click(screen.getByRole('button', { name })) }
}

test('nothing typed: the way is free', async () => {
  const { router, address } = await renderApp('/formular', {
    as: 'kunde@example.org',
    backend,
    table: [...routeTable, FORM],
  })
  await screen.findByRole('textbox', { name: 'Name' })
  await act(() => router.navigate('/konto'))
  expect(address()).toBe('/konto')
})

test('Bleiben keeps the page and the inputs', async () => {
  const { press, address, field } = await typeAndLeave()
  await press('Bleiben')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/formular')
  expect(field).toHaveValue('Huber')
  expect(asks()).toBe(true)
})

test('Escape is Bleiben', async () => {
  const { user, address, field } = await typeAndLeave()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/formular')
  expect(field).toHaveValue('Huber')
})

test('Verwerfen leaves without saving', async () => {
  const { press, address } = await typeAndLeave()
  await press('Verwerfen')
  await waitFor(() => expect(address()).toBe('/konto'))
  expect(saved).toEqual([])
  await waitFor(() => expect(asks()).toBe(false))
})

test('Speichern saves and leaves', async () => {
  const { press, address } = await typeAndLeave()
  await press('Speichern')
  await waitFor(() => expect(address()).toBe('/konto'))
  expect(saved).toEqual(['Huber'])
})

test('a save that fails leaves nobody', async () => {
  const { press, address, field } = await typeAndLeave()
  failing = true
  await press('Speichern')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(address()).toBe('/formular')
  expect(field).toHaveValue('Huber')
})
