import { type Remote, wrap } from 'comlink'
import { Druckprofil } from '#src/domain/print/colour/druckprofil.ts'
import { readVektor } from '#src/domain/print/vektor/readVektor.ts'
import { writeVektor } from '#src/domain/print/vektor/vektorSvg.ts'
import type { SoftproofWork } from './softproof.worker.ts'
import { loadDruckprofil } from './useDruckprofil.ts'

let worker: Remote<SoftproofWork> | undefined

/** A picture as it will look when printed; as it is where that cannot be known. */
export async function softproof(bild: Blob): Promise<Blob> {
  try {
    const profil = await loadDruckprofil()
    if (bild.type === 'image/svg+xml') return await motiv(bild, profil)
    worker ??= wrap<SoftproofWork>(new Worker(new URL('./softproof.worker.ts', import.meta.url), { type: 'module' }))
    return await worker.zeige(bild, profil)
  } catch {
    return bild
  }
}

/** A motif carries its inks beside the colours that it was drawn with. */
async function motiv(bild: Blob, profil: Uint8Array): Promise<Blob> {
  const vektor = readVektor(new Uint8Array(await bild.arrayBuffer()))
  return vektor ? new Blob([writeVektor(vektor, '', new Druckprofil(profil))], { type: bild.type }) : bild
}
