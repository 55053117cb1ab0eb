"""Ghostscript: faultless files with what commonly raises a false alarm."""
from codes import *
from kit import *
from postscript import *

GS = 'Ghostscript'
H = 131


def p(x, y):
    return f'{x * MM:.3f} {(H - y) * MM:.3f}'


@datei('gs-karte-pdf14', GS, KARTE, 'CMYK, PDF 1.4')
def _(out):
    distil(out, KARTE, compat='1.4')


@datei('gs-brief-pdf13', GS, BRIEF, 'PDF 1.3')
def _(out):
    distil(out, BRIEF, compat='1.3')


@datei('gs-brief2-pdf17', GS, BRIEF2, 'PDF 1.7')
def _(out):
    distil(out, BRIEF2, compat='1.7')


@datei('gs-brief-pdf20', GS, BRIEF, 'PDF 2.0')
def _(out):
    distil(out, BRIEF, compat='2.0')


@datei('gs-weiss-ueber-voll', GS, KARTE, 'a full dark page, white surfaces over the zones, the design on them')
def _(out):
    back = [R(0, 0, 241, 131, BLAU), R(162, -1, 80, 133, WEISS), R(-1, 111, 243, 21, WEISS), *hinten()]
    distil(out, KARTE, [vorn(), back])


@datei('gs-weiss-dahinter', GS, KARTE, 'white behind the whole page, in grey, RGB-free')
def _(out):
    pages = [[PS(f'1 setgray 0 0 {241 * MM} {131 * MM} R'), *page] for page in karte()]
    distil(out, KARTE, pages)


@datei('gs-muster', GS, KARTE, 'a tiling pattern inside the design')
def _(out):
    pattern = ('<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 12 12] /XStep 12 /YStep 12 /PaintProc '
               '{ pop 0.3 0 0 0 setcmykcolor 6 6 4 0 360 arc fill } >> matrix makepattern setpattern '
               f'{p(0, 60)} {60 * MM} {60 * MM} R')
    distil(out, KARTE, [vorn(), [R(0, 0, 163, 112, CREME), PS(pattern), *hinten()[1:]]])


@datei('gs-verlauf', GS, KARTE, 'a shading over the whole page that has become white before the zone begins')
def _(out):
    shade = ('<< /ShadingType 2 /ColorSpace /DeviceCMYK /Extend [true true] '
             f'/Coords [{60 * MM} 0 {150 * MM} 0] /Function << /FunctionType 2 /N 1 /Domain [0 1] '
             '/C0 [0 0.1 0.3 0] /C1 [0 0 0 0] >> >> shfill')
    clip = f'gsave newpath 0 {20 * MM} {241 * MM} {120 * MM} rectclip {shade} grestore'
    distil(out, KARTE, [vorn(), [PS(clip), *hinten()[1:]]])


@datei('gs-formen', GS, KARTE, 'forms in forms')
def _(out):
    form = (f'[ /_objdef {{a}} /BBox [0 0 100 100] /BP pdfmark 0.5 0 0.2 0 setcmykcolor 10 10 80 80 R [ /EP pdfmark '
            f'[ /_objdef {{b}} /BBox [0 0 300 300] /BP pdfmark gsave 0.5 0.5 scale [ {{a}} /SP pdfmark grestore '
            f'gsave 60 0 translate [ {{a}} /SP pdfmark grestore [ /EP pdfmark gsave {p(110, 108)} translate '
            '0.5 0.5 scale [ {b} /SP pdfmark grestore')
    distil(out, KARTE, mit(KARTE, PS(form)))


@datei('gs-type3', GS, BRIEF, 'a Type 3 font')
def _(out):
    font = """8 dict dup begin /FontType 3 def /FontMatrix [0.001 0 0 0.001 0 0] def /FontBBox [0 0 1000 1000] def
/Encoding 256 array def 0 1 255 { Encoding exch /.notdef put } for Encoding 97 /square put Encoding 98 /tri put
/BuildGlyph { 1000 0 0 0 1000 1000 setcachedevice exch pop /square eq { 100 100 800 800 rectfill }
{ 100 100 moveto 900 100 lineto 500 900 lineto closepath fill } ifelse } bind def
/BuildChar { 1 index /Encoding get exch get 1 index /BuildGlyph get exec } bind def end /Zeichen exch definefont pop"""
    words = f'0 0 0 1 setcmykcolor /Zeichen 14 selectfont {24 * MM} {(303 - 220) * MM} moveto (abba ab aab) show'
    distil(out, BRIEF, mit(BRIEF, PS(words)), head=font)


