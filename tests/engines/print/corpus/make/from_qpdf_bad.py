"""Files changed with qpdf (as a program and as a library) that have one fault each."""
from codes import *
from from_qpdf_good import H, QPDF, jpx, layer
from lab import *
from postscript import distil


@datei('qp-x-ebene-aus', QPDF, KARTE, 'a hidden layer with a surface in the recipient zone', warnung=[EBENE])
def _(out):
    distil(out, KARTE)
    change(out, lambda pdf: add(pdf, 1, f'/OC /E1 BDC 0 0.5 1 0 k {170 * MM} {30 * MM} 120 60 re f EMC',
                                Properties=dict(E1=layer(pdf, 'Entwurf', on=False))))


@datei('qp-x-ebene-aus-form', QPDF, BRIEF, 'a form on a hidden layer in the address field', warnung=[EBENE])
def _(out):
    distil(out, BRIEF)

    def hide(pdf):
        form = Stream(pdf, b'0.9 0.5 0 0 k 0 0 200 60 re f')
        form.Type, form.Subtype, form.BBox, form.OC = Name.XObject, Name.Form, Array([0, 0, 200, 60]), layer(pdf, 'Alt', on=False)
        add(pdf, 0, f'q 1 0 0 1 {25 * MM} {215 * MM} cm /F Do Q', XObject=dict(F=form))
    change(out, hide)


@datei('qp-x-ebene-an-zone', QPDF, KARTE, 'a layer that is on, with text in the coding zone', fehler=[ZONE])
def _(out):
    distil(out, KARTE)
    change(out, lambda pdf: add(pdf, 1, f'/OC /E1 BDC 0 0.5 1 0 k {70 * MM} {8 * MM} 120 14 re f EMC',
                                Properties=dict(E1=layer(pdf, 'Aktion'))))


@datei('qp-x-stempel-anmerkung', QPDF, KARTE, 'a stamp in the recipient zone that is an annotation: it is not printed', warnung=[ANMERKUNG])
def _(out):
    distil(out, KARTE)

    def stamp(pdf):
        form = Stream(pdf, b'0 1 1 0 k 0 0 100 40 re f')
        form.Type, form.Subtype, form.BBox = Name.XObject, Name.Form, Array([0, 0, 100, 40])
        pdf.pages[1].Annots = Array([pdf.make_indirect(Dictionary(
            Type=Name.Annot, Subtype=Name.Stamp, Rect=Array([500, 150, 600, 190]), F=4, AP=Dictionary(N=pdf.make_indirect(form))))])
    change(out, stamp)


@datei('qp-x-formular', QPDF, BRIEF, 'a form field', warnung=[ANMERKUNG, FORMULAR])
def _(out):
    distil(out, BRIEF)

    def field(pdf):
        widget = pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T='Name', V='Muster', F=4,
                                              Rect=Array([80, 150, 250, 170]), DA='/Helv 12 Tf 0 g'))
        pdf.pages[0].Annots = Array([widget])
        pdf.Root.AcroForm = Dictionary(Fields=Array([widget]))
    change(out, field)


@datei('qp-x-skript', QPDF, KARTE, 'a script that runs when the file is opened', warnung=[SKRIPT])
def _(out):
    distil(out, KARTE)

    def script(pdf):
        pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS='app.alert("Hallo")')
    change(out, script)


@datei('qp-x-anhang', QPDF, KARTE, 'an attachment', warnung=[ANHANG])
def _(out):
    distil(out, KARTE)
    with Folder() as folder:
        (folder / 'notiz.txt').write_text('Bitte beachten')
        shutil.move(out, folder / 'in.pdf')
        run('qpdf', folder / 'in.pdf', '--add-attachment', folder / 'notiz.txt', '--', out)


@datei('qp-x-passwort', QPDF, KARTE, 'a password to open it', fehler=[SCHUTZ])
def _(out):
    distil(out, KARTE)
    with Folder() as folder:
        shutil.move(out, folder / 'in.pdf')
        run('qpdf', '--encrypt', 'auf', 'zu', '256', '--', folder / 'in.pdf', out)


@datei('qp-x-nur-drucken', QPDF, BRIEF, 'AES with an empty user password: changes forbidden', fehler=[SCHUTZ])
def _(out):
    distil(out, BRIEF)
    with Folder() as folder:
        shutil.move(out, folder / 'in.pdf')
        run('qpdf', '--encrypt', '', 'zu', '256', '--modify=none', '--', folder / 'in.pdf', out)


