"""Codings that no program here writes: CCITT group 4 out of a TIFF file, and JBIG2 around it."""
import io
import struct

from PIL import Image, ImageOps, TiffImagePlugin


def g4(image):
    """CCITT group 4 of a one-bit picture; black is 0 in the picture and in the file."""
    TiffImagePlugin.STRIP_SIZE = 1 << 24
    out = io.BytesIO()
    # Pillow counts black as zero, the coding white.
    ImageOps.invert(image.convert('L')).convert('1').save(out, 'TIFF', compression='group4')
    tiff = Image.open(io.BytesIO(out.getvalue()))
    tags = tiff.tag_v2
    offsets, counts = tags[273], tags[279]
    if len(offsets) != 1:
        raise ValueError('more than one strip')
    data = out.getvalue()[offsets[0]:offsets[0] + counts[0]]
    if tags.get(266, 1) == 2:
        data = bytes(int(f'{byte:08b}'[::-1], 2) for byte in data)
    return data


def jbig2(image):
    """One immediate generic region in MMR coding, as PDF embeds it: no file header."""
    w, h = image.size
    page = struct.pack('>IIIIBH', w, h, 0, 0, 0, 0)
    region = struct.pack('>IIIIB', w, h, 0, 0, 0) + b'\x01' + g4(image)

    def segment(number, kind, data):
        return struct.pack('>IBBBI', number, kind, 0, 1, len(data)) + data
    return segment(0, 48, page) + segment(1, 38, region) + segment(2, 49, b'')
