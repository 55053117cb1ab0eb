import { benannt } from '#src/contract/offenesEnum.ts'
import { VERSION_ANLAESSE, type WerbemittelVersion } from '#src/contract/werbemittelVersion.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** Why a state was kept, in words; a word that we do not know as it came. */
export function anlassText({ anlass, kampagne }: WerbemittelVersion): string {
  const names = Object.fromEntries(
    VERSION_ANLAESSE.map((one) => [one, text(`werbemittel:editor.versionen.anlass.${one}`)]),
  )
  const name = benannt(names, anlass)
  return kampagne
    ? text('werbemittel:editor.versionen.inKampagne', { anlass: name, kampagne: kampagne.bezeichnung })
    : name
}

/** What a kept state is called: by its name, else by why it was kept. */
export const versionTitle = (version: WerbemittelVersion): string => version.bezeichnung ?? anlassText(version)
