import { useId, useState, type ComponentType, type KeyboardEvent } from 'react'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import { PopupContext } from './popup.ts'
import { BarButton, type BarButtonProps } from './BarButton.tsx'

type Props = Pick<BarButtonProps, 'label' | 'tip' | 'children'> & {
  /** The button with a separate look. */
  look?: ComponentType<BarButtonProps>
  kind: 'menu' | 'dialog'
  /** Gets the part when it is first wanted; always the same one. */
  load: () => Promise<ComponentType>
}

/** Button of the app bar with something below it that comes when it is first wanted. */
export function PopupButton({ look: Button = BarButton, kind, load, ...button }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { Part: Popup, prepare, ask } = useLazyComponent(load)
  const open = anchor !== null && Popup !== null

  function show(element: HTMLElement): void {
    ask(() => setAnchor(null))
    // Not every browser focuses a clicked button, and this is where the focus comes back to.
    element.focus()
    setAnchor(element)
  }

  function openByArrow(event: KeyboardEvent<HTMLElement>): void {
    if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    show(event.currentTarget)
  }

  return (
    <>
      <Button
        {...button}
        aria-haspopup={kind}
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => show(event.currentTarget)}
        onKeyDown={openByArrow}
      />
      {Popup && (
        <PopupContext value={{ id, anchor, onClose: () => setAnchor(null) }}>
          <Popup />
        </PopupContext>
      )}
    </>
  )
}
