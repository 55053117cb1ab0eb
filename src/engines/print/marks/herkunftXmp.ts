/** Marks that we set: made by a trained model, or by a program without one (IPTC NewsCodes, Digital Source Type). */
export type Herkunft = 'trainedAlgorithmicMedia' | 'algorithmicMedia'

/** Page of the vocabulary, without its scheme: both http and https are found in files. */
export const VOKABULAR = 'cv.iptc.org/newscodes/digitalsourcetype/'

/** Namespace of the mark, an attribute of the description in XMP. */
export const HERKUNFT_XMLNS = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"'

/** Element of XMP that says how something came about. */
export function herkunftElement(quelle: Herkunft): string {
  return `<Iptc4xmpExt:DigitalSourceType>http://${VOKABULAR}${quelle}</Iptc4xmpExt:DigitalSourceType>`
}

/** XMP packet that says how a picture came about, for the APP1 segment of a JPEG and the iTXt chunk of a PNG. */
export function herkunftXmp(quelle: Herkunft): string {
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${HERKUNFT_XMLNS}>${herkunftElement(quelle)}` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  )
}
