#!/usr/bin/env bash
# Makes the pictures of other programs beside it: ImageMagick 6, Ghostscript 10; colours by argyll's sRGB and ClayRGB profiles.
# No test needs these programs: what they made is committed.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
profil=../../../public/druckprofil/FOGRA39L.icc
# A picture with every kind of area: ramps, noise, flat colours.
convert -seed 16 -size 48x32 plasma:red-blue -depth 8 "$work/rgb.png"
convert "$work/rgb.png" -profile "${SRGB:-/usr/share/color/argyll/ref/sRGB.icm}" -profile $profil -depth 8 "$work/cmyk.tif"
meta=(-set comment 'Anna Beispiel')
convert "$work/cmyk.tif" +profile '*' -profile ../../../node_modules/pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc "${meta[@]}" -quality 92 cmyk-profil.jpg
convert "$work/cmyk.tif" +profile '*' "${meta[@]}" -quality 92 -interlace JPEG cmyk-progressiv.jpg
convert "$work/cmyk.tif" +profile '*' -compress LZW cmyk-lzw.tif
convert "$work/cmyk.tif" +profile '*' -depth 16 -compress Zip cmyk-16bit.tif
# A separation that nobody limited: 100 + 95 + 95 + 90 %.
convert -size 320x160 'xc:cmyk(100%,95%,95%,90%)' "${meta[@]}" -quality 98 cmyk-380.jpg
convert "$work/rgb.png" -colorspace Gray "${meta[@]}" -quality 92 grau.jpg
convert "$work/rgb.png" -colorspace Gray -depth 8 -compress LZW grau.tif
convert "$work/rgb.png" "${meta[@]}" -quality 92 rgb.jpg
convert "$work/rgb.png" -profile "${ADOBERGB:-/usr/share/color/argyll/ref/ClayRGB1998.icm}" -quality 92 adobergb.jpg
convert "$work/rgb.png" -monochrome -compress Group4 einbit-g4.tif
convert "$work/rgb.png" -monochrome -type Bilevel -set Author 'Anna Beispiel' PNG:einbit.png
convert "$work/rgb.png" -colors 12 -define png:color-type=3 palette.png
convert "$work/rgb.png" -depth 16 rgb-16bit.tif
convert "$work/rgb.png" \( +clone -negate \) -compress LZW zwei-seiten.tif
convert "$work/rgb.png" -colors 16 bewegt.gif
cat > "$work/page.ps" <<'PS'
<< /PageSize [48 32] >> setpagedevice
0.2 0.9 0.1 0 setcmykcolor 0 0 24 32 rectfill
0 0 0 1 setcmykcolor 24 0 12 32 rectfill
1 0 0.5 0.25 setcmykcolor 36 0 12 16 rectfill
showpage
PS
gs -q -dBATCH -dNOPAUSE -sDEVICE=jpegcmyk -dJPEGQ=95 -r72 -sOutputFile=ghostscript-cmyk.jpg "$work/page.ps"
gs -q -dBATCH -dNOPAUSE -sDEVICE=tiffg4 -r288 -sOutputFile=ghostscript-g4.tif "$work/page.ps"
gs -q -dBATCH -dNOPAUSE -sDEVICE=pngmono -r288 -sOutputFile=ghostscript-mono.png "$work/page.ps"
gs -q -dBATCH -dNOPAUSE -sDEVICE=tiffsep1 -r72 -sOutputFile="$work/sep.tif" "$work/page.ps"
cp "$work/sep(Black).tif" ghostscript-auszug.tif
rm -r "$work"
