"""Ghostscript's files changed with qpdf as a library (pikepdf): what only some programs write; faultless ones."""
from codes import *
from lab import *
from postscript import distil
from rare import g4, jbig2

QPDF = 'qpdf'
H = 131


@datei('qp-gedreht-90', QPDF, KARTE, 'pages that a Rotate entry turns by 90 degrees')
def _(out):
    distil(out, KARTE)

    def turn(pdf):
        w, h = 241 * MM, 131 * MM
        for page in pdf.pages:
            page.contents_add(pdf.make_stream(b'q 0 1 -1 0 %.3f 0 cm\n' % h), prepend=True)
            page.contents_add(pdf.make_stream(b'\nQ'))
            page.MediaBox = Array([0, 0, round(h, 3), round(w, 3)])
            page.TrimBox = Array([round(v * MM, 3) for v in (3, 3, 128, 238)])
            page.BleedBox = page.MediaBox
            page.Rotate = 90
    change(out, turn)


@datei('qp-gedreht-180', QPDF, BRIEF, 'a page upside down, turned back by Rotate 180')
def _(out):
    distil(out, BRIEF)

    def turn(pdf):
        page = pdf.pages[0]
        page.contents_add(pdf.make_stream(b'q -1 0 0 -1 %.3f %.3f cm\n' % (216 * MM, 303 * MM)), prepend=True)
        page.contents_add(pdf.make_stream(b'\nQ'))
        page.Rotate = 180
    change(out, turn)


@datei('qp-userunit', QPDF, BRIEF2, 'UserUnit 2: all numbers are half as large')
def _(out):
    distil(out, BRIEF2)

    def halve(pdf):
        for page in pdf.pages:
            page.contents_add(pdf.make_stream(b'q 0.5 0 0 0.5 0 0 cm\n'), prepend=True)
            page.contents_add(pdf.make_stream(b'\nQ'))
            for box in ('/MediaBox', '/TrimBox', '/BleedBox'):
                page[box] = Array([round(float(v) / 2, 4) for v in page[box]])
            page.UserUnit = 2
    change(out, halve, min_version='1.6')


@datei('qp-versetzt', QPDF, KARTE, 'a MediaBox that begins at 100/-200')
def _(out):
    distil(out, KARTE)

    def shift(pdf):
        for page in pdf.pages:
            page.contents_add(pdf.make_stream(b'q 1 0 0 1 100 -200 cm\n'), prepend=True)
            page.contents_add(pdf.make_stream(b'\nQ'))
            for box in ('/MediaBox', '/TrimBox', '/BleedBox'):
                page[box] = Array([round(float(v) + (100, -200)[i % 2], 3) for i, v in enumerate(page[box])])
    change(out, shift)


def layer(pdf, name, on=True):
    group = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=name))
    if '/OCProperties' not in pdf.Root:
        pdf.Root.OCProperties = Dictionary(OCGs=Array(), D=Dictionary(Order=Array(), ON=Array(), OFF=Array()))
    properties = pdf.Root.OCProperties
    properties.OCGs.append(group)
    properties.D.Order.append(group)
    properties.D[Name.ON if on else Name.OFF].append(group)
    return group


@datei('qp-ebenen-an', QPDF, KARTE, 'layers that are all on')
def _(out):
    distil(out, KARTE)
    change(out, lambda pdf: add(pdf, 1, f'/OC /E1 BDC 0 0.5 1 0 k {72 * MM} {25 * MM} 80 20 re f EMC '
                                f'/OC /E2 BDC 0.5 0 0 0 k {110 * MM} {25 * MM} 80 20 re f EMC',
                                Properties=dict(E1=layer(pdf, 'Rot'), E2=layer(pdf, 'Blau'))))


@datei('qp-nachtrag', QPDF, KARTE, 'an incremental update that replaces the title')
def _(out):
    distil(out, KARTE)
    data = out.read_bytes()
    start = int(re.findall(rb'startxref\s+(\d+)', data)[-1])
    size, root, info = (re.findall(rb'/%s (\d+)' % key, data)[-1] for key in (b'Size', b'Root', b'Info'))
    at = len(data) + 1
    data += b'\n%s 0 obj\n<< /Title (Neuer Titel) >>\nendobj\n' % info
    xref = len(data)
    data += b'xref\n%s 1\n%010d 00000 n \ntrailer\n<< /Size %s /Root %s 0 R /Info %s 0 R /Prev %d >>\nstartxref\n%d\n%%%%EOF\n' % (
        info, at, size, root, info, start, xref)
    out.write_bytes(data)


def jpx(w, h, mode='L', quality=30):
    data = io.BytesIO()
    photo(w, h, mode).save(data, 'JPEG2000', quality_mode='dB', quality_layers=[quality])
    return data.getvalue()


