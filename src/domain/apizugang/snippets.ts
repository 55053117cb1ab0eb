import type { Operation } from '#src/contract/operation.ts'

export const SPRACHEN = ['curl', 'typescript', 'php', 'python'] as const
export type Sprache = (typeof SPRACHEN)[number]
export const SPRACHE_NAME: Record<Sprache, string> = {
  curl: 'curl',
  typescript: 'TypeScript',
  php: 'PHP',
  python: 'Python',
}

interface Aufruf {
  operation: Operation
  /** Objects and lists as they are. */
  eingabe: Record<string, unknown>
  /** Absolute address of the call. */
  url: string
}

/** An example key in place of one that the caller makes himself. */
const KEY = 'bestellung-2026-000815'

/** Objects and lists travel as JSON text, everything else as it is. */
const isJson = (value: unknown) => typeof value === 'object' && value !== null
const plain = (value: unknown) => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))
const einfach = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** Where an answer that is a file is saved. */
const ANTWORT_DATEI = { datei: 'datei.pdf', bild: 'bild.webp' } as const
const isFile = (name: string) => name === 'datei'

/** One call in one language. All of them read the token from the environment. */
export function snippet(sprache: Sprache, aufruf: Aufruf): string {
  return { curl, typescript, php, python }[sprache](aufruf)
}

function curl({ operation, eingabe, url }: Aufruf): string {
  const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const get = operation.encoding === 'query'
  const lines = [`curl ${get ? '--get ' : ''}'${url}'`, '-H "Authorization: Bearer $API_TOKEN"']
  if (operation.once) lines.push(`-H 'Idempotency-Key: ${KEY}'`)
  for (const [name, value] of Object.entries(eingabe)) {
    const flag = operation.encoding === 'multipart' ? '-F' : '--data-urlencode'
    if (isFile(name)) lines.push(`${flag} 'datei=@kunden.csv'`)
    else lines.push(`${flag} ${shell(`${name}=${isJson(value) ? JSON.stringify(value) : plain(value)}`)}`)
  }
  if (operation.answer !== 'json') lines.push(`--output ${ANTWORT_DATEI[operation.answer]}`)
  return lines.join(' \\\n  ')
}

function typescript({ operation, eingabe, url }: Aufruf): string {
  const get = operation.encoding === 'query'
  const multipart = operation.encoding === 'multipart'
  const fields = Object.entries(eingabe).map(([name, value]) => {
    if (isFile(name)) return ''
    return `  ${name}: ${isJson(value) ? `JSON.stringify(${JSON.stringify(value)})` : einfach(plain(value))},\n`
  })
  const head = operation.once ? `, 'Idempotency-Key': '${KEY}'` : ''
  const form = `const felder = new URLSearchParams({\n${fields.join('')}})\n`
  const body = multipart
    ? `const form = new FormData()\nfor (const [name, wert] of felder) form.set(name, wert)\nform.set('datei', await openAsBlob('kunden.csv'), 'kunden.csv')\n`
    : ''
  const target = get ? `\`${url}?\${felder}\`` : `'${url}'`
  const method = get ? '' : `\n  method: 'POST',\n  body: ${multipart ? 'form' : 'felder'},`
  const read = operation.answer === 'json' ? 'json' : 'arrayBuffer'
  return `${multipart ? "import { openAsBlob } from 'node:fs'\n\n" : ''}${form}${body}const antwort = await fetch(${target}, {${method}
  headers: { Authorization: \`Bearer \${process.env.API_TOKEN}\`${head} },
})
const daten = await antwort.${read}()`
}

function php({ operation, eingabe, url }: Aufruf): string {
  const get = operation.encoding === 'query'
  const fields = Object.entries(eingabe).map(([name, value]) => {
    if (isFile(name)) return `    'datei' => new CURLFile('kunden.csv', 'text/csv'),\n`
    const text = isJson(value) ? `json_encode(${phpWert(value)})` : einfach(plain(value))
    return `    '${name}' => ${text},\n`
  })
  const adresse = `'${url}'`
  const head = operation.once ? `, 'Idempotency-Key: ${KEY}'` : ''
  const body = operation.encoding === 'multipart' ? '$felder' : 'http_build_query($felder)'
  return `<?php
$felder = [
${fields.join('')}];
$anfrage = curl_init(${get ? `${adresse} . '?' . http_build_query($felder)` : adresse});
curl_setopt_array($anfrage, [
    CURLOPT_RETURNTRANSFER => true,${get ? '' : `\n    CURLOPT_POSTFIELDS => ${body},`}
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('API_TOKEN')${head}],
]);
${operation.answer === 'json' ? '$daten = json_decode(curl_exec($anfrage), true);' : `file_put_contents('${ANTWORT_DATEI[operation.answer]}', curl_exec($anfrage));`}`
}

function phpWert(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(phpWert).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([name, inner]) => `'${name}' => ${phpWert(inner)}`)
    return pairs.length === 0 ? '(object) []' : `[${pairs.join(', ')}]`
  }
  return typeof value === 'string' ? einfach(value) : JSON.stringify(value)
}

function python({ operation, eingabe, url }: Aufruf): string {
  const get = operation.encoding === 'query'
  const multipart = operation.encoding === 'multipart'
  const fields = Object.entries(eingabe).map(([name, value]) => {
    if (isFile(name)) return ''
    const text = isJson(value) ? `json.dumps(${pythonWert(value)})` : einfach(plain(value))
    return `    '${name}': ${text},\n`
  })
  const head = operation.once ? `, 'Idempotency-Key': '${KEY}'` : ''
  const json = Object.values(eingabe).some(isJson)
  const sent = get ? 'params=felder' : `data=felder${multipart ? ", files={'datei': open('kunden.csv', 'rb')}" : ''}`
  return `${json ? 'import json\n' : ''}import os
import requests

felder = {
${fields.join('')}}
antwort = requests.${get ? 'get' : 'post'}(
    '${url}',
    ${sent},
    headers={'Authorization': f"Bearer {os.environ['API_TOKEN']}"${head}},
)
daten = antwort.${operation.answer === 'json' ? 'json()' : 'content'}`
}

function pythonWert(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonWert).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `'${name}': ${pythonWert(inner)}`)
      .join(', ')}}`
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? einfach(value) : JSON.stringify(value)
}
