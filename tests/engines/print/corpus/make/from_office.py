"""LibreOffice: Draw and Writer, as offices make their print files."""
from codes import *
from kit import *
from svg import css

LO = 'LibreOffice'
W = [TRIM]
SPACES = ' '.join(f'xmlns:{k}="urn:oasis:names:tc:opendocument:xmlns:{v}:1.0"' for k, v in {
    'office': 'office', 'style': 'style', 'text': 'text', 'draw': 'drawing', 'fo': 'xsl-fo-compatible', 'svg': 'svg-compatible'}.items())


def fodg(pages, size, extra=''):
    w, h = size
    styles, body = [], []
    for number, parts in enumerate(pages):
        shapes = []
        for part in parts:
            name = f's{len(styles)}'
            kind = part[0]
            if kind == 'R':
                x, y, bw, bh, color = part[1:]
                styles.append(f'<style:style style:name="{name}" style:family="graphic"><style:graphic-properties draw:stroke="none" '
                              f'draw:fill="solid" draw:fill-color="{css(color)}"/></style:style>')
                shapes.append(f'<draw:rect draw:style-name="{name}" svg:x="{x}mm" svg:y="{y}mm" svg:width="{bw}mm" svg:height="{bh}mm"/>')
            elif kind == 'T':
                x, y, pt, words, color = part[1:]
                styles.append(f'<style:style style:name="{name}" style:family="graphic"><style:graphic-properties draw:stroke="none" '
                              'draw:fill="none" fo:padding="0mm" draw:auto-grow-width="true" draw:auto-grow-height="true" fo:wrap-option="no-wrap"/>'
                              f'</style:style><style:style style:name="{name}t" style:family="text"><style:text-properties '
                              f'fo:font-family="Liberation Sans" fo:font-size="{pt}pt" fo:color="{css(color)}"/></style:style>')
                shapes.append(f'<draw:frame draw:style-name="{name}" svg:x="{x}mm" svg:y="{y - pt * 0.905 / MM:.2f}mm" svg:width="{len(words) * pt * 0.2:.1f}mm" '
                              f'svg:height="{pt * 0.45:.1f}mm"><draw:text-box><text:p><text:span text:style-name="{name}t">{words}</text:span>'
                              '</text:p></draw:text-box></draw:frame>')
            elif kind == 'L':
                x0, y0, x1, y1, pt, color = part[1:]
                styles.append(f'<style:style style:name="{name}" style:family="graphic"><style:graphic-properties draw:stroke="solid" '
                              f'svg:stroke-width="{pt / MM:.3f}mm" svg:stroke-color="{css(color)}"/></style:style>')
                shapes.append(f'<draw:line draw:style-name="{name}" svg:x1="{x0}mm" svg:y1="{y0}mm" svg:x2="{x1}mm" svg:y2="{y1}mm"/>')
        body.append(f'<draw:page draw:name="S{number}" draw:master-page-name="M">{"".join(shapes)}{extra if number == len(pages) - 1 else ""}</draw:page>')
    return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {SPACES} office:version="1.3" '
            'office:mimetype="application/vnd.oasis.opendocument.graphics"><office:styles/>'
            f'<office:automatic-styles><style:style style:name="D" style:family="drawing-page"/><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="{w}mm" fo:page-height="{h}mm" '
            f'style:print-orientation="{"landscape" if w > h else "portrait"}" fo:margin-left="0mm" fo:margin-right="0mm" fo:margin-top="0mm" fo:margin-bottom="0mm"/></style:page-layout>{"".join(styles)}</office:automatic-styles><office:master-styles>'
            '<style:master-page style:name="M" style:page-layout-name="L" draw:style-name="D"/></office:master-styles>'
            f'<office:body><office:drawing>{"".join(body)}</office:drawing></office:body></office:document>')