@datei('qp-jpeg2000', QPDF, BRIEF, 'a JPEG 2000 picture')
def _(out):
    distil(out, BRIEF)
    w, h = px(40, 310), px(30, 310)
    change(out, lambda pdf: add(pdf, 0, place('P', 140, 210, 40, 30, 303), XObject=dict(
        P=image_object(pdf, jpx(w, h), w, h, None, Filter='JPXDecode'))), min_version='1.5')


def strichbild(w, h):
    image = Image.new('1', (w, h), 1)
    draw = ImageDraw.Draw(image)
    for i in range(8):
        draw.ellipse([i * w // 12, i * h // 16, w - 1 - i * w // 12, h - 1 - i * h // 16], outline=0, width=9)
    return image


@datei('qp-jbig2', QPDF, KARTE, 'a JBIG2 drawing')
def _(out):
    distil(out, KARTE)
    image = strichbild(600, 400)
    change(out, lambda pdf: add(pdf, 1, place('P', 104, 80, 38, 25, H), XObject=dict(
        P=image_object(pdf, jbig2(image), 600, 400, Name.DeviceGray, 1, Filter='JBIG2Decode'))))


@datei('qp-ccitt', QPDF, BRIEF2, 'a CCITT stencil over the address field that has no black there')
def _(out):
    distil(out, BRIEF2)
    image = Image.new('1', (px(216, 300), px(303, 300)), 1)
    ImageDraw.Draw(image).ellipse([px(140, 300), px(230, 300), px(190, 300), px(270, 300)], outline=0, width=20)
    w, h = image.size

    def stencil(pdf):
        data = image_object(pdf, g4(image), w, h, None, 1, Filter='CCITTFaxDecode', ImageMask=True, DecodeParms=Dictionary(K=-1, Columns=w, Rows=h))
        add(pdf, 0, '0 0 0 1 k ' + place('P', 0, 0, 216, 303, 303), XObject=dict(P=data))
    change(out, stencil)


@datei('qp-icc-cmyk', QPDF, BRIEF, 'a CMYK picture with a profile of its own')
def _(out):
    distil(out, BRIEF)
    w, h = px(24, 310), px(18, 310)

    def picture(pdf):
        profile = Stream(pdf, (ICC / 'ps_cmyk.icc').read_bytes())
        profile.N = 4
        space = Array([Name.ICCBased, pdf.make_indirect(profile)])
        image = image_object(pdf, jpeg(24, 18, 310, 'CMYK'), w, h, space, Filter='DCTDecode', Decode=Array([1, 0] * 4))
        add(pdf, 0, place('P', 140, 210, 24, 18, 303), XObject=dict(P=image))
    change(out, picture)


@datei('qp-icc-weiss', QPDF, KARTE, 'sRGB white with a profile over both zones')
def _(out):
    distil(out, KARTE)

    def white(pdf):
        profile = Stream(pdf, (ICC / 'srgb.icc').read_bytes())
        profile.N = 3
        space = Array([Name.ICCBased, pdf.make_indirect(profile)])
        add(pdf, 1, f'/S cs 1 1 1 sc {164 * MM} 0 {77 * MM} {131 * MM} re f 0 0 {241 * MM} {18 * MM} re f', ColorSpace=dict(S=space))
    change(out, white)


@datei('qp-gruppe', QPDF, KARTE, 'an isolated group at half strength inside a page group')
def _(out):
    distil(out, KARTE)

    def group(pdf):
        form = Stream(pdf, b'0 0.6 1 0 k 0 0 80 40 re f 0.8 0 0 0 k 40 10 80 40 re f')
        form.Type, form.Subtype, form.BBox = Name.XObject, Name.Form, Array([0, 0, 120, 50])
        form.Group = Dictionary(S=Name.Transparency, I=True, K=False, CS=Name.DeviceCMYK)
        pdf.pages[1].Group = Dictionary(S=Name.Transparency, CS=Name.DeviceCMYK)
        add(pdf, 1, f'q 1 0 0 1 {100 * MM} {22 * MM} cm /G gs /F Do Q', XObject=dict(F=form), ExtGState=dict(G=Dictionary(ca=0.5)))
    change(out, group)


@datei('qp-inline', QPDF, KARTE, 'a picture inside the content stream')
def _(out):
    data = photo(60, 45, 'L').tobytes().hex()
    distil(out, KARTE)
    code = f'q {5 * MM} 0 0 {3.75 * MM} {150 * MM} {30 * MM} cm BI /W 60 /H 45 /BPC 8 /CS /G /F /AHx ID {data}> EI Q'
    change(out, lambda pdf: add(pdf, 1, code))
