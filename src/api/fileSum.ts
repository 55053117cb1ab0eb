/** SHA-256, hex; undefined where the browser has none, which is outside of https. */
export async function sumOf(datei: Blob): Promise<string | undefined> {
  // Typed as if it were always there.
  const { subtle }: { subtle?: SubtleCrypto } = globalThis.crypto
  if (!subtle) return undefined
  const sum = new Uint8Array(await subtle.digest('SHA-256', await datei.arrayBuffer()))
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
