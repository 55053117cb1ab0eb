"""Drawings by reportlab, and changes of finished files by pikepdf (qpdf as a library)."""
import pikepdf
import reportlab.rl_config
from pikepdf import Array, Dictionary, Name, Stream
from reportlab.lib.colors import CMYKColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as rl

from kit import *

reportlab.rl_config.useA85 = 0
pdfmetrics.registerFont(TTFont('Sans', FONT))
LAB = 'reportlab'


def lab_part(c, part, H, font='Sans'):
    kind = part[0]
    if callable(kind):
        kind(c)
        return
    if kind == 'I':
        x, y, w, h, dpi = part[1:]
        c.drawImage(ImageReader(io.BytesIO(jpeg(w, h, dpi, 'CMYK'))), x * MM, (H - y - h) * MM, w * MM, h * MM)
        return
    c.setFillColor(CMYKColor(*part[-1]))
    if kind == 'R':
        x, y, w, h = part[1:5]
        c.rect(x * MM, (H - y - h) * MM, w * MM, h * MM, stroke=0, fill=1)
    elif kind == 'T':
        c.setFont(font, part[3])
        c.drawString(part[1] * MM, (H - part[2]) * MM, part[4])
    elif kind == 'L':
        c.setStrokeColor(CMYKColor(*part[-1]))
        c.setLineWidth(part[5])
        c.line(part[1] * MM, (H - part[2]) * MM, part[3] * MM, (H - part[4]) * MM)


def lab(out, fmt, pages=None, trim=True, font='Sans', **how):
    w, h = SIZE[fmt]
    c = rl.Canvas(str(out), pagesize=(w * MM, h * MM), initialFontName='Sans', pageCompression=1, invariant=1, **how)
    for parts in pages or BASIS[fmt]():
        if trim:
            c.setTrimBox((3 * MM, 3 * MM, (w - 3) * MM, (h - 3) * MM))
            c.setBleedBox((0, 0, w * MM, h * MM))
        for part in parts:
            lab_part(c, part, h, font)
        c.showPage()
    c.save()


def put(out, image, x, y, w, h, H, mask=None):
    """A picture of any kind as a part."""
    return (lambda c: c.drawImage(ImageReader(image), x * MM, (H - y - h) * MM, w * MM, h * MM, mask=mask),)


def change(out, how, **save):
    """Opens a file, lets `how` change it, and saves it again."""
    with Folder() as folder:
        before = folder / 'before.pdf'
        shutil.move(out, before)
        with pikepdf.open(before) as pdf:
            how(pdf)
            pdf.save(out, **save)


def add(pdf, index, content, **resources):
    """Puts operators behind a page's own, with resources of their own names."""
    page = pdf.pages[index]
    for kind, entries in resources.items():
        if Name('/' + kind) not in page.Resources:
            page.Resources[Name('/' + kind)] = Dictionary()
        for name, value in entries.items():
            page.Resources[Name('/' + kind)][Name('/' + name)] = value
    page.contents_add(pdf.make_stream(b'q\n'), prepend=True)
    page.contents_add(pdf.make_stream(b'\nQ\n' + content.encode('latin-1')))


def image_object(pdf, data, w, h, space, bits=8, **more):
    names = {'Filter', 'ColorSpace'}
    image = Stream(pdf, data)
    image.Type, image.Subtype, image.Width, image.Height, image.BitsPerComponent = Name.XObject, Name.Image, w, h, bits
    if space is not None:
        image.ColorSpace = space
    for key, value in more.items():
        image[Name('/' + key)] = Name('/' + value) if key in names else value
    return image


def place(name, x, y, w, h, H):
    return f'q {w * MM:.3f} 0 0 {h * MM:.3f} {x * MM:.3f} {(H - y - h) * MM:.3f} cm /{name} Do Q\n'
