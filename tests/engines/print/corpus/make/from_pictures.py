"""img2pdf, ImageMagick, MuPDF and groff."""
from codes import *
from from_reportlab_good import ganze_rueckseite
from lab import change
from kit import *
from postscript import distil


def flat(fmt, mode='RGB', dpi=300, pages=None):
    return [page_picture(parts, SIZE[fmt], dpi, mode) for parts in pages or BASIS[fmt]()]


def poster(image):
    """Few tones pack well."""
    return image.quantize(12, dither=Image.Dither.NONE)


def img2pdf(out, fmt, images, suffix, *options):
    w, h = SIZE[fmt]
    with Folder() as folder:
        files = []
        for i, image in enumerate(images):
            files.append(folder / f'{i}.{suffix}')
            more = {} if suffix == 'png' else dict(compression='group4' if image.mode == '1' else 'tiff_lzw')
            image.save(files[-1], **more)
        run('img2pdf', '--pagesize', f'{w}mmx{h}mm', '--imgsize', f'{w}mmx{h}mm', '--fit', 'fill', '--nodate', *options, '-o', out, *files)


@datei('img2pdf-eins', 'img2pdf', BRIEF, 'a whole page of one bit, CCITT', warnung=[TRIM])
def _(out):
    parts = [part for part in brief_vorn() if part[0] == 'T' and part[-1] != WEISS]
    img2pdf(out, BRIEF, [image.convert('1') for image in flat(BRIEF, 'L', 600, [parts])], 'tif')


@datei('img2pdf-cmyk', 'img2pdf', KARTE, 'whole pages in CMYK, white in the zones', warnung=[TRIM])
def _(out):
    img2pdf(out, KARTE, [vorn_flach(), ganze_rueckseite('CMYK')], 'tif')


def vorn_flach():
    return page_picture([part for part in vorn() if part[0] == 'R'], SIZE[KARTE]).convert('CMYK')


@datei('img2pdf-x-150', 'img2pdf', BRIEF, 'a whole page of 200 dpi', warnung=[DPI, TRIM], hinweis=[RGB])
def _(out):
    img2pdf(out, BRIEF, [poster(image) for image in flat(BRIEF, dpi=200)], 'png')


@datei('img2pdf-x-zone', 'img2pdf', KARTE, 'whole pages as pictures, with text in the coding zone', fehler=[ZONE], warnung=[TRIM], hinweis=[RGB])
def _(out):
    img2pdf(out, KARTE, [poster(i) for i in flat(KARTE, pages=mit(KARTE, T(60, 122, 12, 'Kommen Sie vorbei')))], 'png')


@datei('img2pdf-x-feld', 'img2pdf', BRIEF, 'a whole page as a picture, with a tint in the address field', warnung=[FELD_TON, TRIM], hinweis=[RGB])
def _(out):
    img2pdf(out, BRIEF, [poster(i) for i in flat(BRIEF, pages=mit(BRIEF, R(23, 60, 85, 35, (0.2, 0, 0, 0))))], 'png')


def magick(out, fmt, *options, mode='RGB', pages=None, dpi=300):
    with Folder() as folder:
        files = []
        for i, image in enumerate(flat(fmt, mode, dpi, pages)):
            files.append(folder / f'{i}.png')
            image.save(files[-1])
        # Debian's policy forbids the name PDF alone.
        run('convert', *files, *options, '-units', 'PixelsPerInch', '-density', str(dpi), '-compress', 'Zip', f'pdfa:{out}')


@datei('magick-grau', 'ImageMagick', BRIEF, 'a grey page', warnung=[TRIM])
def _(out):
    magick(out, BRIEF, '-colorspace', 'Gray', '-depth', '8', '-posterize', '8', pages=[[p for p in brief_vorn() if p[0] != 'I']])


@datei('magick-x-leer', 'ImageMagick', BRIEF, 'a white picture as a page', warnung=[LEER, TRIM])
def _(out):
    magick(out, BRIEF, '-colorspace', 'Gray', pages=[[]])


