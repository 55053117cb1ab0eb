/** Gives a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoked at once, some browsers lose the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
