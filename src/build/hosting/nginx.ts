import { CACHING } from '#src/contract/headers.ts'
import { UNLISTED } from '#src/routes/kinds.ts'

const NOTE = '# Written by `npm run build` for exactly this build (docs/hosting.md). Not to be edited.'

/** As a regular expression and as a text of nginx: none of our values holds a quote or a variable. */
const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const variableOf = (header: string) => header.toLowerCase().replaceAll('-', '_')

/** For the level of `http`: what is decided by the answer. A header that the backend sends itself is left to it. */
export function nginxHttp(every: Record<string, string>): string {
  const maps = Object.entries(every).map(([name, value]) => {
    const variable = variableOf(name)
    return `map $upstream_http_${variable} $postkampagne_${variable} {\n  "" "${value}";\n  default "";\n}`
  })
  return [
    NOTE,
    ...maps,
    `map $upstream_status$uri $postkampagne_caching {\n  ~^/assets/ "${CACHING.assets}";\n  ~^/ "${CACHING.others}";\n  default "";\n}`,
    `map $request_uri $postkampagne_robots {\n  "~^(?:${UNLISTED.map(escaped).join('|')})(?:[/?]|$)" "noindex";\n  default "";\n}`,
    '',
  ].join('\n')
}

/** For the level of `server`, beside `root` and the backend's locations, which need no header of their own. */
export function nginxServer(every: Record<string, string>): string {
  const headers = Object.keys(every).map((name) => `add_header ${name} $postkampagne_${variableOf(name)} always;`)
  return `${NOTE}
${headers.join('\n')}
add_header X-Robots-Tag $postkampagne_robots;
add_header Cache-Control $postkampagne_caching;
proxy_hide_header X-Powered-By;
fastcgi_hide_header X-Powered-By;
server_tokens off;
absolute_redirect off;
charset utf-8;

# The build's own compressed files.
gzip_static on;
gzip_vary on;

if ($request_uri ~ "^/index\\.html(\\?|$)") { return 302 /; }

# Pages of the product. What looks like a file and is none is gone: a page in its place would be run as a script.
location / { try_files $uri /index.html; }
location ~ "/\\.(?!well-known/)" { return 404; }
location ~ "\\.[A-Za-z0-9]{2,12}$" { try_files $uri =404; }
location ^~ /assets/ { try_files $uri =404; }
location ^~ /hosting/ { return 404; }
`
}
