import { fireEvent, screen, within } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { http } from '#src/api/http.ts'
import { renderApp } from './renderApp.tsx'

export const HOCHLADEN = '/zielgruppe/hochladen'

export const csv = (bytes: BlobPart, name = 'kunden_2026.csv') => new File([bytes], name, { type: 'text/csv' })

/** A list that another program wrote (`fremd/README.md`). */
export async function fremd(name: string): Promise<File> {
  const path = join(import.meta.dirname, '../engines/addresses/list/fremd', name)
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

/** The desk of a list, with its first row on it. */
export async function openTisch(zeilen: readonly string[]) {
  const app = await openUpload(csv(zeilen.join('\n'), 'kunden.csv'))
  await app.user.click(await screen.findByRole('button', { name: 'Adressen prüfen' }))
  const grid = await screen.findByRole('grid', { name: 'Adressen der Liste' })
  await within(grid).findByRole('rowheader', { name: /\b2$/ })
  const id = () => grid.getAttribute('aria-activedescendant') ?? ''
  return {
    ...app,
    grid,
    cell: (name: string) => within(grid).getByRole('gridcell', { name }),
    /** Text of the row with the active cell; null where that is not drawn. */
    aktiveZeile: () => document.getElementById(id())?.closest('[role=row]')?.textContent ?? null,
    /** By wheel or bar. */
    scroll: (scrollTop: number) => fireEvent.scroll(grid, { target: { scrollTop } }),
  }
}
