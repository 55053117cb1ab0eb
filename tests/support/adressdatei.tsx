import { screen } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { http } from '#src/api/http.ts'
import { renderApp } from './renderApp.tsx'

export const HOCHLADEN = '/zielgruppe/hochladen'

export const csv = (bytes: BlobPart, name = 'kunden_2026.csv') => new File([bytes], name, { type: 'text/csv' })

/** A list that another program wrote (`fremd/README.md`). */
export async function fremd(name: string): Promise<File> {
  const path = join(import.meta.dirname, '../domain/zielgruppe/adressdatei/fremd', name)
  return csv(new Uint8Array(await readFile(path)), name)
}

/** The page where address lists are uploaded, and what it sends. */
export async function renderUpload(as = 'kunde@example.org') {
  const bodies: FormData[] = []
  const watch = http.interceptors.request.use((request) => {
    if (request.data instanceof FormData) bodies.push(request.data)
    return request
  })
  onTestFinished(() => http.interceptors.request.eject(watch))
  const app = await renderApp(HOCHLADEN, { as })
  await screen.findByRole('heading', { level: 1, name: 'Adressliste hochladen' })
  await screen.findByLabelText('Datei auswählen', { selector: 'input' })
  return { ...app, bodies }
}

/** The same with a file chosen. */
export async function openUpload(file: File, as?: string) {
  const app = await renderUpload(as)
  await app.user.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), file)
  return app
}
