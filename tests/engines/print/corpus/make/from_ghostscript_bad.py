"""Ghostscript: files with one fault each."""
from codes import *
from from_ghostscript_good import GS, H, p
from kit import *
from postscript import *


@datei('gs-x-codierzone-text', GS, KARTE, 'text in the coding zone', fehler=[ZONE])
def _(out):
    distil(out, KARTE, mit(KARTE, T(40, 122, 12, 'www.example.org/park')))


@datei('gs-x-frankierung-linie', GS, KARTE, 'a line through the franking zone', fehler=[ZONE])
def _(out):
    distil(out, KARTE, mit(KARTE, L(172, 20, 230, 20, 1)))


@datei('gs-x-zone-muster', GS, KARTE, 'a pattern under the address', fehler=[ZONE])
def _(out):
    pattern = ('<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 12 12] /XStep 12 /YStep 12 /PaintProc '
               '{ pop 0.5 0 0 0 setcmykcolor 6 6 4 0 360 arc fill } >> matrix makepattern setpattern '
               f'{p(175, 100)} {50 * MM} {40 * MM} R')
    distil(out, KARTE, mit(KARTE, PS(pattern)))


@datei('gs-x-zone-verlauf', GS, KARTE, 'a shading that goes on under the address', fehler=[ZONE])
def _(out):
    shade = (f'gsave 0 {20 * MM} {241 * MM} {120 * MM} rectclip << /ShadingType 2 /ColorSpace /DeviceCMYK /Extend [true true] '
             f'/Coords [{60 * MM} 0 {241 * MM} 0] /Function << /FunctionType 2 /N 1 /Domain [0 1] '
             '/C0 [0 0.1 0.3 0] /C1 [0.3 0 0 0] >> >> shfill grestore')
    distil(out, KARTE, [vorn(), [PS(shade), *hinten()[1:]]])


@datei('gs-x-zone-bild', GS, KARTE, 'a picture beside the address', fehler=[ZONE])
def _(out):
    distil(out, KARTE, mit(KARTE, I(168, 40, 20, 15)))


@datei('gs-x-feld-dunkel', GS, BRIEF, 'a dark surface in the address field', fehler=[FELD_DUNKEL])
def _(out):
    distil(out, BRIEF, mit(BRIEF, R(0, 40, 120, 60, BLAU)))


@datei('gs-x-feld-ton', GS, BRIEF2, 'a tint of 30 % in the address field', warnung=[FELD_TON])
def _(out):
    distil(out, BRIEF2, mit(BRIEF2, R(20, 66, 90, 28, (0, 0, 0, 0.3)), seite=0))


@datei('gs-x-feld-text', GS, BRIEF, 'a slogan in the address field', fehler=[FELD])
def _(out):
    distil(out, BRIEF, mit(BRIEF, T(28, 80, 14, 'Sparen Sie jetzt')))


@datei('gs-x-format-a5', GS, KARTE, 'the size of an A5 postcard', fehler=[FORMAT])
def _(out):
    pages = [[T(70, 80, 20, 'Frühling im Park')] for _ in range(2)]
    gs(ps(pages, (216, 154)), out)


@datei('gs-x-ohne-beschnitt', GS, BRIEF, 'A4 without bleed', fehler=[OHNE])
def _(out):
    shifted = [('R', p[1] - 3, p[2] - 3, *p[3:]) if p[0] == 'R' else (p[0], p[1] - 3, p[2] - 3, *p[3:]) for p in brief_vorn()]
    gs(ps([shifted], (210, 297), trim=False), out)


@datei('gs-x-beschnitt-1mm', GS, KARTE, '1 mm of bleed', fehler=[KNAPP])
def _(out):
    pages = [[PS(f'gsave -{2 * MM} -{2 * MM} translate'), *page, PS('grestore')] for page in karte()]
    head = ''
    source = ps(pages, (237, 127), head, trim=False).replace('setpagedevice\n', 'setpagedevice\n' + ''.join([
        '[ /TrimBox [%.3f %.3f %.3f %.3f] /PAGE pdfmark\n' % (MM, MM, 236 * MM, 126 * MM)]))
    # ps() counts y from the lower edge of its own size.
    gs(source.replace(f'gsave -{2 * MM} -{2 * MM} translate', f'gsave -{2 * MM} {2 * MM} translate'), out)


