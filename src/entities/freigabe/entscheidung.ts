/** What the page of an approval opens with, in its address: `?entscheidung=freigeben`. */
export const ENTSCHEIDUNG = 'entscheidung'
export type Entscheidung = 'freigeben' | 'aendern'
