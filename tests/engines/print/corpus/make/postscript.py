"""Drawings as PostScript, and Ghostscript as the program that many print shops distil with."""
import base64

from kit import *

PROLOG = r"""%!PS-Adobe-3.0
/latin { findfont dup length dict begin { 1 index /FID ne { def } { pop pop } ifelse } forall
/Encoding ISOLatin1Encoding def currentdict end definefont pop } bind def
/Text /Helvetica latin
/R { 4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath fill } bind def
"""


def latin(text):
    return ''.join(c if 32 <= ord(c) < 127 and c not in '()\\' else '\\%03o' % ord(c) for c in text)


def ink(color):
    return '%g %g %g %g setcmykcolor' % color if isinstance(color, tuple) else color


def ps_image(x, y, w, h, dpi, H, mode='CMYK'):
    space = {'CMYK': '/DeviceCMYK', 'RGB': '/DeviceRGB', 'L': '/DeviceGray'}[mode]
    n = {'CMYK': 4, 'RGB': 3, 'L': 1}[mode]
    # Adobe's way: CMYK samples are stored inverted.
    decode = '[' + ('1 0 ' if mode == 'CMYK' else '0 1 ') * n + ']'
    data = base64.a85encode(jpeg(w, h, dpi, mode)).decode() + '~>'
    data = '\n'.join(data[i:i + 100] for i in range(0, len(data), 100))
    return (f'gsave {space} setcolorspace {x * MM} {(H - y - h) * MM} translate {w * MM} {h * MM} scale\n'
            f'<< /ImageType 1 /Width {px(w, dpi)} /Height {px(h, dpi)} /BitsPerComponent 8 /Decode {decode}\n'
            f'/ImageMatrix [{px(w, dpi)} 0 0 -{px(h, dpi)} 0 {px(h, dpi)}]\n'
            f'/DataSource currentfile /ASCII85Decode filter /DCTDecode filter >> image\n{data}\ngrestore\n')


def ps_part(part, H, mode='CMYK', text='show'):
    kind = part[0]
    if kind == 'PS':
        return part[1] + '\n'
    if kind == 'R':
        x, y, w, h, color = part[1:]
        return f'{ink(color)} {x * MM:.3f} {(H - y - h) * MM:.3f} {w * MM:.3f} {h * MM:.3f} R\n'
    if kind == 'T':
        x, y, pt, words, color = part[1:]
        shown = 'show' if text == 'show' else 'false charpath fill'
        return f'{ink(color)} /Text {pt} selectfont {x * MM:.3f} {(H - y) * MM:.3f} moveto ({latin(words)}) {shown}\n'
    if kind == 'L':
        x0, y0, x1, y1, pt, color = part[1:]
        return (f'{ink(color)} {pt} setlinewidth {x0 * MM:.3f} {(H - y0) * MM:.3f} moveto '
                f'{x1 * MM:.3f} {(H - y1) * MM:.3f} lineto stroke\n')
    return ps_image(*part[1:], H, mode)


def PS(code):
    """A part in PostScript of its own, points from the bottom left."""
    return ('PS', code)


def boxes(w, h, slug=0, bleed=3, trim=True):
    """TrimBox and BleedBox; `slug`: margin around the data format for crop marks, mm."""
    if not trim:
        return ''
    data = [v * MM for v in (slug + 3 - bleed, slug + 3 - bleed, slug + w - 3 + bleed, slug + h - 3 + bleed)]
    final = [v * MM for v in (slug + 3, slug + 3, slug + w - 3, slug + h - 3)]
    return '[ /TrimBox [%.3f %.3f %.3f %.3f] /BleedBox [%.3f %.3f %.3f %.3f] /PAGE pdfmark\n' % (*final, *data)


def ps(pages, size, head='', slug=0, trim=True, bleed=3, each='', **how):
    w, h = size
    out = [PROLOG, head]
    for parts in pages:
        out += [f'<< /PageSize [{(w + 2 * slug) * MM:.3f} {(h + 2 * slug) * MM:.3f}] >> setpagedevice\n',
                boxes(w, h, slug, bleed, trim), f'gsave {slug * MM} {slug * MM} translate {each}\n']
        out += [ps_part(part, h, **how) for part in parts]
        out.append('grestore showpage\n')
    return ''.join(out)


def gs(source, out, *options, compat='1.6', device='pdfwrite'):
    with Folder() as folder:
        file = folder / 'in.ps'
        file.write_text(source, 'latin-1')
        version_option = [f'-dCompatibilityLevel={compat}'] if device == 'pdfwrite' else []
        run('gs', '-q', '-dNOPAUSE', '-dBATCH', f'-sDEVICE={device}', *version_option, '-dAutoRotatePages=/None',
            '-dEmbedAllFonts=true', '-sColorConversionStrategy=LeaveColorUnchanged', '-dALLOWPSTRANSPARENCY',
            *options, f'-sOutputFile={out}', file)


def distil(out, fmt, pages=None, *options, compat='1.6', **how):
    gs(ps(pages or BASIS[fmt](), SIZE[fmt], **how), out, *options, compat=compat)
