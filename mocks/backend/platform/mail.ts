import { escapeXml } from '#src/base/xml.ts'
import { schriftAuf } from '#src/domain/konto/marke.ts'
import type { Context } from './context.ts'

/** Whose mail this is. */
export interface Marke {
  firma: string
  /** #rrggbb */
  farbe: string | null
}

export interface Mail {
  an: string
  betreff: string
  /** Greeting and paragraphs, with an empty line between them; who writes is put below by itself. */
  text: string
  /** Stands as a button under the text. */
  link?: string
  /** Words on the button. */
  linkText?: string
  /** Names of the files that go along. */
  anhaenge?: readonly string[]
  /** In whose name it comes: name at the head, colour of the button. Without one it is the product's. */
  marke?: Marke
}

/** Puts a mail into the outbox; inside a transaction it goes out only with everything else. */
export async function sendMail(context: Pick<Context, 'db' | 'now' | 'settings'>, mail: Mail): Promise<void> {
  const { link, anhaenge } = mail
  const [an, betreff] = [oneLine(mail.an), oneLine(mail.betreff)]
  await context.db
    .insertInto('mail')
    .values({
      an,
      betreff,
      text: mailAsText(mail, context.settings),
      link: link ?? null,
      html: mailAsHtml(mail, context.settings),
      zeit: context.now().toISOString(),
      anhaenge: anhaenge ? JSON.stringify(anhaenge) : null,
    })
    .execute()
}

/** A name with a line break in it must not become a separate header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const FONT = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;"
/** Colour of buttons where the sender has none. */
const FARBE = '#2c4a8a'
/** Words on the button where a mail has none of its own. */
const LINK_TEXT = 'Link öffnen'

/** Only addresses of the web become links. */
const webLink = ({ link }: Mail): string | null => (link !== undefined && /^https?:\/\//.test(link) ? link : null)

/** Who writes, at the end of the letter; a mail in a customer's name comes from nobody else. */
const closing = ({ marke }: Mail, { produktName }: Context['settings']): string =>
  marke === undefined ? `Ihre ${produktName}` : ''

const footer = ({ produktName, anbieterName }: Context['settings']): string =>
  `Diese Nachricht kommt von ${produktName}, einem Dienst von ${anbieterName}.`

/** The mail for programs that show text alone: the same words, and the address to copy. */
function mailAsText(mail: Mail, settings: Context['settings']): string {
  const { text, linkText = LINK_TEXT, anhaenge = [] } = mail
  const link = webLink(mail)
  return [
    text,
    link === null ? '' : `${linkText}:\n${link}`,
    anhaenge.length === 0 ? '' : `Anhang: ${anhaenge.join(', ')}`,
    closing(mail, settings),
    `--\n${footer(settings)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => `<p style="margin:0 0 16px">${escapeXml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** The words of the address stand under the button, for those who check them. */
function button(mail: Mail): string {
  const link = webLink(mail)
  if (link === null) return ''
  const { linkText = LINK_TEXT, marke } = mail
  const href = escapeXml(link)
  const farbe = marke?.farbe ?? FARBE
  return `<p style="margin:24px 0 12px"><a href="${href}" class="b" style="display:inline-block;padding:11px 22px;border:1px solid ${farbe};border-radius:8px;background:${farbe};color:${schriftAuf(farbe)};font-weight:600;text-decoration:none">${escapeXml(linkText)}</a></p>
<p class="q" style="margin:0 0 16px;font-size:13px;color:#5f5b53">Öffnet sich nichts, kopieren Sie diese Adresse in Ihren Browser:<br><a href="${href}" class="l" style="color:#2c4a8a;word-break:break-all">${href}</a></p>`
}

function anhang({ anhaenge = [] }: Mail): string {
  if (anhaenge.length === 0) return ''
  return `<p class="q" style="margin:0 0 16px;font-size:13px;color:#5f5b53;overflow-wrap:anywhere">Anhang: ${escapeXml(anhaenge.join(', '))}</p>`
}

/** For mail programs in the dark that read it; the others keep the light paper of the styles in place. */
const DARK = `@media (prefers-color-scheme: dark) {
.g { background: #181714 !important }
.p { background: #211f1c !important; border-color: #37342e !important; color: #ede9e1 !important }
.t { color: #ede9e1 !important }
.q { color: #b0aa9e !important }
.l { color: #9db5ee !important }
.b { border-color: #b0aa9e !important }
}`

/** The mail as a separate page: one template, styles in place since many programs drop all others, no pictures. */
function mailAsHtml(mail: Mail, settings: Context['settings']): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(mail.betreff)}</title>
<style>
${DARK}
</style>
</head>
<body class="g" style="margin:0;padding:0;background:#f7f5f0">
<table role="presentation" class="g" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f5f0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px;text-align:left">
<tr><td class="t" style="padding:0 4px 14px;${FONT}font-size:17px;font-weight:600;color:#23211d">${escapeXml(mail.marke?.firma ?? settings.produktName)}</td></tr>
<tr><td class="p" style="padding:28px 24px 12px;background:#ffffff;border:1px solid #e4e0d7;border-radius:8px;${FONT}font-size:15px;line-height:1.55;color:#23211d">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600;overflow-wrap:anywhere">${escapeXml(mail.betreff)}</h1>
${[paragraphs(mail.text), button(mail), anhang(mail), paragraphs(closing(mail, settings))].filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="q" style="padding:14px 4px 0;${FONT}font-size:13px;line-height:1.5;color:#5f5b53">${escapeXml(footer(settings))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
