/** Where the browser finds the profile that is printed with; the file itself is `public/druckprofil/FOGRA39L.icc`. */
export const DRUCKPROFIL_ADRESSE = '/druckprofil/FOGRA39L.icc'
