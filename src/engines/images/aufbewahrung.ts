/** Days that a picture without favour and use is kept; assumed: a campaign comes again after a year. */
export const BILD_AUFBEWAHRUNG_TAGE = 400
/** Days that an order with its description is kept after its end; assumed: until nobody asks about it any more. */
export const BILDAUFTRAG_AUFBEWAHRUNG_TAGE = 90
