"""Chromium and wkhtmltopdf: web pages as print files."""
from codes import *
from from_svg import VERLAUF
from svg import *

W = [TRIM]


def chromium(out, fmt, pages=None, defs='', extra='', size=None):
    with Folder() as folder:
        (folder / 'a.html').write_text(html(pages or BASIS[fmt](), size or SIZE[fmt], defs, extra))
        run('chromium', '--headless', '--no-sandbox', '--disable-gpu', f'--user-data-dir={folder}/profile', '--no-pdf-header-footer',
            f'--print-to-pdf={out}', folder / 'a.html')


def wk(out, fmt, pages=None, *options):
    w, h = SIZE[fmt]
    with Folder() as folder:
        # Qt's pages count 124 dots an inch where its print counts 96.
        (folder / 'a.html').write_text(html(pages or BASIS[fmt](), SIZE[fmt], scale=1.2995))
        run('wkhtmltopdf', '-q', '--page-width', f'{w}mm', '--page-height', f'{h}mm', '-T', '0', '-B', '0', '-L', '0', '-R', '0',
            *options, folder / 'a.html', out, env={'QT_QPA_PLATFORM': 'offscreen', 'XDG_RUNTIME_DIR': str(folder)}, ok=(0, 1))


@datei('chrome-karte', 'Chromium', KARTE, 'printed to PDF, tagged', warnung=W, hinweis=[RGB])
def _(out):
    chromium(out, KARTE)


@datei('chrome-brief2', 'Chromium', BRIEF2, 'two pages', warnung=W, hinweis=[RGB])
def _(out):
    chromium(out, BRIEF2)


@datei('chrome-effekte', 'Chromium', KARTE, 'gradient, pattern and opacity inside the design', warnung=W, hinweis=[RGB], erlaubt=[RGB_BLEIBT])
def _(out):
    code = ('<rect x="0" y="20" width="150" height="90" fill="url(#a)"/><rect x="112" y="86" width="40" height="22" fill="url(#p)" opacity="0.7"/>')
    chromium(out, KARTE, [vorn(), [hinten()[0], SVG(code), *hinten()[1:]]], VERLAUF)


@datei('chrome-verweis', 'Chromium', BRIEF, 'a link', warnung=W, hinweis=[RGB])
def _(out):
    chromium(out, BRIEF, extra='<a href="https://example.org" style="position:absolute;left:24mm;top:220mm;font:4mm Liberation Sans;color:#000">example.org</a>')


@datei('chrome-x-zone-schatten', 'Chromium', KARTE, 'a soft shadow that reaches into the zone', fehler=[ZONE], warnung=W, hinweis=[RGB], erlaubt=[RGB_BLEIBT])
def _(out):
    code = '<rect x="90" y="30" width="70" height="70" fill="#fff"/><rect x="150" y="30" width="40" height="70" fill="url(#v)"/>'
    chromium(out, KARTE, mit(KARTE, SVG(code)), VERLAUF)


@datei('chrome-x-feld-seite', 'Chromium', BRIEF, 'a coloured page', warnung=[*W, FELD_TON], hinweis=[RGB])
def _(out):
    chromium(out, BRIEF, [[R(0, 0, 216, 303, (0.3, 0.1, 0, 0)), *brief_vorn()]])


@datei('chrome-x-ohne-beschnitt', 'Chromium', BRIEF, 'plain A4', fehler=[OHNE], hinweis=[RGB])
def _(out):
    chromium(out, BRIEF, [[part for part in brief_vorn() if part[0] != 'R' and part[-1] != WEISS]], size=(210, 297))


@datei('chrome-x-text-am-rand', 'Chromium', KARTE, 'text 1.5 mm from the trim', warnung=[*W, RAND], hinweis=[RGB])
def _(out):
    chromium(out, KARTE, [[*vorn(), T(4.5, 84, 12, 'Eintritt frei')], hinten()])


@datei('chrome-x-aufloesung', 'Chromium', BRIEF, 'a picture of 96 dpi', fehler=[DPI], warnung=W, hinweis=[RGB])
def _(out):
    chromium(out, BRIEF, mit(BRIEF, I(120, 205, 60, 45, 96)))


@datei('wk-brief', 'wkhtmltopdf', BRIEF, 'Qt\'s writer', warnung=W, hinweis=[RGB])
def _(out):
    wk(out, BRIEF)


@datei('wk-x-feld-text', 'wkhtmltopdf', BRIEF, 'a line in the address field', fehler=[FELD], warnung=W, hinweis=[RGB])
def _(out):
    wk(out, BRIEF, mit(BRIEF, T(28, 76, 12, 'Ihre Gartenfreunde')))
