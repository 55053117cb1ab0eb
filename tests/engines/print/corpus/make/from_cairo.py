"""Cairo, the writer of Inkscape, GIMP and most programs of GNOME: RGB, no boxes."""
import cairo

from codes import *
from kit import *

C = 'Cairo'


def surface_of(image):
    image = image.convert('RGBA')
    data = bytearray(image.tobytes('raw', 'BGRa'))
    return cairo.ImageSurface.create_for_data(data, cairo.FORMAT_ARGB32, *image.size)


def picture(c, surface, x, y, w, h):
    c.save()
    c.translate(x, y)
    c.scale(w / surface.get_width(), h / surface.get_height())
    c.set_source_surface(surface)
    c.paint()
    c.restore()


def cairo_part(c, part):
    kind = part[0]
    if callable(kind):
        c.save()
        kind(c)
        c.restore()
        return
    if kind == 'I':
        x, y, w, h, dpi = part[1:]
        data = jpeg(w, h, dpi)
        surface = surface_of(Image.open(io.BytesIO(data)))
        surface.set_mime_data(cairo.MIME_TYPE_JPEG, data)
        picture(c, surface, x, y, w, h)
        return
    c.set_source_rgb(*rgb(part[-1]))
    if kind == 'R':
        c.rectangle(*part[1:5])
        c.fill()
    elif kind == 'T':
        c.select_font_face('Liberation Sans')
        c.set_font_size(part[3] / MM)
        c.move_to(part[1], part[2])
        c.show_text(part[4])
    elif kind == 'L':
        c.set_line_width(part[5] / MM)
        c.move_to(*part[1:3])
        c.line_to(*part[3:5])
        c.stroke()


def draw(out, fmt, pages=None, fallback=300, version=cairo.PDF_VERSION_1_5):
    w, h = SIZE[fmt]
    surface = cairo.PDFSurface(str(out), w * MM, h * MM)
    surface.restrict_to_version(version)
    surface.set_fallback_resolution(fallback, fallback)
    surface.set_metadata(cairo.PDF_METADATA_CREATE_DATE, '2025-10-09T12:00:00')
    c = cairo.Context(surface)
    c.scale(MM, MM)
    for parts in pages or BASIS[fmt]():
        for part in parts:
            cairo_part(c, part)
        c.show_page()
    surface.finish()


def good(name, fmt, was, **expected):
    return datei(f'cairo-{name}', C, fmt, was, warnung=[TRIM, *expected.pop('warnung', [])], hinweis=[RGB], **expected)


@good('karte', KARTE, 'RGB, no TrimBox')
def _(out):
    draw(out, KARTE)


@good('brief-14', BRIEF, 'PDF 1.4')
def _(out):
    draw(out, BRIEF, version=cairo.PDF_VERSION_1_4)


@good('maske', KARTE, 'a mask that fades to nothing before the zone')
def _(out):
    def fade(c):
        c.rectangle(0, 0, 163, 112)
        c.clip()
        c.set_source_rgb(0.3, 0.6, 0.8)
        ramp = cairo.LinearGradient(60, 0, 160, 0)
        ramp.add_color_stop_rgba(0, 0, 0, 0, 1)
        ramp.add_color_stop_rgba(1, 0, 0, 0, 0)
        c.mask(ramp)
    draw(out, KARTE, [vorn(), [(fade,), *hinten()[1:]]])


@good('netz', KARTE, 'a mesh of colours', erlaubt=[RGB_BLEIBT])
def _(out):
    def mesh(c):
        m = cairo.MeshPattern()
        m.begin_patch()
        m.move_to(110, 82)
        m.line_to(155, 82)
        m.line_to(155, 108)
        m.line_to(110, 108)
        for i, color in enumerate([(1, .8, .2), (.9, .4, .3), (.4, .6, .9), (.5, .8, .5)]):
            m.set_corner_color_rgb(i, *color)
        m.end_patch()
        c.set_source(m)
        c.paint()
    draw(out, KARTE, mit(KARTE, (mesh,)))


@good('gruppe', BRIEF2, 'groups painted with alpha, and multiply')
def _(out):
    def group(c):
        c.push_group()
        c.set_source_rgb(0.9, 0.5, 0.1)
        c.rectangle(80, 120, 50, 30)
        c.fill()
        c.set_operator(cairo.OPERATOR_MULTIPLY)
        c.set_source_rgb(0.3, 0.6, 0.9)
        c.rectangle(100, 130, 50, 30)
        c.fill()
        c.pop_group_to_source()
        c.paint_with_alpha(0.6)
    draw(out, BRIEF2, mit(BRIEF2, (group,)))


