"""What all makers share: formats, colours, the drawing as a list, and the manifest."""
import io
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

MM = 72 / 25.4
HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / 'files'
MANIFEST = HERE.parent / 'corpus.json'
ICC = Path('/usr/share/color/icc/ghostscript')
FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'
# Time stamps of the programs that know of it: the same input gives the same file.
os.environ['SOURCE_DATE_EPOCH'] = '1760000000'

KARTE, BRIEF, BRIEF2 = 'maxipostkarte', 'dina4mailing', 'dina4mailing-2seitig'
# Width and height with bleed, mm.
SIZE = {KARTE: (241, 131), BRIEF: (216, 303), BRIEF2: (216, 303)}

# C, M, Y, K
SCHWARZ, WEISS = (0, 0, 0, 1), (0, 0, 0, 0)
CREME, SAND = (0, 0.03, 0.1, 0), (0.05, 0.1, 0.25, 0)
BLAU, ROT, GRUEN = (0.9, 0.5, 0, 0.2), (0, 0.9, 0.8, 0), (0.7, 0, 0.8, 0.1)


def rgb(cmyk):
    c, m, y, k = cmyk
    return tuple(round((1 - v) * (1 - k), 4) for v in (c, m, y))


# Parts of a drawing, mm from the top left corner of the data format.
def R(x, y, w, h, fill):
    return ('R', x, y, w, h, fill)


def T(x, y, pt, text, fill=SCHWARZ):
    """A line of text from its baseline on."""
    return ('T', x, y, pt, text, fill)


def L(x0, y0, x1, y1, pt, fill=SCHWARZ):
    return ('L', x0, y0, x1, y1, pt, fill)


def I(x, y, w, h, dpi=310):
    return ('I', x, y, w, h, dpi)


SATZ = ['Wir laden Sie herzlich ein: Kommen Sie', 'vorbei und lernen Sie uns kennen.', 'Für Getränke ist gesorgt.']


def absatz(x, y, pt=12, fill=SCHWARZ, n=3):
    return [T(x, y + i * pt * 0.5, pt, SATZ[i % 3], fill) for i in range(n)]


def vorn():
    """Front of the card: full up to the bleed."""
    return [R(0, 0, 241, 131, SAND), R(0, 90, 241, 41, BLAU), T(20, 40, 34, 'Frühling im Park'),
            *absatz(20, 55), I(160, 20, 24, 18), T(20, 112, 18, 'Samstag ab 10 Uhr', WEISS)]


def hinten():
    """Back of the card: zones, the place of the code and of the privacy text stay free."""
    return [R(0, 0, 163, 112, CREME), T(72, 20, 20, 'So finden Sie uns'), *absatz(72, 34),
            R(72, 60, 80, 1.5, ROT), I(72, 68, 24, 18), *absatz(104, 76, 8, n=2)]


def karte():
    return [vorn(), hinten()]


def brief_vorn():
    """An A4 front: what the window shows and the places of code and privacy text stay free."""
    return [R(120, 0, 96, 36, GRUEN), T(126, 24, 22, 'Gartenbau Öztürk', WEISS), T(24, 118, 14, 'Liebe Nachbarn,'),
            *absatz(24, 130, 11, n=3), *absatz(24, 155, 11, n=3), I(140, 180, 24, 18),
            R(0, 283, 216, 20, GRUEN), T(24, 291, 10, 'Gartenbau Öztürk · Lindenallee 4 · 10115 Berlin', WEISS)]


def brief_hinten():
    return [R(0, 250, 216, 53, GRUEN), T(72, 24, 22, 'Unsere Angebote'), *absatz(72, 40, 12),
            I(80, 80, 24, 18), T(24, 270, 14, 'Wir freuen uns auf Sie.', WEISS)]


def brief():
    return [brief_vorn()]


def brief2():
    return [brief_vorn(), brief_hinten()]


BASIS = {KARTE: karte, BRIEF: brief, BRIEF2: brief2}


def mit(fmt, *parts, seite=-1):
    """The faultless drawing of a format with more on one of its pages."""
    pages = BASIS[fmt]()
    pages[seite] = [*pages[seite], *parts]
    return pages


