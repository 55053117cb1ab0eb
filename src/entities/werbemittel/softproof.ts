import { wrap } from 'comlink'
import { Druckprofil, readVektor } from '#src/engines/print/page.ts'
import { writeVektor } from '#src/engines/print/rules.ts'
import type { SoftproofWork } from './softproof.worker.ts'
import { loadDruckprofil } from './useDruckprofil.ts'

/** A picture that takes longer is shown as it is. */
const TIMEOUT_MS = 20_000

let show: SoftproofWork['show'] | undefined
let failed: Promise<never> | undefined

/** A picture as it will look when printed; as it is where that cannot be known. */
export async function softproof(bild: Blob): Promise<Blob> {
  try {
    const profil = await loadDruckprofil()
    if (bild.type === 'image/svg+xml') return await motiv(bild, profil)
    return await Promise.race([inWorker()(bild, profil), broken(), late()])
  } catch {
    return bild
  }
}

/** One worker for all pictures: the grids that it makes serve every one of them. */
function inWorker(): SoftproofWork['show'] {
  if (show) return show
  const worker = new Worker(new URL('./softproof.worker.ts', import.meta.url), { type: 'module' })
  failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'Worker failed')))
  })
  failed.catch(() => undefined)
  const remote = wrap<SoftproofWork>(worker)
  show = (bild, profil) => remote.show(bild, profil)
  return show
}

const broken = (): Promise<never> => failed ?? Promise.reject(new Error('No worker'))

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Too late')), TIMEOUT_MS)
  })
}

/** A motif carries its inks beside the colours that it was drawn with. */
async function motiv(bild: Blob, profil: Uint8Array): Promise<Blob> {
  const vektor = readVektor(new Uint8Array(await bild.arrayBuffer()))
  return vektor ? new Blob([writeVektor(vektor, '', new Druckprofil(profil))], { type: bild.type }) : bild
}
