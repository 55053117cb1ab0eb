import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Dices from '#src/shared/icons/Dices.svg'
import Download from '#src/shared/icons/Download.svg'
import Shapes from '#src/shared/icons/Shapes.svg'
import Sprout from '#src/shared/icons/Sprout.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { downloadBild, useDeleteBild } from '#src/entities/bildgenerierung/queries.ts'
import type { Weiter } from '#src/entities/bildgenerierung/wunsch.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { saveBlob } from '#src/shared/download.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

interface Props {
  bild: Bild
  anchor: HTMLElement | null
  onClose: () => void
  onGoOn: (bild: Bild, art: Weiter) => void
}

/** What else can be done with a picture; what the user may not do is not offered. */
export function BildMenu({ bild, anchor, onClose, onGoOn }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const ability = useAppAbility()
  const [asking, setAsking] = useState(false)
  // Done once the menu is gone: closing gives the focus back, and some of it takes the focus elsewhere.
  const chosen = useRef<() => void>(null)
  const { busy, failed, remove } = useRemove(bild, () => setAsking(false))
  const may = ability.can('create', 'Bildgenerierung')
  const entries: { key: string; Icon: IconComponent; may: boolean; disabled?: string | null; run: () => void }[] = [
    { key: 'variationen', Icon: Dices, may, run: () => onGoOn(bild, 'variationen') },
    {
      key: 'weiter',
      Icon: Sprout,
      may,
      disabled: bild.saat === null ? t('galerie.ohneSaat') : null,
      run: () => onGoOn(bild, 'weiter'),
    },
    // A picture of a service that is too small: the generator draws the same words sharp at every size.
    { key: 'motiv', Icon: Shapes, may: may && bild.px !== null, run: () => onGoOn(bild, 'motiv') },
    {
      key: 'herunterladen',
      Icon: Download,
      may: true,
      run: () => void downloadBild(bild.idPtBild).then(({ blob, name }) => saveBlob(blob, name), failed),
    },
    {
      key: 'loeschen',
      Icon: Trash2,
      may: may && bild.loeschbar,
      disabled: bild.verwendungen > 0 ? t('galerie.inVerwendung') : null,
      run: () => setAsking(true),
    },
  ]
  return (
    <>
      <Menu
        lang="de"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{
          transition: {
            onExited: () => {
              chosen.current?.()
              chosen.current = null
            },
          },
        }}
      >
        {entries
          .filter((entry) => entry.may)
          .map(({ key, Icon, disabled, run }) => (
            <MenuItem
              key={key}
              disabled={Boolean(disabled)}
              onClick={() => {
                chosen.current = run
                onClose()
              }}
            >
              <ListItemIcon>
                <Icon size={18} aria-hidden />
              </ListItemIcon>
              <ListItemText secondary={disabled}>{t(`galerie.aktion.${key}`)}</ListItemText>
            </MenuItem>
          ))}
      </Menu>
      <ConfirmDialog
        open={asking}
        title={t('galerie.loeschenTitel')}
        text={t('galerie.loeschenText')}
        confirmLabel={t('galerie.aktion.loeschen')}
        tone="error"
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function useRemove({ idPtBild }: Bild, onSettled: () => void) {
  const { t } = useTranslation('bildgenerierung')
  const { isPending, mutate } = useDeleteBild()
  const failed = (error: unknown) => notify.error(error instanceof ApiError ? error.message : t('fehler'))
  const onSuccess = () => notify.success(t('galerie.geloescht'))
  return { busy: isPending, failed, remove: () => mutate(idPtBild, { onSuccess, onError: failed, onSettled }) }
}
