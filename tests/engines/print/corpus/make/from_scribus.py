"""Scribus: a layout program with bleed, boxes and inks of its own."""
from codes import *
from kit import *

S = 'Scribus'
SCRIPT = '''
import json, scribus
job = json.load(open(%r))
w, h = job["size"]
scribus.newDocument((w, h), (0, 0, 0, 0), scribus.PORTRAIT, 1, scribus.UNIT_MILLIMETERS, scribus.PAGE_1, 0, len(job["pages"]))
scribus.setUnit(scribus.UNIT_MILLIMETERS)
known = {}
def ink(color):
    key = ",".join(map(str, color))
    if key not in known:
        name = job["spot"] if job["spot"] and color == job["spotColor"] else "F%%d" %% len(known)
        scribus.defineColorCMYKFloat(name, *[100.0 * v for v in color])
        if name == job["spot"]:
            scribus.setSpotColor(name, True)
        known[key] = name
    return known[key]
for number, parts in enumerate(job["pages"]):
    scribus.gotoPage(number + 1)
    for part in parts:
        if part[0] == "R":
            box = scribus.createRect(part[1] - 3, part[2] - 3, part[3], part[4])
            scribus.setFillColor(ink(part[5]), box)
            scribus.setLineColor("None", box)
            if job["alpha"] and part == job["alpha"]:
                scribus.setFillTransparency(0.5, box)
        elif part[0] == "T":
            pt = part[3]
            box = scribus.createText(part[1] - 3, part[2] - 3 - pt * 0.32, len(part[4]) * pt * 0.25, pt * 0.55)
            scribus.setText(part[4], box)
            scribus.setFont("Liberation Sans Regular", box)
            scribus.setFontSize(pt, box)
            scribus.setTextColor(ink(part[5]), box)
        elif part[0] == "L":
            line = scribus.createLine(part[1] - 3, part[2] - 3, part[3] - 3, part[4] - 3)
            scribus.setLineColor(ink(part[6]), line)
            scribus.setLineWidth(part[5], line)
        elif part[0] == "I":
            box = scribus.createImage(part[1] - 3, part[2] - 3, part[3], part[4])
            scribus.loadImage(job["image"], box)
            scribus.setScaleImageToFrame(True, False, box)
pdf = scribus.PDFfile()
pdf.file = job["out"]
pdf.version = job["version"]
pdf.outdst = 1
pdf.useDocBleeds = False
pdf.bleedl = pdf.bleedr = pdf.bleedt = pdf.bleedb = job["bleed"]
pdf.cropMarks = pdf.bleedMarks = job["marks"]
pdf.fontEmbedding = 0
pdf.subsetList = ["Liberation Sans Regular"]
pdf.downsample = 0
pdf.compressmtd = 1
pdf.quality = 1
for key, value in job["more"].items():
    setattr(pdf, key, value)
pdf.save()
'''


def scribus(out, fmt, pages=None, version=14, bleed=3, marks=False, spot='', spot_color=None, alpha=None, **more):
    w, h = SIZE[fmt]
    with Folder() as folder:
        (folder / 'bild.jpg').write_bytes(jpeg(24, 18, 310, 'CMYK'))
        job = dict(size=(w - 6, h - 6), pages=pages or BASIS[fmt](), out=str(out), version=version, bleed=bleed, marks=marks,
                   image=str(folder / 'bild.jpg'), spot=spot, spotColor=spot_color, alpha=alpha, more=more)
        (folder / 'job.json').write_text(json.dumps(job))
        (folder / 'job.py').write_text(SCRIPT % str(folder / 'job.json'))
        out.unlink(missing_ok=True)
        run('xvfb-run', '-a', 'scribus', '-g', '-ns', '-py', folder / 'job.py', env={'HOME': str(folder)}, ok=range(0, 256), timeout=180)
        if not out.exists():
            raise RuntimeError('Scribus wrote nothing')


@datei('scribus-karte', S, KARTE, 'CMYK with bleed, PDF 1.4')
def _(out):
    scribus(out, KARTE)


@datei('scribus-brief-15', S, BRIEF, 'PDF 1.5')
def _(out):
    scribus(out, BRIEF, version=15)


@datei('scribus-marken', S, KARTE, 'crop and bleed marks')
def _(out):
    scribus(out, KARTE, marks=True)


@datei('scribus-transparenz', S, BRIEF2, 'a half transparent surface')
def _(out):
    veil = ['R', 90, 100, 60, 40, [0.6, 0, 0.2, 0]]
    pages = brief2()
    pages[1] = [*pages[1], veil]
    scribus(out, BRIEF2, pages, alpha=veil)


@datei('scribus-sonderfarbe', S, KARTE, 'a spot colour', warnung=[SPOT])
def _(out):
    color = [0.0, 0.5, 1.0, 0.0]
    scribus(out, KARTE, mit(KARTE, ['R', 72, 98, 80, 8, color]), spot='HKS 7', spot_color=color)


@datei('scribus-x-beschnitt-1mm', S, KARTE, '1 mm of bleed', fehler=[KNAPP])
def _(out):
    scribus(out, KARTE, bleed=1)


@datei('scribus-x-ohne-beschnitt', S, BRIEF, 'no bleed', fehler=[OHNE])
def _(out):
    scribus(out, BRIEF, bleed=0)


@datei('scribus-x-feld-bild', S, BRIEF, 'a picture that reaches into the address field', fehler=[FELD])
def _(out):
    scribus(out, BRIEF, mit(BRIEF, I(92, 72, 24, 18)))


@datei('scribus-x-farbauftrag', S, KARTE, '360 % of ink', warnung=[INK])
def _(out):
    scribus(out, KARTE, mit(KARTE, R(72, 98, 80, 8, (0.9, 0.9, 0.9, 0.9))))
