/** Addresses of the font files of all families but the default one, by their path (print 6). */
export const fontUrls = import.meta.glob<string>(
  ['/src/engines/print/fonts/*/*.ttf', '!/src/engines/print/fonts/source-sans-3/*'],
  { query: '?url', import: 'default', eager: true },
)
