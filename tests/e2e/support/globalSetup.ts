import { ensureBuild } from '../../../src/build/product.ts'
import { openDoor } from './sharedServer.ts'

/** Builds the product once, and lets the workers share one server of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBuild(true)
  return openDoor()
}
