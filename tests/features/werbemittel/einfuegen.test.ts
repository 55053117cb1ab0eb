import { describe, expect, it } from 'vitest'
import type { Paragraph } from '#src/engines/print/editor.ts'
import { readHtml, readPlain } from '#src/features/werbemittel/editor/einfuegen/readHtml.ts'

/** Each paragraph with its looks: `*bold*`, `/italic/`, `_underlined_`. */
function shown(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.map(({ runs }) =>
    runs
      .map((run) => {
        if (run.t === 'ph') return `PLATZHALTER ${run.key}`
        const { weight, italic, underline } = run.style ?? {}
        return [weight && '*', italic && '/', underline && '_'].reduce(
          (text, mark) => (mark ? mark + text + mark : text),
          run.text,
        )
      })
      .join(''),
  )
}

/** Word 365 on Windows: conditional comments, classes, lists of `mso-list`, fields, spell marks. */
const WORD = `Version:1.0
StartHTML:0000000105
<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:"Cambria Math";}
p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='mso-list:none'><span style='mso-fareast-font-family:"Times New Roman"'>Herzlich willkommen<o:p></o:p></span></h1>
<p class=MsoNormal><span class=SpellE>Liebe</span> <b style='mso-bidi-font-weight:normal'>Kundin</b>,<span
style='mso-spacerun:yes'>  </span>unser <i>neues</i> Haus <u>öffnet</u>
am 3.&nbsp;Mai.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Kaffee<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Kuchen<o:p></o:p></p>
<p class=MsoNormal><span style='mso-hide:all;display:none'>Verborgen</span>Ihr <a href="https://x.example"><span
style='text-decoration:underline;color:blue'>Team</span></a> «Vorname» {vorname}<span style='font-size:1.0pt'>&#8203;&#xFEFF;&#xFFFC;</span></p>
<!--EndFragment--></body></html>`

/** Google Docs: everything in a `<b>` that is not bold, spans with all their styles, lists, a table. */
const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Zum </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">Frühling</span><span style="font-weight:400;font-style:italic;text-decoration:underline;white-space:pre-wrap;"> alles neu</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Rosen</span></p></li></ul><ol start="4"><li><p>vier</p></li><li><p>fünf</p></li></ol><div dir="ltr"><table style="border:none;"><colgroup><col width="120" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid;"><p dir="ltr"><span style="font-weight:700;">Mo</span></p></td><td><p>9–12</p><p>14–18</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** Excel: a style sheet of classes, number formats, hidden columns, rows without words. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\,";}
.xl65 {mso-number-format:"0\\.00";}
.xl66 {color:black; font-weight:700; mso-style-parent:style0;}
--></style></head><body link="#0563C1">
<table border=0 cellpadding=0 style='border-collapse:collapse;width:96pt'><!--StartFragment-->
 <col width=64 style='width:48pt'><col width=0 style='display:none;mso-width-source:userset'>
 <tr height=19 style='height:14.4pt'>
  <td height=19 class=xl66 style='height:14.4pt'>Artikel</td><td style='display:none'>intern</td><td class=xl66>Preis</td>
 </tr>
 <tr height=19><td>Rosen &amp; Tulpen</td><td style='display:none'>7</td><td class=xl65 align=right x:num="4.5">4,50<span style='mso-spacerun:yes'> </span></td></tr>
 <tr><td></td><td></td><td></td></tr>
<!--EndFragment--></table></body></html>`

describe('what is pasted', () => {
  it('from Word', () => {
    expect(shown(readHtml(WORD.slice(WORD.indexOf('<html'))))).toEqual([
      '*Herzlich willkommen*',
      'Liebe *Kundin*, unser /neues/ Haus _öffnet_ am 3.\u00a0Mai.',
      '',
      '• Kaffee',
      '2. Kuchen',
      'Ihr Team «Vorname» {vorname}',
    ])
  })

  it('from Google Docs', () => {
    expect(shown(readHtml(GOOGLE))).toEqual([
      'Zum *Frühling*_/ alles neu/_',
      '',
      '• Rosen',
      '4. vier',
      '5. fünf',
      '*Mo* · 9–12 14–18',
    ])
  })

  it('from Excel: rows as lines, hidden columns left out', () => {
    expect(shown(readHtml(EXCEL))).toEqual(['*Artikel* · *Preis*', 'Rosen & Tulpen · 4,50'])
  })

  it('from a page: what is no text goes, line breaks stay', () => {
    const html =
      '<script>alert(1)</script><div>eins<br>zwei <strong>drei</strong></div><!-- x --><p hidden>weg</p><pre>a\n  b</pre><p>ü<img src=x onerror=y></p>'
    expect(shown(readHtml(html))).toEqual(['eins', 'zwei *drei*', 'a', 'b', 'ü'])
    expect(readHtml('<img src=x><style>p{}</style>')).toEqual([])
    // Words that look like a style stay words.
    expect(shown(readHtml('<p title="a">ein style = gut</p>'))).toEqual(['ein style = gut'])
  })

  it('without a look: controls go, tabs part cells', () => {
    expect(shown(readPlain('eins\tzwei\r\n\u0007dr\u200Bei\uFFFC\u2028vier'))).toEqual(['eins · zwei', 'drei', 'vier'])
    expect(readPlain('\u200B')).toEqual([])
  })
})