def mutool(out, fmt, *options, pages=None, verb='clean'):
    with Folder() as folder:
        distil(folder / 'in.pdf', fmt, pages)
        run('mutool', verb, *options, folder / 'in.pdf', out) if verb == 'clean' else run('mutool', verb, *options, '-o', out, folder / 'in.pdf')


@datei('mutool-sauber', 'MuPDF', KARTE, 'cleaned: streams unpacked and packed, objects numbered anew')
def _(out):
    mutool(out, KARTE, '-gggg', '-z', '-s')


@datei('mutool-linear', 'MuPDF', BRIEF2, 'linearized by MuPDF')
def _(out):
    mutool(out, BRIEF2, '-gg', '-z', '-l')


@datei('mutool-ascii', 'MuPDF', BRIEF, 'binary streams in hexadecimal')
def _(out):
    mutool(out, BRIEF, '-a', pages=[[part for part in brief_vorn() if part[0] != 'I']])


def drawn(out, device, fmt, pages=None):
    with Folder() as folder:
        distil(folder / 'in.pdf', fmt, pages)
        run('mutool', 'draw', '-F', device, '-o', out, folder / 'in.pdf')


@datei('mutool-gezeichnet', 'MuPDF', KARTE, 'drawn into a new file: boxes lost', warnung=[TRIM])
def _(out):
    drawn(out, 'pdf', KARTE)


@datei('mutool-text', 'MuPDF', BRIEF, 'made by hand out of text', warnung=[TRIM])
def _(out):
    with Folder() as folder:
        (folder / 'seite.txt').write_text(f'%%MediaBox 0 0 {216 * MM:.3f} {303 * MM:.3f}\n0.2 0.3 0 0 k 0 0 {216 * MM:.3f} {20 * MM:.3f} re f\n'
                                          f'0 0 0 1 k 2 w {24 * MM} {150 * MM} m {180 * MM} {150 * MM} l S\n')
        run('mutool', 'create', '-o', out, folder / 'seite.txt')


@datei('mutool-x-schrift', 'MuPDF', BRIEF, 'Times is named and not embedded', fehler=[SCHRIFT], warnung=[TRIM])
def _(out):
    with Folder() as folder:
        (folder / 'seite.txt').write_text(f'%%MediaBox 0 0 {216 * MM:.3f} {303 * MM:.3f}\n%%Font F Times-Roman\n'
                                          f'BT /F 14 Tf 0 g {24 * MM} {180 * MM} Td (Liebe Nachbarn) Tj ET\n')
        run('mutool', 'create', '-o', out, folder / 'seite.txt')
        from pikepdf import Name
        # mutool embeds it: as old programs do, the name alone stays.

        def bare(pdf):
            font = pdf.pages[0].Resources.Font[Name.F]
            if '/FontDescriptor' in font:
                del font['/FontDescriptor']
        change(out, bare)


def groff(out, text, w, h):
    with Folder() as folder:
        (folder / 'a.roff').write_text(text, 'latin-1')
        ps_file = folder / 'a.ps'
        ps_file.write_bytes(subprocess.run(['groff', '-Tps', f'-P-p{h / 25.4:.4f}i,{w / 25.4:.4f}i', 'a.roff'], cwd=folder, check=True, stdout=subprocess.PIPE).stdout)
        run('ps2pdf', '-dEmbedAllFonts=true', '-dAutoRotatePages=/None', f'-dDEVICEWIDTHPOINTS={w * MM:.2f}', f'-dDEVICEHEIGHTPOINTS={h * MM:.2f}', '-dFIXEDMEDIA',
            ps_file, out)


LETTER = '.pl 303m*\n'.replace('303m*', '859p') + '.ll 440p\n.po 75p\n.ps 12\n.vs 15p\n.sp |330p\nLiebe Nachbarn,\n.br\nwir laden Sie herzlich ein.\n.br\nIhre Gartenfreunde\n'


@datei('groff-brief', 'groff', BRIEF, 'a letter by groff and ps2pdf', warnung=[TRIM])
def _(out):
    groff(out, LETTER, 216, 303)


@datei('groff-x-feld', 'groff', BRIEF, 'a letter whose text begins in the address field', fehler=[FELD], warnung=[TRIM])
def _(out):
    groff(out, LETTER.replace('|330p', '|220p'), 216, 303)
