import { useSyncExternalStore } from 'react'
import { Druckprofil, DRUCKPROFIL_ADRESSE } from '#src/engines/print/page.ts'

let profil: Druckprofil | null = null
let loading: Promise<Uint8Array> | null = null
const listeners = new Set<() => void>()

/** Bytes of the profile, fetched once. A failed fetch is tried again at the next call. */
export function loadDruckprofil(): Promise<Uint8Array> {
  loading ??= fetchProfil().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchProfil(): Promise<Uint8Array> {
  const response = await fetch(DRUCKPROFIL_ADRESSE)
  if (!response.ok) throw new Error(`Print profile: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function learn(): Promise<void> {
  const bytes = await loadDruckprofil().catch(() => null)
  if (!bytes || profil) return
  profil = new Druckprofil(bytes)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!profil) void learn()
  return () => listeners.delete(listener)
}

const known = () => profil

const never = () => () => undefined

/**
 * What is printed with; null until it has come, and where it does not come: then colours are shown nearly (print 12.4).
 * It is fetched as soon as it is `wanted`.
 */
export function useDruckprofil(wanted = true): Druckprofil | null {
  return useSyncExternalStore(wanted ? subscribe : never, known, known)
}