@datei('gs-x-beschnitt-leer', GS, KARTE, 'the colour ends at the trim: white bleed', warnung=[BESCHNITT])
def _(out):
    front = [R(3, 3, 235, 125, SAND), *[part for part in vorn() if part[0] != 'R']]
    front[-1] = T(20, 112, 18, 'Samstag ab 10 Uhr')
    distil(out, KARTE, [front, hinten()])


@datei('gs-x-eine-seite', GS, KARTE, 'one page of two', fehler=[SEITEN], erlaubt=[LEER])
def _(out):
    distil(out, KARTE, [vorn()])


@datei('gs-x-drei-seiten', GS, BRIEF2, 'three pages for two', fehler=[SEITEN])
def _(out):
    distil(out, BRIEF2, [*brief2(), brief_hinten()])


@datei('gs-x-schrift', GS, KARTE, 'Helvetica is not embedded', fehler=[SCHRIFT])
def _(out):
    distil(out, KARTE, None, '-dEmbedAllFonts=false', head='<< /NeverEmbed [/Helvetica] >> setdistillerparams\n', compat='1.4')


@datei('gs-x-aufloesung-72', GS, KARTE, 'pictures reduced to 72 dpi', fehler=[DPI])
def _(out):
    distil(out, KARTE, None, '-dDownsampleColorImages=true', '-dColorImageResolution=72', '-dColorImageDownsampleThreshold=1')


@datei('gs-x-aufloesung-150', GS, BRIEF, 'pictures reduced to 200 dpi', warnung=[DPI])
def _(out):
    distil(out, BRIEF, None, '-dDownsampleColorImages=true', '-dColorImageResolution=200', '-dColorImageDownsampleThreshold=1',
           '-dColorImageDownsampleType=/Bicubic')


@datei('gs-x-haarlinie', GS, KARTE, 'a line of 0.05 pt', warnung=[HAAR])
def _(out):
    distil(out, KARTE, mit(KARTE, L(72, 100, 150, 100, 0.05)))


@datei('gs-x-haarlinie-null', GS, BRIEF, 'a line of width zero', warnung=[HAAR])
def _(out):
    distil(out, BRIEF, mit(BRIEF, L(24, 200, 120, 200, 0)))


@datei('gs-x-mikroschrift', GS, KARTE, 'type of 4 pt in four inks', warnung=[KLEIN])
def _(out):
    distil(out, KARTE, mit(KARTE, T(72, 104, 4, 'Es gelten unsere Teilnahmebedingungen.', (0.6, 0.5, 0.5, 0.6))))


@datei('gs-x-weiss-ueberdruckt', GS, KARTE, 'white text set to overprint', fehler=[UEBERDRUCK])
def _(out):
    pages = [[*vorn()[:-1], PS('1 .setoverprintmode true setoverprint'), vorn()[-1], PS('false setoverprint')], hinten()]
    distil(out, KARTE, pages)


@datei('gs-x-farbauftrag', GS, BRIEF, 'a surface of 4 x 100 %', warnung=[INK])
def _(out):
    distil(out, BRIEF, mit(BRIEF, R(140, 220, 40, 20, (1, 1, 1, 1))))


@datei('gs-x-farbauftrag-verlauf', GS, KARTE, 'a gradient that runs up to 360 % of ink', warnung=[INK])
def _(out):
    shade = (f'gsave {p(72, 108)} {80 * MM} {10 * MM} rectclip << /ShadingType 2 /ColorSpace /DeviceCMYK /Extend [true true] '
             f'/Coords [{80 * MM} 0 {130 * MM} 0] /Function << /FunctionType 2 /N 1 /Domain [0 1] '
             '/C0 [0.1 0.1 0.3 0] /C1 [1 1 1 0.6] >> >> shfill grestore')
    distil(out, KARTE, mit(KARTE, PS(shade)))


