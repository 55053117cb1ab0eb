import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { Bild, BildFormat } from '#src/contract/bildgenerierung.ts'
import { FORMATE, type FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { useWerbemittelAusBild } from '#src/entities/bildgenerierung/queries.ts'
import { useRechte } from '#src/entities/bildgenerierung/useRechte.tsx'
import { rememberWerbemittel } from '#src/entities/werbemittel/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { notify } from '#src/shared/notify/notify.ts'

interface Props {
  /** Its own sheet, or none: then one is chosen. */
  format: BildFormat
  /** The picture, drawn and kept first where it is a proposal. */
  bild: () => Promise<Bild>
  label: string
  /** What a screen reader is told: which of them. */
  name: string
}

/** Makes a material of a picture with one click and opens it in the editor. */
export function GestaltenButton({ format, bild, label, name }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)
  const werbemittel = useWerbemittelAusBild()
  const rechte = useRechte()
  const sheet = FORMATE.find((id) => id === format)
  const failed = (error: unknown) => notify.error(error instanceof ApiError ? error.message : t('fehler'))
  const open = async (chosen: FormatId, stored: Bild, rechteGeprueft: boolean) => {
    try {
      const made = await werbemittel.mutateAsync({
        idPtBild: stored.idPtBild,
        format: chosen,
        ...(rechteGeprueft && { rechteGeprueft }),
      })
      rememberWerbemittel(client, made)
      await navigate(paths.werbemittelEditieren(made.idPtWerbemittel))
    } catch (error) {
      failed(error)
    }
  }
  const make = async (chosen: FormatId) => {
    setAnchor(null)
    setBusy(true)
    try {
      const stored = await bild()
      rechte.ask(stored, (geprueft) => void open(chosen, stored, geprueft))
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="contained"
        loading={busy || werbemittel.isPending}
        aria-label={name}
        aria-haspopup={sheet ? undefined : 'menu'}
        onClick={({ currentTarget }) => (sheet ? void make(sheet) : setAnchor(currentTarget))}
      >
        {label}
      </Button>
      <Menu lang="de" open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FORMATE.map((id) => (
          <MenuItem key={id} onClick={() => void make(id)}>
            {FORMATS[id].label}
          </MenuItem>
        ))}
      </Menu>
      {rechte.dialog}
    </>
  )
}
