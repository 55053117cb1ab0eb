/** "Name (Kopie)" within the length that a name may have. */
export function copyName(bezeichnung: string): string {
  return `${bezeichnung.slice(0, 72).trimEnd()} (Kopie)`
}