@datei('qp-x-abgeschnitten', QPDF, KARTE, 'the first three quarters of a file', fehler=[KAPUTT])
def _(out):
    distil(out, KARTE)
    data = out.read_bytes()
    out.write_bytes(data[:len(data) * 3 // 4])


@datei('qp-x-jpeg2000-72', QPDF, BRIEF, 'a JPEG 2000 picture of 72 dpi', fehler=[DPI])
def _(out):
    distil(out, BRIEF)
    w, h = px(60, 72), px(45, 72)
    change(out, lambda pdf: add(pdf, 0, place('P', 110, 210, 60, 45, 303), XObject=dict(
        P=image_object(pdf, jpx(w, h), w, h, None, Filter='JPXDecode'))), min_version='1.5')


@datei('qp-x-inline-72', QPDF, KARTE, 'a picture of 72 dpi inside the content stream', fehler=[DPI])
def _(out):
    data = photo(68, 51, 'L').tobytes().hex()
    distil(out, KARTE)
    code = f'q {24 * MM} 0 0 {18 * MM} {128 * MM} {30 * MM} cm BI /W 68 /H 51 /BPC 8 /CS /G /F /AHx ID {data}> EI Q'
    change(out, lambda pdf: add(pdf, 1, code))


@datei('qp-x-verschachtelt-100', QPDF, KARTE, 'a picture of 100 dpi, three forms deep', fehler=[DPI])
def _(out):
    distil(out, KARTE)

    def nest(pdf):
        w, h = px(24, 100), px(18, 100)
        inner = image_object(pdf, jpeg(24, 18, 100, 'CMYK', 80), w, h, Name.DeviceCMYK, Filter='DCTDecode', Decode=Array([1, 0] * 4))
        content = b'q %.3f 0 0 %.3f 0 0 cm /X Do Q' % (96 * MM, 72 * MM)
        for _ in range(3):
            form = Stream(pdf, content)
            form.Type, form.Subtype, form.BBox = Name.XObject, Name.Form, Array([0, 0, 400, 400])
            form.Resources = Dictionary(XObject=Dictionary(X=pdf.make_indirect(inner)))
            inner, content = form, b'q 0.62996 0 0 0.62996 0 0 cm /X Do Q'
        add(pdf, 1, f'q 0.62996 0 0 0.62996 {128 * MM} {26 * MM} cm /X Do Q', XObject=dict(X=inner))
    change(out, nest)


@datei('qp-x-muster-72', QPDF, BRIEF2, 'a pattern of pictures of 72 dpi', fehler=[DPI])
def _(out):
    distil(out, BRIEF2)

    def tile(pdf):
        w, h = px(20, 72), px(15, 72)
        picture = image_object(pdf, jpeg(20, 15, 72, 'CMYK', 80), w, h, Name.DeviceCMYK, Filter='DCTDecode', Decode=Array([1, 0] * 4))
        pattern = Stream(pdf, b'q %.3f 0 0 %.3f 0 0 cm /X Do Q' % (20 * MM, 15 * MM))
        pattern.Type, pattern.PatternType, pattern.PaintType, pattern.TilingType = Name.Pattern, 1, 1, 1
        pattern.BBox, pattern.XStep, pattern.YStep = Array([0, 0, 20 * MM, 15 * MM]), 20 * MM, 15 * MM
        pattern.Resources = Dictionary(XObject=Dictionary(X=pdf.make_indirect(picture)))
        add(pdf, 1, f'/Pattern cs /P scn {80 * MM} {120 * MM} {80 * MM} {60 * MM} re f', Pattern=dict(P=pattern))
    change(out, tile)


@datei('qp-x-zone-durchscheinend', QPDF, KARTE, 'black at 15 % over the address', fehler=[ZONE])
def _(out):
    distil(out, KARTE)
    change(out, lambda pdf: add(pdf, 1, f'/G gs 0 0 0 1 k {172 * MM} {37 * MM} {50 * MM} {32 * MM} re f',
                                ExtGState=dict(G=Dictionary(ca=0.15))))


@datei('qp-x-endformat', QPDF, KARTE, 'a TrimBox of another size', fehler=[FORMAT])
def _(out):
    distil(out, KARTE)

    def trim(pdf):
        for page in pdf.pages:
            page.TrimBox = Array([round(v * MM, 3) for v in (10, 10, 231, 121)])
    change(out, trim)


@datei('qp-x-hochkant', QPDF, KARTE, 'turned by 90 degrees: the sheet stands upright', fehler=[FORMAT])
def _(out):
    distil(out, KARTE, [[T(100, 68, 14, 'Im Park')], [T(100, 68, 14, 'Im Park')]])

    def turn(pdf):
        for page in pdf.pages:
            page.Rotate = 90
    change(out, turn)


@datei('qp-x-weiss-deckt-halb', QPDF, KARTE, 'white that covers the dark page, but for a strip of the coding zone', fehler=[ZONE])
def _(out):
    back = [R(0, 0, 241, 131, (0.3, 0, 0, 0)), R(163.5, 0, 77.5, 131, WEISS), R(0, 118, 241, 13, WEISS), *hinten()]
    distil(out, KARTE, [vorn(), back])
    change(out, lambda pdf: None)


@datei('qp-x-tinte-ueberdruckt', QPDF, KARTE, 'a white surface over the zone that overprints: what lies below shows', fehler=[ZONE, UEBERDRUCK])
def _(out):
    distil(out, KARTE, mit(KARTE, R(170, 40, 50, 50, (0.4, 0, 0, 0))))
    change(out, lambda pdf: add(pdf, 1, f'/G gs 0 0 0 0 k {165 * MM} 0 {76 * MM} {131 * MM} re f',
                                ExtGState=dict(G=Dictionary(OP=True, op=True, OPM=1))))


@datei('qp-x-format-klein', QPDF, BRIEF, 'three quarters of the size', fehler=[FORMAT])
def _(out):
    distil(out, BRIEF)

    def shrink(pdf):
        page = pdf.pages[0]
        page.contents_add(pdf.make_stream(b'q 0.75 0 0 0.75 0 0 cm\n'), prepend=True)
        page.contents_add(pdf.make_stream(b'\nQ'))
        for box in ('/MediaBox', '/TrimBox', '/BleedBox'):
            page[box] = Array([round(float(v) * 0.75, 3) for v in page[box]])
    change(out, shrink)
