import InputBase from '@mui/material/InputBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorStore } from './EditorContext.tsx'

/** Name of the Werbemittel; an empty one is not taken over. */
export function NameField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const bezeichnung = useEditor((state) => state.bezeichnung)
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const name = draft?.trim() ?? ''
    if (name !== '' && name !== bezeichnung) store.rename(name)
    setDraft(null)
  }
  return (
    <InputBase
      value={draft ?? bezeichnung}
      disabled={disabled}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setDraft(null)
      }}
      slotProps={{ input: { 'aria-label': t('editor.name'), maxLength: 80 } }}
      data-eigenes-rueckgaengig
      sx={{
        typography: 'h3',
        minInlineSize: 160,
        inlineSize: `${Math.min(40, (draft ?? bezeichnung).length + 3)}ch`,
        maxInlineSize: '100%',
        paddingInline: 1,
        borderRadius: 1,
        '&:hover:not(.Mui-disabled)': { bgcolor: 'action.hover' },
        '&.Mui-focused': { bgcolor: 'background.paper', outline: 2, outlineColor: 'primary.main' },
      }}
    />
  )
}