@good('ersatzbild', BRIEF, 'an operator that PDF has not: Cairo paints pixels of 300 dpi')
def _(out):
    def clear(c):
        c.set_source_rgb(0.2, 0.5, 0.3)
        c.rectangle(140, 215, 40, 25)
        c.fill()
        c.set_operator(cairo.OPERATOR_XOR)
        c.set_source_rgba(1, 1, 1, 0.5)
        c.new_path()
        c.arc(160, 228, 8, 0, 6.3)
        c.fill()
    draw(out, BRIEF, mit(BRIEF, (clear,)))


@good('kachel', BRIEF2, 'a picture repeated as a tile, 300 dpi')
def _(out):
    def tiles(c):
        tile = surface_of(photo(px(8, 310), px(6, 310)))
        pattern = cairo.SurfacePattern(tile)
        pattern.set_extend(cairo.EXTEND_REPEAT)
        pattern.set_matrix(cairo.Matrix(310 / 25.4, 0, 0, 310 / 25.4, 0, 0))
        c.set_source(pattern)
        c.rectangle(80, 120, 64, 36)
        c.fill()
    draw(out, BRIEF2, mit(BRIEF2, (tiles,)))


@good('weiss-mit-alpha', KARTE, 'half transparent white over the white zone')
def _(out):
    def veil(c):
        c.set_source_rgba(1, 1, 1, 0.5)
        c.paint()
    draw(out, KARTE, [vorn(), [(veil,), *hinten(), (veil,)]])


def bad(name, fmt, was, **expected):
    return good('x-' + name, fmt, was, **expected)


@bad('zeichen', BRIEF, 'a sign that the font has not: its box is drawn', warnung=[FEHLT])
def _(out):
    draw(out, BRIEF, mit(BRIEF, T(40, 200, 14, 'Tee \u6f22 und Kuchen')))


@bad('zone-maske', KARTE, 'a mask that has not faded where the zone begins', fehler=[ZONE])
def _(out):
    def fade(c):
        c.set_source_rgb(0.3, 0.6, 0.8)
        ramp = cairo.LinearGradient(60, 0, 241, 0)
        ramp.add_color_stop_rgba(0, 0, 0, 0, 1)
        ramp.add_color_stop_rgba(1, 0, 0, 0, 0)
        c.mask(ramp)
    draw(out, KARTE, [vorn(), [(fade,), *hinten()[1:]]])


@bad('ersatzbild-72', BRIEF, 'pixels of 72 dpi for what PDF has not', fehler=[DPI])
def _(out):
    def xor(c):
        c.set_operator(cairo.OPERATOR_XOR)
        c.set_source_rgba(0.2, 0.6, 0.4, 0.7)
        c.new_path()
        c.arc(160, 228, 12, 0, 6.3)
        c.fill()
    draw(out, BRIEF, mit(BRIEF, (xor,)), fallback=72)


@bad('kachel-60', BRIEF2, 'a tile of 60 dpi', fehler=[DPI])
def _(out):
    def tiles(c):
        tile = surface_of(photo(19, 14))
        pattern = cairo.SurfacePattern(tile)
        pattern.set_extend(cairo.EXTEND_REPEAT)
        pattern.set_matrix(cairo.Matrix(60 / 25.4, 0, 0, 60 / 25.4, 0, 0))
        c.set_source(pattern)
        c.rectangle(80, 120, 64, 36)
        c.fill()
    draw(out, BRIEF2, mit(BRIEF2, (tiles,)))


@bad('feld-netz', BRIEF, 'a mesh of colours in the address field', warnung=[FELD_TON], erlaubt=[RGB_BLEIBT])
def _(out):
    def mesh(c):
        m = cairo.MeshPattern()
        m.begin_patch()
        m.move_to(0, 40)
        m.line_to(110, 40)
        m.line_to(110, 100)
        m.line_to(0, 100)
        for i, color in enumerate([(1, .95, .75), (.95, .85, .8), (.8, .88, 1), (.82, .95, .85)]):
            m.set_corner_color_rgb(i, *color)
        m.end_patch()
        c.set_source(m)
        c.paint()
    draw(out, BRIEF, [[(mesh,), *brief_vorn()]])


@bad('haarlinie', KARTE, 'a curve of 0.03 mm', warnung=[HAAR])
def _(out):
    def curve(c):
        c.set_line_width(0.03)
        c.move_to(72, 98)
        c.curve_to(100, 80, 120, 115, 155, 95)
        c.stroke()
    draw(out, KARTE, mit(KARTE, (curve,)))


@bad('leere-rueckseite', BRIEF2, 'the second page is empty', warnung=[LEER])
def _(out):
    draw(out, BRIEF2, [brief_vorn(), []])