def photo(w, h, mode='RGB'):
    """A smooth picture: hills under a sky."""
    image = Image.new('RGB', (w, h))
    draw = ImageDraw.Draw(image)
    for y in range(h):
        t = y / h
        draw.line([(0, y), (w, y)], fill=(int(120 + 100 * t), int(170 + 50 * t), int(225 - 40 * t)))
    draw.ellipse([int(w * 0.65), int(h * 0.1), int(w * 0.85), int(h * 0.1 + w * 0.2)], fill=(250, 220, 120))
    draw.ellipse([-w // 2, int(h * 0.55), int(w * 0.9), h * 2], fill=(90, 150, 80))
    draw.ellipse([int(w * 0.3), int(h * 0.65), int(w * 1.6), h * 2], fill=(70, 125, 70))
    if mode == 'CMYK':
        return image.convert('CMYK')
    return image.convert(mode)


def px(mm, dpi):
    return max(1, round(mm / 25.4 * dpi))


def jpeg(w, h, dpi=310, mode='RGB', quality=45):
    out = io.BytesIO()
    photo(px(w, dpi), px(h, dpi), mode).save(out, 'JPEG', quality=quality)
    return out.getvalue()


def page_picture(parts, size, dpi=300, mode='RGB'):
    """The whole page as pixels: what a flattening program gives."""
    from PIL import ImageFont
    s = dpi / 25.4
    image = Image.new('RGB', (px(size[0], dpi), px(size[1], dpi)), 'white')
    draw = ImageDraw.Draw(image)
    for part in parts:
        color = tuple(int(255 * v) for v in rgb(part[-1])) if part[0] != 'I' else None
        if part[0] == 'R':
            x, y, w, h = part[1:5]
            draw.rectangle([x * s, y * s, (x + w) * s - 1, (y + h) * s - 1], fill=color)
        elif part[0] == 'T':
            font = ImageFont.truetype(FONT, int(part[3] / 72 * dpi))
            draw.text((part[1] * s, part[2] * s), part[4], fill=color, font=font, anchor='ls')
        elif part[0] == 'I':
            x, y, w, h = part[1:5]
            image.paste(photo(int(w * s), int(h * s)), (int(x * s), int(y * s)))
        elif part[0] == 'L':
            draw.line([v * s for v in part[1:5]], fill=color, width=max(1, int(part[5] / 72 * dpi)))
    return image.convert(mode)


def run(*args, cwd=None, env=None, ok=(0,), timeout=300):
    done = subprocess.run([str(a) for a in args], cwd=cwd, env={**os.environ, **(env or {})}, timeout=timeout,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode not in ok:
        raise RuntimeError(f"{' '.join(map(str, args))}\n{done.stdout.decode(errors='replace')[-3000:]}")
    return done.stdout.decode(errors='replace')


class Folder:
    """A place for what is needed on the way."""

    def __enter__(self):
        self.path = Path(tempfile.mkdtemp(prefix='corpus-'))
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


VERSIONS = {
    'Ghostscript': ('gs', '--version'), 'TeX': ('pdftex', '--version'), 'Chromium': ('chromium', '--version'),
    'Inkscape': ('inkscape', '--version'), 'LibreOffice': ('soffice', '--version'), 'MuPDF': ('mutool', '-v'),
    'qpdf': ('qpdf', '--version'), 'rsvg-convert': ('rsvg-convert', '--version'), 'img2pdf': ('img2pdf', '--version'),
    'ImageMagick': ('convert', '-version'), 'wkhtmltopdf': ('wkhtmltopdf', '--version'), 'poppler': ('pdftocairo', '-v'),
    'Scribus': ('dpkg-query', '-Wf', '${Version}', 'scribus'), 'groff': ('groff', '--version'),
}
_versions = {}


def version(program):
    if program not in _versions:
        if program == 'Cairo':
            import cairo
            _versions[program] = cairo.cairo_version_string()
        elif program == 'reportlab':
            import reportlab
            _versions[program] = reportlab.__version__
        else:
            text = run(*VERSIONS[program], ok=range(0, 256))
            _versions[program] = re.search(r'\d+\.\d+[\d.]*\d', text).group(0)
    return _versions[program]


FILES = []


def datei(name, program, fmt, was, fehler=(), warnung=(), hinweis=(), erlaubt=()):
    """Names a file of the corpus: what made it, what is special in it, which findings there must be, and `erlaubt` which may be."""
    def named(maker):
        FILES.append(dict(datei=name, programm=program, format=fmt, was=was, fehler=list(fehler), warnung=list(warnung),
                          hinweis=list(hinweis), erlaubt=list(erlaubt), maker=maker))
        return maker
    return named


def make_all(only=None):
    TARGET.mkdir(exist_ok=True)
    known = {}
    if MANIFEST.exists():
        known = {entry['datei']: entry for entry in json.loads(MANIFEST.read_text())['dateien']}
    entries = []
    for file in sorted(FILES, key=lambda f: f['datei']):
        out = TARGET / f"{file['datei']}.pdf"
        maker = file.pop('maker')
        old = known.get(file['datei'], {})
        if (only and re.search(only, file['datei'])) or (not only and not out.exists()):
            print(file['datei'], flush=True)
            maker(out)
            old = {}
        if not out.exists():
            continue
        entry = {k: v for k, v in file.items() if v != [] or k in ('fehler', 'warnung')}
        entry['version'] = old.get('version') or version(file['programm'])
        entries.append(entry)
    rest = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {'offen': {}}
    MANIFEST.write_text(json.dumps({**rest, 'dateien': entries}, ensure_ascii=False, indent=2) + '\n')
    print(len(entries), 'files,', sum((TARGET / f"{e['datei']}.pdf").stat().st_size for e in entries) // 1024, 'KB')