def fodt(lines, size):
    w, h = size
    paragraphs = ''.join(f'<text:p text:style-name="P">{line}</text:p>' for line in lines)
    return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {SPACES} office:version="1.3" '
            'office:mimetype="application/vnd.oasis.opendocument.text">'
            f'<office:automatic-styles><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="{w}mm" fo:page-height="{h}mm" '
            'fo:margin-left="28mm" fo:margin-right="28mm" fo:margin-top="110mm" fo:margin-bottom="30mm"/></style:page-layout>'
            '<style:style style:name="P" style:family="paragraph"><style:text-properties fo:font-family="Liberation Serif" fo:font-size="12pt"/>'
            '</style:style></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"/></office:master-styles>'
            f'<office:body><office:text>{paragraphs}</office:text></office:body></office:document>')


def office(out, source, kind, options=''):
    module = {'fodg': 'draw', 'fodt': 'writer'}[kind]
    with Folder() as folder:
        (folder / f'a.{kind}').write_text(source)
        run('soffice', f'-env:UserInstallation=file://{folder}/profile', '--headless', '--convert-to',
            f'pdf:{module}_pdf_Export' + (f':{options}' if options else ''), '--outdir', folder, folder / f'a.{kind}')
        shutil.copy(folder / 'a.pdf', out)


def draw(out, fmt, pages=None, options='', extra=''):
    pages = [[part for part in page if part[0] != 'I'] for page in pages or BASIS[fmt]()]
    office(out, fodg(pages, SIZE[fmt], extra), 'fodg', options)


@datei('lo-draw-karte', LO, KARTE, 'Draw', warnung=W, hinweis=[RGB])
def _(out):
    draw(out, KARTE)


@datei('lo-draw-pdfa', LO, BRIEF2, 'Draw, as PDF/A-2', warnung=W, hinweis=[RGB])
def _(out):
    draw(out, BRIEF2, options='{"SelectPdfVersion":{"type":"long","value":"2"}}')


@datei('lo-draw-verlauf', LO, KARTE, 'a half transparent surface inside the design', warnung=W, hinweis=[RGB])
def _(out):
    shape = ('<draw:rect svg:x="100mm" svg:y="84mm" svg:width="50mm" svg:height="22mm" draw:style-name="halb"/>')
    source = fodg([[part for part in page if part[0] != 'I'] for page in karte()], SIZE[KARTE], shape).replace(
        '</office:automatic-styles>', '<style:style style:name="halb" style:family="graphic"><style:graphic-properties draw:stroke="none" '
        'draw:fill="solid" draw:fill-color="#3399aa" draw:opacity="40%"/></style:style></office:automatic-styles>')
    office(out, source, 'fodg')


@datei('lo-writer-brief', LO, BRIEF, 'Writer: a letter of text alone', warnung=[TRIM])
def _(out):
    office(out, fodt(['Liebe Nachbarn,', '', *SATZ, '', 'Ihre Gärtnerei'], SIZE[BRIEF]), 'fodt')


@datei('lo-x-feld-text', LO, BRIEF, 'Writer\'s habit: the own sender large in the address field', fehler=[FELD], warnung=W, hinweis=[RGB])
def _(out):
    draw(out, BRIEF, mit(BRIEF, T(28, 74, 14, 'Gärtnerei Öztürk'), T(28, 82, 10, 'Lindenallee 4')))


@datei('lo-x-a4', LO, BRIEF, 'Writer in plain A4', fehler=[OHNE])
def _(out):
    office(out, fodt(['Liebe Nachbarn,', '', *SATZ], (210, 297)), 'fodt')


@datei('lo-x-zone-kasten', LO, KARTE, 'a tinted box for the address, as templates have it', fehler=[ZONE], warnung=W, hinweis=[RGB])
def _(out):
    draw(out, KARTE, mit(KARTE, R(170, 60, 55, 36, (0, 0, 0, 0.12))))


@datei('lo-x-eine-seite', LO, BRIEF2, 'a page too few', fehler=[SEITEN], warnung=W, hinweis=[RGB], erlaubt=[LEER])
def _(out):
    draw(out, BRIEF2, [brief_vorn()])
