import { ensureBuild } from '../../../src/build/product.ts'

/** Builds the product once, so that the servers of the workers find it ready. */
export default async function globalSetup(): Promise<void> {
  await ensureBuild(true)
}
