/** Rows of docs/reliability.md that no test stands for by name yet, each with the reason. */
export const OPEN: Readonly<Record<string, string>> = {
  'PDF-08': 'pixels of a page are not judged yet',
  'PDF-10': 'pixels of a page are not judged yet',
}
