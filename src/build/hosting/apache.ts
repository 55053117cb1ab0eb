import { CACHING } from '#src/contract/headers.ts'
import { UNLISTED } from '#src/routes/kinds.ts'

const NOTE = '# Written by `npm run build` for exactly this build (docs/hosting.md). Not to be edited.'

const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Kinds of files that the build compresses; the ending of a compressed one says nothing of what is in it. */
const TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wasm: 'application/wasm',
}

const typed = ([ending, type]: [string, string]): string => `<FilesMatch "\\.${ending}(\\.(br|gz))?$">
  ForceType ${type}
  Header merge Vary Accept-Encoding
  SetEnv no-gzip 1
  SetEnv no-brotli 1
</FilesMatch>`

/** Headers of every answer; one that the backend sends itself is left to it. */
export function apacheHeaders(every: Record<string, string>): string {
  const headers = Object.entries(every).map(
    ([name, value]) => `Header always set ${name} "${value}" "expr=-z %{resp:${name}}"`,
  )
  const calls = `Header always set Cache-Control "${CACHING.calls}" "expr=%{REQUEST_URI} =~ m#^/(api|q)/# && -z %{resp:Cache-Control}"`
  return [NOTE, ...headers, calls, 'Header unset X-Powered-By', 'Header always unset X-Powered-By', ''].join('\n')
}

/** For the folder of the build: `<Directory>` or a `.htaccess`. */
export function apacheDirectory(): string {
  return `${NOTE}
Options -Indexes -MultiViews +FollowSymLinks
DirectoryIndex index.html
DirectorySlash Off
AddDefaultCharset utf-8

RewriteEngine On
RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]
RewriteRule "^hosting(?:/|$)" - [R=404,L]
RewriteCond %{THE_REQUEST} "^[A-Z]+ /index\\.html[ ?]"
RewriteRule "^index\\.html$" / [R=302,L]

# Pages of the product. What looks like a file and is none is gone: a page in its place would be run as a script.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_URI} "!\\.[A-Za-z0-9]{2,12}$"
RewriteRule "!^assets/" index.html [L]

# The build's own compressed files.
RewriteCond %{HTTP:Accept-Encoding} "\\bbr\\b"
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule "^(.+)$" "$1.br" [L]
RewriteCond %{HTTP:Accept-Encoding} "\\bgzip\\b"
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule "^(.+)$" "$1.gz" [L]
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(TYPES).map(typed).join('\n')}

Header set Cache-Control "${CACHING.others}"
Header set Cache-Control "${CACHING.assets}" "expr=%{THE_REQUEST} =~ m#^[A-Z]+ /assets/#"
Header set X-Robots-Tag noindex "expr=%{THE_REQUEST} =~ m#^[A-Z]+ (?:${UNLISTED.map(escaped).join('|')})[/ ?]#"
`
}
