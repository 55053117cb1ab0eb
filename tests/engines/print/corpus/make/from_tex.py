"""TeX with TikZ: CMYK, Computer Modern, boxes by \\pdfpageattr."""
from codes import *
from kit import *

TEX = 'TeX'
HEAD = r"""\documentclass{minimal}
\usepackage[cmyk]{xcolor}\usepackage{tikz}\usetikzlibrary{patterns,fadings,shadings}
\usepackage[utf8]{inputenc}
\pdfhorigin=0pt \pdfvorigin=0pt \hoffset=0pt \voffset=0pt \pdfinfoomitdate=1 \pdfsuppressptexinfo=-1
\begin{document}
"""


def named(color, out):
    name = 'f' + ''.join(f'{round(v * 100):03d}' for v in color).translate(str.maketrans('0123456789', 'abcdefghij'))
    out.add(r'\definecolor{%s}{cmyk}{%g,%g,%g,%g}' % (name, *color))
    return name


def tex_part(part, folder, colors):
    kind = part[0]
    if kind == 'TEX':
        return part[1] + '\n'
    if kind == 'R':
        x, y, w, h, color = part[1:]
        return f'\\fill[{named(color, colors)}] ({x},{y}) rectangle +({w},{h});\n'
    if kind == 'T':
        x, y, pt, words, color = part[1:]
        return (f'\\node[anchor=base west,inner sep=0pt,outer sep=0pt,text={named(color, colors)}] at ({x},{y}) '
                f'{{\\font\\z=cmss10 at {pt}bp \\z {words.replace(" · ", " -- ")}}};\n')
    if kind == 'L':
        x0, y0, x1, y1, pt, color = part[1:]
        return f'\\draw[{named(color, colors)},line width={pt}bp] ({x0},{y0}) -- ({x1},{y1});\n'
    x, y, w, h, dpi = part[1:]
    file = folder / f'bild{len(list(folder.glob("bild*")))}.jpg'
    file.write_bytes(jpeg(w, h, dpi, 'CMYK'))
    return f'\\node[anchor=north west,inner sep=0pt,outer sep=0pt] at ({x},{y}) {{\\includegraphics[width={w}mm,height={h}mm]{{{file.name}}}}};\n'


def tex(out, fmt, pages=None, head='', trim=True, engine='pdflatex'):
    w, h = SIZE[fmt]
    with Folder() as folder:
        colors, body = set(), []
        boxes = '/TrimBox [%.3f %.3f %.3f %.3f] /BleedBox [0 0 %.3f %.3f]' % (3 * MM, 3 * MM, (w - 3) * MM, (h - 3) * MM, w * MM, h * MM)
        for parts in pages or BASIS[fmt]():
            drawing = ''.join(tex_part(part, folder, colors) for part in parts)
            body.append(f'\\pdfpagewidth={w}mm \\pdfpageheight={h}mm ' + (f'\\pdfpageattr{{{boxes}}}' if trim else '') +
                        f'\\setbox0\\hbox{{\\begin{{tikzpicture}}[x=1mm,y=-1mm]\\useasboundingbox (0,0) rectangle ({w},{h});\n{drawing}\\end{{tikzpicture}}}}'
                        '\\shipout\\box0\n')
        (folder / 'a.tex').write_text(head + HEAD + '\n'.join(sorted(colors)) + ''.join(body) + '\\end{document}')
        run(engine, '-interaction=nonstopmode', '-halt-on-error', 'a.tex', cwd=folder)
        shutil.copy(folder / 'a.pdf', out)


def TX(code):
    return ('TEX', code)


@datei('tex-karte', TEX, KARTE, 'TikZ in CMYK')
def _(out):
    tex(out, KARTE)


@datei('tex-brief', TEX, BRIEF, 'PDF 1.4 without object streams')
def _(out):
    tex(out, BRIEF, head='\\pdfminorversion=4 \\pdfobjcompresslevel=0 ')


@datei('tex-brief2-17', TEX, BRIEF2, 'PDF 1.7')
def _(out):
    tex(out, BRIEF2, head='\\pdfminorversion=7 ')


@datei('tex-muster', TEX, KARTE, 'hatching by a pattern inside the design', erlaubt=[RGB_BLEIBT])
def _(out):
    tex(out, KARTE, mit(KARTE, TX('\\fill[pattern=north east lines,pattern color=black] (112,90) rectangle +(40,18);')))


@datei('tex-schattierung', TEX, KARTE, 'a ball shaded in functions')
def _(out):
    tex(out, KARTE, mit(KARTE, TX('\\shade[ball color=green] (140,98) circle (9);')))


@datei('tex-ausblendung', TEX, KARTE, 'a fading that ends before the zone')
def _(out):
    code = '\\fill[black!20,path fading=east] (72,86) rectangle (160,110);'
    tex(out, KARTE, mit(KARTE, TX(code)))


@datei('tex-ohne-endformat', TEX, BRIEF, 'no TrimBox', warnung=[TRIM])
def _(out):
    tex(out, BRIEF, trim=False)


@datei('tex-x-zone-ausblendung', TEX, KARTE, 'a fading that goes on over the zone', fehler=[ZONE])
def _(out):
    tex(out, KARTE, mit(KARTE, TX('\\fill[black!60,path fading=east] (72,20) rectangle (230,60);')))


@datei('tex-x-zone-schraffur', TEX, KARTE, 'hatching in the coding zone', fehler=[ZONE], erlaubt=[RGB_BLEIBT])
def _(out):
    tex(out, KARTE, mit(KARTE, TX('\\fill[pattern=north east lines,pattern color=black] (10,114) rectangle (150,126);')))


@datei('tex-x-winzig', TEX, BRIEF, 'type of 4 pt in three inks', warnung=[KLEIN])
def _(out):
    tex(out, BRIEF, mit(BRIEF, T(24, 210, 4, 'Angebot gilt solange der Vorrat reicht.', (0.5, 0.6, 0.7, 0))))


@datei('tex-x-haarlinie', TEX, BRIEF2, 'a table of lines of 0.1 pt', warnung=[HAAR])
def _(out):
    tex(out, BRIEF2, mit(BRIEF2, *[L(80, 130 + 8 * i, 180, 130 + 8 * i, 0.1) for i in range(5)]))


@datei('tex-x-feld-linien', TEX, BRIEF, 'lines for writing in the address field', fehler=[FELD])
def _(out):
    tex(out, BRIEF, mit(BRIEF, *[L(28, 70 + 6 * i, 100, 70 + 6 * i, 0.6) for i in range(4)]))
