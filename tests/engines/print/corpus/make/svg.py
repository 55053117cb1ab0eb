"""Drawings as SVG and HTML, for the programs that print these."""
import base64
from html import escape

from kit import *


def css(color):
    return '#%02x%02x%02x' % tuple(int(255 * v + 0.5) for v in rgb(color)) if isinstance(color, tuple) else color


def data_url(w, h, dpi):
    # Programs that pack pixels anew pack those of a PNG file better: they have no noise.
    out = io.BytesIO()
    photo(px(w, dpi), px(h, dpi)).quantize(24).convert('RGB').save(out, 'PNG')
    return 'data:image/png;base64,' + base64.b64encode(out.getvalue()).decode()


def svg_part(part):
    kind = part[0]
    if kind == 'SVG':
        return part[1]
    if kind == 'R':
        x, y, w, h, color = part[1:]
        return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{css(color)}"/>'
    if kind == 'T':
        x, y, pt, words, color = part[1:]
        return f'<text x="{x}" y="{y}" font-size="{pt / MM:.3f}" font-family="Liberation Sans" fill="{css(color)}">{escape(words)}</text>'
    if kind == 'L':
        x0, y0, x1, y1, pt, color = part[1:]
        return f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke-width="{pt / MM:.4f}" stroke="{css(color)}"/>'
    x, y, w, h, dpi = part[1:]
    return f'<image x="{x}" y="{y}" width="{w}" height="{h}" preserveAspectRatio="none" xlink:href="{data_url(w, h, dpi)}"/>'


def SVG(code):
    return ('SVG', code)


def svg(parts, size, defs='', scale=1):
    w, h = size
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{w * scale}mm" height="{h * scale}mm" '
            f'viewBox="0 0 {w} {h}"><defs>{defs}</defs>' + ''.join(map(svg_part, parts)) + '</svg>')


def html(pages, size, defs='', extra='', scale=1):
    w, h = size
    body = ''.join(f'<section>{svg(parts, size, defs if i == 0 else "", scale)}{extra}</section>' for i, parts in enumerate(pages))
    return ('<!doctype html><meta charset="utf-8"><title>Druckdatei</title><style>'
            f'@page{{size:{w}mm {h}mm;margin:0}}*{{margin:0;padding:0}}html{{-webkit-print-color-adjust:exact}}'
            f'section{{width:{w * scale}mm;height:{h * scale}mm;overflow:hidden;position:relative;page-break-after:always;break-after:page}}'
            'section:last-child{page-break-after:auto;break-after:auto}svg{display:block}'
            f'</style>{body}')