@datei('gs-farbauftrag-maske', GS, KARTE, 'a stencil of 330 % whose bits would fall on ink, and are not set there; of a gradient the dark end is cut')
def _(out):
    parts = (f'0.9 0.9 0.9 0 setcmykcolor {p(72, 108)} {20 * MM} {10 * MM} R 0 0 0 1 setcmykcolor gsave {p(72, 108)} translate '
             f'{40 * MM} {10 * MM} scale 1024 256 true [1024 0 0 -256 0 256] {{<{"00" * 64}{"FF" * 64}>}} imagemask grestore '
             f'gsave {p(120, 108)} {20 * MM} {10 * MM} rectclip << /ShadingType 2 /ColorSpace /DeviceCMYK '
             f'/Coords [{110 * MM} 0 {170 * MM} 0] /Function << /FunctionType 2 /N 1 /Domain [0 1] '
             '/C0 [0.1 0.1 0.3 0] /C1 [1 1 1 0.6] >> >> shfill grestore')
    distil(out, KARTE, mit(KARTE, PS(parts)), '-dMonoImageFilter=/FlateEncode')


@datei('gs-x-farbauftrag-stapel', GS, KARTE, '180 % that overprint 180 %', warnung=[INK])
def _(out):
    stack = [R(72, 98, 80, 10, (0.9, 0.9, 0, 0)), PS('1 .setoverprintmode true setoverprint'), R(72, 98, 80, 10, (0, 0, 0.9, 0.9)), PS('false setoverprint')]
    distil(out, KARTE, mit(KARTE, *stack))


@datei('gs-x-farbauftrag-bild', GS, KARTE, 'a CMYK picture of 380 %', warnung=[INK])
def _(out):
    n = px(40, 305)
    code = (f'gsave /DeviceCMYK setcolorspace {p(100, 108)} translate {40 * MM} {10 * MM} scale << /ImageType 1 /Width {n} '
            f'/Height {n // 4} /BitsPerComponent 8 /Decode [0 1 0 1 0 1 0 1] /ImageMatrix [{n} 0 0 -{n // 4} 0 {n // 4}] '
            f'/DataSource {{ rowbytes }} >> image grestore')
    head = f'/rowbytes {n * 4} string def 0 1 {n * 4 - 1} {{ rowbytes exch 242 put }} for\n'
    distil(out, KARTE, mit(KARTE, PS(code)), '-dAutoFilterColorImages=false', '-dColorImageFilter=/FlateEncode', head=head)


@datei('gs-x-rgb', GS, KARTE, 'colours in RGB', hinweis=[RGB])
def _(out):
    distil(out, KARTE, mit(KARTE, PS(f'0.8 0.2 0.2 setrgbcolor {p(72, 105)} {80 * MM} {6 * MM} R')))


@datei('gs-x-passermarken', GS, KARTE, 'text and a surface in the colour of registration marks', hinweis=[PASSER])
def _(out):
    space = '[/Separation /All /DeviceCMYK { dup dup dup }] setcolorspace'
    parts = f'{space} 0.5 setcolor {p(72, 108)} {30 * MM} {6 * MM} R 1 setcolor /Text 14 selectfont {p(110, 106)} moveto (Eintritt frei) show'
    distil(out, KARTE, mit(KARTE, PS(parts)))


@datei('gs-x-leer', GS, BRIEF, 'an empty page', warnung=[LEER])
def _(out):
    distil(out, BRIEF, [[PS('')]])


@datei('gs-x-weiss-auf-weiss', GS, BRIEF, 'white text on white paper', warnung=[WEISSTEXT])
def _(out):
    distil(out, BRIEF, mit(BRIEF, T(24, 220, 16, 'Nur für kurze Zeit', WEISS)))


@datei('gs-x-text-am-rand', GS, KARTE, 'text 1 mm from the trim', warnung=[RAND])
def _(out):
    distil(out, KARTE, [[*vorn(), T(4, 84, 12, 'Eintritt frei')], hinten()])


@datei('gs-x-kommentar', GS, KARTE, 'a comment', warnung=[ANMERKUNG])
def _(out):
    note = f'[ /Rect [100 100 130 130] /Subtype /Text /Contents (Bitte pruefen) /Open false /ANN pdfmark'
    distil(out, KARTE, mit(KARTE, PS(note)))


@datei('gs-x-geschuetzt', GS, KARTE, 'changes forbidden by an owner password', fehler=[SCHUTZ])
def _(out):
    distil(out, KARTE, None, '-sOwnerPassword=geheim', '-dEncryptionR=3', '-dKeyLength=128', '-dPermissions=-3904', compat='1.4')
