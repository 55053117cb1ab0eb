import InputBase from '@mui/material/InputBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorStore } from './EditorContext.tsx'

/** Name of the Werbemittel, taken over as it is typed; an empty one is not. */
export function NameField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const bezeichnung = useEditor((state) => state.bezeichnung)
  const [draft, setDraft] = useState<{ text: string; before: string } | null>(null)
  const shown = draft?.text ?? bezeichnung
  const rename = (name: string) => {
    if (name !== '' && name !== bezeichnung) store.rename(name)
  }
  return (
    <InputBase
      value={shown}
      disabled={disabled}
      onChange={({ target: { value } }) => {
        setDraft({ text: value, before: draft?.before ?? bezeichnung })
        rename(value.trim())
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft !== null) rename(draft.before)
        if (event.key === 'Enter' || event.key === 'Escape') setDraft(null)
      }}
      slotProps={{ input: { 'aria-label': t('editor.name'), maxLength: 80 } }}
      data-eigenes-rueckgaengig
      sx={{
        typography: 'h3',
        minInlineSize: 160,
        inlineSize: `${Math.min(40, shown.length + 3)}ch`,
        maxInlineSize: '100%',
        paddingInline: 1,
        borderRadius: 1,
        '&:hover:not(.Mui-disabled)': { bgcolor: 'action.hover' },
        '&.Mui-focused': { bgcolor: 'background.paper', outline: 2, outlineColor: 'primary.main' },
      }}
    />
  )
}
