"""reportlab: files with one fault each."""
from codes import *
from lab import *

H = 131


@datei('rl-x-helvetica', LAB, KARTE, 'reportlab\'s own Helvetica, not embedded', fehler=[SCHRIFT])
def _(out):
    lab(out, KARTE, font='Helvetica')


@datei('rl-x-zeichen', LAB, KARTE, 'two signs that the font has not, in fonts of one byte', warnung=[FEHLT])
def _(out):
    lab(out, KARTE, mit(KARTE, T(72, 106, 14, 'Tee \u2615 und \u6f22 Kuchen')), font='Sans')


@datei('rl-x-sehr-klein', LAB, BRIEF, 'type of 4.5 pt in two inks', warnung=[KLEIN])
def _(out):
    lab(out, BRIEF, mit(BRIEF, T(24, 210, 4.5, 'Nur solange der Vorrat reicht', (0.8, 0, 0, 0.6))), font='Sans')
