"""Inkscape, rsvg-convert and poppler's pdftocairo: RGB through Cairo."""
from codes import *
from postscript import distil
from svg import *

W = [TRIM]


def rsvg(out, fmt, pages=None, defs=''):
    with Folder() as folder:
        files = []
        for i, parts in enumerate(pages or BASIS[fmt]()):
            files.append(folder / f'{i}.svg')
            files[-1].write_text(svg(parts, SIZE[fmt], defs))
        run('rsvg-convert', '-f', 'pdf', '-o', out, *files)


def inkscape(out, fmt, pages=None, *options, defs=''):
    with Folder() as folder:
        made = []
        for i, parts in enumerate(pages or BASIS[fmt]()):
            (folder / f'{i}.svg').write_text(svg(parts, SIZE[fmt], defs))
            made.append(folder / f'{i}.pdf')
            run('inkscape', '--export-type=pdf', f'--export-filename={made[-1]}', *options, folder / f'{i}.svg')
        if len(made) == 1:
            shutil.copy(made[0], out)
        else:
            run('pdfunite', *made, out)


VERLAUF = ('<linearGradient id="v"><stop offset="0" stop-color="#39a"/><stop offset="1" stop-color="#fff"/></linearGradient>'
           '<linearGradient id="a"><stop offset="0" stop-color="#39a"/><stop offset="1" stop-color="#39a" stop-opacity="0"/></linearGradient>'
           '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill="#c60"/></pattern>'
           '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'
           '<clipPath id="c"><circle cx="130" cy="90" r="16"/></clipPath>'
           '<mask id="m"><rect x="72" y="84" width="80" height="24" fill="url(#w)"/></mask>'
           '<linearGradient id="w"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>')


@datei('rsvg-karte', 'rsvg-convert', KARTE, 'two drawings', warnung=W, hinweis=[RGB])
def _(out):
    rsvg(out, KARTE)


@datei('rsvg-verlauf', 'rsvg-convert', KARTE, 'a gradient of opacity that ends before the zone', warnung=W, hinweis=[RGB], erlaubt=[RGB_BLEIBT])
def _(out):
    back = [SVG('<rect x="0" y="20" width="160" height="90" fill="url(#a)"/>'), *hinten()[1:]]
    rsvg(out, KARTE, [vorn(), back], VERLAUF)


@datei('rsvg-maske', 'rsvg-convert', KARTE, 'a mask and a clip', warnung=W, hinweis=[RGB])
def _(out):
    code = '<g mask="url(#m)"><rect x="60" y="70" width="180" height="60" fill="#285"/></g>'
    rsvg(out, KARTE, mit(KARTE, SVG(code)), VERLAUF)


@datei('rsvg-x-zone-muster', 'rsvg-convert', KARTE, 'dots in the franking zone', fehler=[ZONE], warnung=W, hinweis=[RGB])
def _(out):
    rsvg(out, KARTE, mit(KARTE, SVG('<rect x="175" y="8" width="50" height="30" fill="url(#p)"/>')), VERLAUF)


@datei('ink-brief', 'Inkscape', BRIEF, 'as it comes out of the box', warnung=W, hinweis=[RGB])
def _(out):
    inkscape(out, BRIEF)


@datei('ink-kurven', 'Inkscape', BRIEF, 'text as paths', warnung=W, hinweis=[RGB])
def _(out):
    inkscape(out, BRIEF, [[part for part in brief_vorn() if part[0] != 'I' and not (part[0] == 'T' and part[4] in SATZ)]], '--export-text-to-path')


@datei('ink-karte-muster', 'Inkscape', KARTE, 'a pattern, a clip and opacity; two files put together by pdfunite', warnung=W, hinweis=[RGB])
def _(out):
    code = ('<rect x="112" y="86" width="40" height="22" fill="url(#p)" opacity="0.6"/>'
            '<g clip-path="url(#c)"><rect x="0" y="0" width="241" height="131" fill="#39a" opacity="0.3"/></g>')
    inkscape(out, KARTE, mit(KARTE, SVG(code)), defs=VERLAUF)


@datei('ink-unschaerfe', 'Inkscape', BRIEF, 'a blur, painted as pixels of 300 dpi', warnung=W, hinweis=[RGB])
def _(out):
    inkscape(out, BRIEF, mit(BRIEF, SVG('<circle cx="160" cy="228" r="5" fill="#285" filter="url(#f)"/>')), '--export-dpi=300', defs=VERLAUF)


@datei('ink-x-unschaerfe-96', 'Inkscape', BRIEF, 'a blur, painted as pixels of 96 dpi', fehler=[DPI], warnung=W, hinweis=[RGB])
def _(out):
    inkscape(out, BRIEF, mit(BRIEF, SVG('<circle cx="160" cy="228" r="12" fill="#285" filter="url(#f)"/>')), '--export-dpi=96', defs=VERLAUF)


@datei('ink-x-feld-logo', 'Inkscape', BRIEF, 'a logo that reaches into the address field', fehler=[FELD], warnung=W, hinweis=[RGB])
def _(out):
    inkscape(out, BRIEF, mit(BRIEF, SVG('<path d="M90 60 L120 60 L105 84 Z" fill="#c30"/>')))


@datei('ink-x-haarlinie', 'Inkscape', BRIEF, 'a stroke of 0.02 mm', warnung=[*W, HAAR], hinweis=[RGB])
def _(out):
    inkscape(out, BRIEF, mit(BRIEF, SVG('<path d="M24 205 C60 190 90 220 130 205" fill="none" stroke="#000" stroke-width="0.02"/>')))


def cairo_again(out, fmt, pages=None):
    with Folder() as folder:
        distil(folder / 'in.pdf', fmt, pages)
        run('pdftocairo', '-pdf', folder / 'in.pdf', out)


@datei('poppler-karte', 'poppler', KARTE, 'printed to PDF by a viewer: RGB, black as three colours', warnung=[*W, SCHWARZ_BUNT], hinweis=[RGB])
def _(out):
    cairo_again(out, KARTE)


@datei('poppler-vereint', 'poppler', BRIEF2, 'two files put together by pdfunite, which drops the boxes', warnung=[TRIM])
def _(out):
    with Folder() as folder:
        distil(folder / 'a.pdf', BRIEF, [brief_vorn()])
        distil(folder / 'b.pdf', BRIEF, [brief_hinten()])
        run('pdfunite', folder / 'a.pdf', folder / 'b.pdf', out)


@datei('poppler-einzeln', 'poppler', BRIEF, 'one page taken out of many by pdfseparate, which drops the boxes', warnung=[TRIM])
def _(out):
    with Folder() as folder:
        distil(folder / 'a.pdf', BRIEF2)
        run('pdfseparate', '-f', '1', '-l', '1', folder / 'a.pdf', out)
