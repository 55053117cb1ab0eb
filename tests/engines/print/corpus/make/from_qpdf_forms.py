"""The same pages in other ways of writing a file: faultless, and some that have to be repaired."""
from codes import *
from from_qpdf_good import QPDF
from lab import *
from postscript import distil


def through(out, fmt, *options, pages=None):
    with Folder() as folder:
        distil(folder / 'in.pdf', fmt, pages)
        run('qpdf', *options, folder / 'in.pdf', out)


@datei('qp-linear', QPDF, KARTE, 'linearized')
def _(out):
    through(out, KARTE, '--linearize')


@datei('qp-objektstroeme', QPDF, BRIEF2, 'objects and cross-reference in streams')
def _(out):
    through(out, BRIEF2, '--object-streams=generate')


@datei('qp-linear-objektstroeme', QPDF, BRIEF, 'linearized, with object streams')
def _(out):
    through(out, BRIEF, '--linearize', '--object-streams=generate')


@datei('qp-klartext', QPDF, BRIEF, 'nothing packed, the way a person reads it (QDF)')
def _(out):
    through(out, BRIEF, '--qdf', pages=[[part for part in brief_vorn() if part[0] != 'I']])


@datei('qp-zwei-stroeme', QPDF, KARTE, 'the content of a page in three streams')
def _(out):
    distil(out, KARTE, None)
    change(out, lambda pdf: add(pdf, 0, ''), stream_decode_level=pikepdf.StreamDecodeLevel.none,
           object_stream_mode=pikepdf.ObjectStreamMode.disable)


@datei('qp-zusammen', QPDF, BRIEF2, 'two files put together')
def _(out):
    with Folder() as folder:
        distil(folder / 'a.pdf', BRIEF, [brief_vorn()])
        distil(folder / 'b.pdf', BRIEF, [brief_hinten()], compat='1.3')
        run('qpdf', '--empty', '--pages', folder / 'a.pdf', folder / 'b.pdf', '--', out)


@datei('qp-x-ueberlagert', QPDF, KARTE, 'one file laid over another: qpdf cuts the pages at their TrimBox, the bleed is white', warnung=[BESCHNITT])
def _(out):
    with Folder() as folder:
        distil(folder / 'a.pdf', KARTE)
        distil(folder / 'b.pdf', KARTE, [[T(120, 40, 20, 'Nur im Mai', ROT)], [T(120, 102, 10, 'Nur im Mai', ROT)]])
        run('qpdf', folder / 'a.pdf', '--overlay', folder / 'b.pdf', '--', out)


@datei('qp-index-verschoben', QPDF, KARTE, 'a cross-reference whose places are all wrong: whole and to be repaired')
def _(out):
    distil(out, KARTE)
    data = out.read_bytes()
    out.write_bytes(re.sub(rb'(\d{10}) 00000 n', lambda m: b'%010d 00000 n' % (int(m.group(1)) + 7), data))


@datei('qp-index-fehlt', QPDF, BRIEF, 'startxref points nowhere: whole and to be repaired', hinweis=[GERETTET])
def _(out):
    distil(out, BRIEF)
    out.write_bytes(re.sub(rb'startxref\s+\d+', b'startxref\n99999999', out.read_bytes()))


@datei('qp-zeilenenden', QPDF, BRIEF2, 'line ends changed in the text part of the file by a mail program: to be repaired')
def _(out):
    distil(out, BRIEF2)
    head, tail = out.read_bytes().rsplit(b'xref\n', 2)[0], out.read_bytes().split(b'xref\n', 1)[1]
    out.write_bytes(head + b'xref\n' + tail.replace(b'\n', b'\r\n'))


@datei('qp-vorspann', QPDF, KARTE, 'bytes in front of the header, as mail programs leave them')
def _(out):
    distil(out, KARTE)
    out.write_bytes(b'Content-Type: application/pdf\r\n\r\n' + out.read_bytes())


@datei('qp-ende-fehlt', QPDF, BRIEF, 'cut off in the middle of the cross-reference, behind all objects: to be repaired', hinweis=[GERETTET])
def _(out):
    distil(out, BRIEF)
    out.write_bytes(out.read_bytes()[:-300])
