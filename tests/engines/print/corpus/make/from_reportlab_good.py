"""reportlab: faultless files."""
from codes import *
from lab import *

H = 131


def ganze_rueckseite(mode='RGBA'):
    """A picture as large as the page, transparent (or white) where the zones are."""
    image = Image.new('RGBA', (px(241, 300), px(131, 300)), (255, 255, 255, 0))
    ImageDraw.Draw(image).rectangle([0, 0, px(163, 300), px(112, 300)], fill=(255, 244, 214, 255))
    if mode == 'RGBA':
        return image
    flat = Image.new('RGB', image.size, 'white')
    flat.paste(image, mask=image.split()[3])
    return flat.convert(mode)


@datei('rl-karte', LAB, KARTE, 'CMYK with embedded TrueType')
def _(out):
    lab(out, KARTE)


@datei('rl-png-durchsichtig', LAB, KARTE, 'a picture as large as the page, transparent over the zones', hinweis=[RGB])
def _(out):
    lab(out, KARTE, [vorn(), [put(out, ganze_rueckseite(), 0, 0, 241, 131, H, 'auto'), *hinten()[1:]]])


@datei('rl-bild-weiss', LAB, KARTE, 'a CMYK picture as large as the page, white over the zones')
def _(out):
    lab(out, KARTE, [vorn(), [put(out, ganze_rueckseite('CMYK'), 0, 0, 241, 131, H), *hinten()[1:]]])


@datei('rl-maske-verlauf', LAB, KARTE, 'a soft mask that fades to nothing before the zone', hinweis=[RGB])
def _(out):
    w, h = px(200, 300), px(110, 300)
    image = Image.new('RGB', (w, h), (120, 180, 210))
    ramp = Image.new('L', (w, 1))
    ramp.putdata([max(0, 255 - int(255 * x / w / 0.78)) for x in range(w)])
    image.putalpha(ramp.resize((w, h)))
    lab(out, KARTE, [vorn(), [put(out, image, 0, 0, 200, 110, H, 'auto'), *hinten()[1:]]])


@datei('rl-ocr', LAB, BRIEF, 'a scanned page with invisible text, also in the address field')
def _(out):
    # Few greys pack well.
    image = page_picture(brief_vorn(), SIZE[BRIEF], mode='L').point(lambda v: v // 51 * 51)

    def words(c):
        text = c.beginText(28 * MM, (303 - 80) * MM)
        text.setTextRenderMode(3)
        text.setFont('Sans', 11)
        for line in ['Erkannter Text', *SATZ]:
            text.textLine(line)
        c.drawText(text)
    lab(out, BRIEF, [[put(out, image, 0, 0, 216, 303, 303), (words,)]])
