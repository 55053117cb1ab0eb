import { createHash } from 'node:crypto'
import { CACHING } from '#src/contract/headers.ts'
import { UNLISTED } from '#src/routes/kinds.ts'

const NOTE = '# Written by `npm run build` for exactly this build (docs/hosting.md). Not to be edited.'

/** As a regular expression and as a text of nginx: none of our values holds a quote or a variable. */
const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Variables of nginx belong to the whole server, not to a site: beside another build each needs a name that is its own,
 * or the first site sends the policy of the second. What is the same under one name may stand there twice.
 * Short, since nginx takes no more than 47 characters by default.
 */
function variablesOf(every: Record<string, string>) {
  const build = createHash('sha256')
    .update(JSON.stringify([every, CACHING, UNLISTED]))
    .digest('hex')
    .slice(0, 8)
  return (name: string): string => `$pk_${build}_${name.toLowerCase().replaceAll('-', '_')}`
}

/** For the level of `http`: what is decided by the answer. A header that the backend sends itself is left to it. */
export function nginxHttp(every: Record<string, string>): string {
  const variable = variablesOf(every)
  const maps = Object.entries(every).map(([name, value]) => {
    const sent = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`
    return `map ${sent} ${variable(name)} {\n  "" "${value}";\n  default "";\n}`
  })
  return [
    NOTE,
    ...maps,
    `map $upstream_status$uri ${variable('files')} {\n  ~^/assets/ "${CACHING.assets}";\n  ~^/ "${CACHING.others}";\n  default "";\n}`,
    `map $upstream_status:$upstream_http_cache_control ${variable('calls')} {\n  "~^[0-9].*:$" "${CACHING.calls}";\n  default "";\n}`,
    `map $request_uri ${variable('robots')} {\n  "~^(?:${UNLISTED.map(escaped).join('|')})(?:[/?]|$)" "noindex";\n  default "";\n}`,
    '',
  ].join('\n')
}

/** For the level of `server`, beside `root` and the backend's locations, which need no header of their own. */
export function nginxServer(every: Record<string, string>): string {
  const variable = variablesOf(every)
  const headers = Object.keys(every).map((name) => `add_header ${name} ${variable(name)} always;`)
  return `${NOTE}
${headers.join('\n')}
add_header X-Robots-Tag ${variable('robots')};
add_header Cache-Control ${variable('files')};
add_header Cache-Control ${variable('calls')} always;
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
