import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'

/**
 * What is typed into a search that a form holds. Enter takes a suggestion and never sends the form: what stands in the box
 * would be missing in what is saved. Nor does it vanish when the field is left; `isOffen` says that it was not taken.
 */
export function useSuchfeld() {
  const [getippt, setGetippt] = useState('')
  const [isVerlassen, setVerlassen] = useState(false)
  return {
    getippt: getippt.trim(),
    isOffen: isVerlassen && getippt.trim() !== '',
    leave: () => setVerlassen(true),
    /** After a choice whose name was typed in full the field tells of no change. */
    leere: () => setGetippt(''),
    feld: {
      inputValue: getippt,
      onInputChange: (_: SyntheticEvent | null, text: string, reason: string) => {
        setGetippt(reason === 'input' ? text : '')
        setVerlassen(false)
      },
      // Of an empty box the first of all is nobody's choice.
      autoHighlight: getippt.trim() !== '',
      clearOnBlur: false,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') event.preventDefault()
      },
    },
  }
}
