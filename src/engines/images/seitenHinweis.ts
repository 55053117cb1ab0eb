/** What is said of a picture file with several pages or frames: only the first is taken. null for one. */
export function seitenHinweis(dateiName: string, seiten: number): string | null {
  if (seiten < 2) return null
  return `„${dateiName}“ enthält ${seiten} Bilder oder Seiten. Verwendet wird nur das erste Bild. Wenn Sie ein anderes brauchen, speichern Sie es als eigene Datei und laden Sie diese hoch.`
}
