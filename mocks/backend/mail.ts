import { schriftAuf } from '#src/domain/konto/marke.ts'
import type { Context } from './context.ts'
import type { Marke } from './konto/marke.ts'

export interface Mail {
  an: string
  betreff: string
  /** Paragraphs, with an empty line between them. */
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
  const { an, betreff, text, link, anhaenge } = mail
  await context.db
    .insertInto('mail')
    .values({
      an,
      betreff,
      text,
      link: link ?? null,
      html: mailAsHtml(mail, context.settings),
      zeit: context.now().toISOString(),
      anhaenge: anhaenge ? JSON.stringify(anhaenge) : null,
    })
    .execute()
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Whatever people wrote stays text: no markup of theirs reaches a mail. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

const FONT = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;"

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** Only addresses of the web become links; the words of the address stand under the button, for those who check them. */
/** Colour of buttons where the sender has none. */
const FARBE = '#2c4a8a'

function button({ link, linkText = 'Link öffnen', marke }: Mail): string {
  if (link === undefined || !/^https?:\/\//.test(link)) return ''
  const href = escape(link)
  const farbe = marke?.farbe ?? FARBE
  return `<p style="margin:24px 0 12px"><a href="${href}" style="display:inline-block;padding:11px 22px;border-radius:8px;background:${farbe};color:${schriftAuf(farbe)};font-weight:600;text-decoration:none">${escape(linkText)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5f5b53">Öffnet sich nichts, kopieren Sie diese Adresse in Ihren Browser:<br><a href="${href}" style="color:#2c4a8a;word-break:break-all">${href}</a></p>`
}

function anhang({ anhaenge = [] }: Mail): string {
  if (anhaenge.length === 0) return ''
  return `\n<p style="margin:0;font-size:13px;color:#5f5b53">Anhang: ${escape(anhaenge.join(', '))}</p>`
}

/** The mail as a page of its own: one template, styles in place since mail programs drop all others, no pictures. */
function mailAsHtml(mail: Mail, { produktName, anbieterName }: Context['settings']): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(mail.betreff)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f5f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f5f0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px">
<tr><td style="padding:0 4px 14px;${FONT}font-size:17px;font-weight:600;color:#23211d">${escape(mail.marke?.firma ?? produktName)}</td></tr>
<tr><td style="padding:28px;background:#ffffff;border:1px solid #e4e0d7;border-radius:8px;${FONT}font-size:15px;line-height:1.55;color:#23211d">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600">${escape(mail.betreff)}</h1>
${paragraphs(mail.text)}
${button(mail)}${anhang(mail)}
</td></tr>
<tr><td style="padding:14px 4px 0;${FONT}font-size:13px;line-height:1.5;color:#5f5b53">Diese Nachricht kommt von ${escape(produktName)}, einem Dienst von ${escape(anbieterName)}.</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