@datei('gs-devicen', GS, BRIEF, 'DeviceN of process inks')
def _(out):
    code = ('[/DeviceN [/Cyan /Black] /DeviceCMYK { 0 exch 0 exch }] setcolorspace 0.6 0.3 setcolor '
            f'{140 * MM} {(303 - 240) * MM} {50 * MM} {20 * MM} R')
    distil(out, BRIEF, mit(BRIEF, PS(code)))


@datei('gs-sonderfarbe', GS, KARTE, 'a spot colour', warnung=[SPOT])
def _(out):
    code = ('[/Separation (HKS 13) /DeviceCMYK { dup 0.95 mul exch 0.9 mul 0 3 1 roll 0 }] setcolorspace 1 setcolor '
            f'{p(72, 105)} {80 * MM} {6 * MM} R')
    distil(out, KARTE, mit(KARTE, PS(code)))


@datei('gs-schnittmarken', GS, KARTE, 'crop marks in a slug of 10 mm outside the bleed')
def _(out):
    marks = [L(x, y, x, y + 5, 0.25, (1, 1, 1, 1)) for x in (3, 238) for y in (-9, 135)]
    marks += [L(x, y, x + 5, y, 0.25, (1, 1, 1, 1)) for y in (3, 128) for x in (-9, 245)]
    marks += [T(100, -4, 7, 'Karte.pdf 1')]
    distil(out, KARTE, [[*page, *marks] for page in karte()], slug=10)


@datei('gs-passermarken', GS, BRIEF, 'crop marks in the colour All, all in one path, from 2.117 mm off the cut as InDesign sets them')
def _(out):
    off, far = 2.117 * MM, 9 * MM
    left, bottom, right, top = (v * MM for v in (3, 3, 213, 300))
    lines = [(x, y, x + dx * d, y) for x, dx in ((left, -1), (right, 1)) for y in (bottom, top) for d in (off, far)]
    lines += [(x, y, x, y + dy * d) for y, dy in ((bottom, -1), (top, 1)) for x in (left, right) for d in (off, far)]
    path = ' '.join(f'{a[2]:.3f} {a[3]:.3f} moveto {b[2]:.3f} {b[3]:.3f} lineto' for a, b in zip(lines[::2], lines[1::2]))
    marks = PS(f'[/Separation /All /DeviceCMYK {{ dup dup dup }}] setcolorspace 1 setcolor 0.25 setlinewidth {path} stroke')
    distil(out, BRIEF, [[*page, marks] for page in brief()], slug=10)


@datei('gs-schwarz-ueberdruckt', GS, KARTE, 'black text that overprints')
def _(out):
    pages = [[*page[:2], PS('1 .setoverprintmode true setoverprint'), *page[2:3], PS('false setoverprint'), *page[3:]] for page in karte()]
    distil(out, KARTE, pages)


X3 = """[ /GTS_PDFXVersion (PDF/X-3:2002) /Title (Karte) /Trapped /False /DOCINFO pdfmark
[ /_objdef {OutputIntent} /type /dict /OBJ pdfmark
[ {OutputIntent} << /Type /OutputIntent /S /GTS_PDFX /OutputCondition (FOGRA39) /Info (none)
/OutputConditionIdentifier (FOGRA39) /RegistryName (http://www.color.org) >> /PUT pdfmark
[ {Catalog} << /OutputIntents [ {OutputIntent} ] >> /PUT pdfmark
"""


@datei('gs-pdfx3', GS, KARTE, 'PDF/X-3 with a named printing condition')
def _(out):
    distil(out, KARTE, None, '-dPDFX', head=X3, compat='1.3')


