import type { Ausschluss } from '#src/contract/ausschluss.ts'

/** Whom a target group leaves out beside those whom every one does, in words; null: nobody. */
export function ausschlussSatz({ angeschriebenTage, listen = [] }: Ausschluss): string | null {
  const teile = [
    ...(angeschriebenTage ? [`wer in den ${angeschriebenTage} Tagen vor dem Versand Post von Ihnen erhält`] : []),
    ...listen.map(({ bezeichnung = '', fehlt }) =>
      fehlt ? `„${bezeichnung}“ (gibt es nicht mehr)` : `wer in „${bezeichnung}“ steht`,
    ),
  ]
  if (teile.length === 0) return null
  const satz = teile.join('; ')
  return `${satz.charAt(0).toUpperCase()}${satz.slice(1)}.`
}
