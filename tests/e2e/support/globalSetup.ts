import { ensureBuild } from '../../../mocks/backend/serve/build.ts'

/** Builds the product once, so that the servers of the workers find it ready. */
export default async function globalSetup(): Promise<void> {
  await ensureBuild({ demo: true })
}