@datei('gs-grau', GS, BRIEF2, 'grey throughout')
def _(out):
    distil(out, BRIEF2, None, '-sColorConversionStrategy=Gray')


@datei('gs-flach-grau', GS, BRIEF, 'the page as one grey picture (pdfimage8)', warnung=[TRIM])
def _(out):
    gs(ps(brief(), SIZE[BRIEF]), out, '-r300', device='pdfimage8')


@datei('gs-flach-cmyk', GS, BRIEF, 'the page as one CMYK picture (pdfimage32)', warnung=[TRIM])
def _(out):
    gs(ps([[part for part in brief_vorn() if part[0] != 'I']], SIZE[BRIEF]), out, '-r300', device='pdfimage32')


@datei('gs-beschnitten', GS, KARTE, 'a dark surface and large text that a clip keeps out of the zone')
def _(out):
    clip = (f'gsave {p(62, 110)} {90 * MM} {40 * MM} rectclip 0.6 0.2 0 0 setcmykcolor {p(60, 131)} {180 * MM} {131 * MM} R '
            f'0 0 0 0 setcmykcolor /Text 60 selectfont {p(70, 105)} moveto (BAUMBLUETE) show grestore')
    distil(out, KARTE, [vorn(), [*hinten()[:3], PS(clip)]])


@datei('gs-rund-beschnitten', GS, KARTE, 'a shading in a round clip')
def _(out):
    code = (f'gsave newpath {p(115, 85)} {20 * MM} 0 360 arc clip << /ShadingType 3 /ColorSpace /DeviceCMYK /Extend [true true] '
            f'/Coords [{p(115, 85)} 0 {p(115, 85)} {20 * MM}] /Function << /FunctionType 2 /N 1 /Domain [0 1] '
            '/C0 [0 0.5 0.8 0] /C1 [0.7 0 0.8 0.1] >> >> shfill grestore')
    distil(out, KARTE, [vorn(), [*hinten()[:2], PS(code)]])


@datei('gs-weisse-maske', GS, KARTE, 'a stencil that paints white over the zone')
def _(out):
    code = f'gsave 0 0 0 0 setcmykcolor {p(164, 131)} translate {77 * MM} {131 * MM} scale 3640 6192 true [3640 0 0 6192 0 0] {{ rowbytes }} imagemask grestore'
    distil(out, KARTE, mit(KARTE, PS(code)), head='/rowbytes 455 string def 0 1 454 { rowbytes exch 255 put } for\n')


@datei('gs-weiss-cie', GS, KARTE, 'calibrated RGB white (ICC) over the zone', hinweis=[RGB])
def _(out):
    code = ('[/CIEBasedABC << /DecodeABC [{ 2.2 exp } bind dup dup] /MatrixABC [0.4124 0.2126 0.0193 0.3576 0.7152 0.1192 0.1805 '
            '0.0722 0.9505] /WhitePoint [0.9505 1 1.089] >>] setcolorspace 1 1 1 setcolor '
            f'{p(164, 131)} {77 * MM} {131 * MM} R 0.9 0.5 0.3 setcolor {p(72, 105)} {80 * MM} {6 * MM} R')
    distil(out, KARTE, mit(KARTE, PS(code)))


@datei('gs-rgb-nach-cmyk', GS, KARTE, 'RGB that Ghostscript has turned into CMYK')
def _(out):
    code = f'0.8 0.2 0.2 setrgbcolor {p(72, 105)} {80 * MM} {6 * MM} R'
    distil(out, KARTE, mit(KARTE, PS(code)), '-sColorConversionStrategy=CMYK')


@datei('gs-transparenz', GS, KARTE, 'transparent surfaces over the design, off the zones')
def _(out):
    code = (f'0.5 .setfillconstantalpha /Multiply .setblendmode 0.4 0 0 0 setcmykcolor {p(80, 100)} {60 * MM} {30 * MM} R '
            '1 .setfillconstantalpha /Normal .setblendmode')
    distil(out, KARTE, mit(KARTE, PS(code)), compat='1.7')
