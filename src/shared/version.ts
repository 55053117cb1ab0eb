/** The program's file carries a hash of everything in it, so its name is the version (src/build/landing.ts). */
function versionOf(page: Document): string | null {
  return page.querySelector('link#program')?.getAttribute('href') ?? null
}

/** Version that is running; null when it cannot be told. */
export const ownVersion = (): string | null => versionOf(document)

/** Version that the service hands out now; null when it cannot be told. */
export async function servedVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? versionOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null
  } catch {
    return null
  }
}
