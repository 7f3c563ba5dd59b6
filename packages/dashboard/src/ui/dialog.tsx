import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icons.js'

interface DialogProps {
  title: string
  isWide: boolean
  children: ReactNode
  onClose(): void
}

/** A modal dialog. The browser keeps the focus in it and returns it to the opener. */
function Dialog({ title, isWide, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A part of the page that loads hides the whole page for a moment, which does not close the dialog.
  const isHidden = useRef(false)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    isHidden.current = false
    dialog?.showModal()
    return () => {
      isHidden.current = true
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={isWide ? 'wide' : undefined}
      aria-labelledby={id}
      // Strict Mode opens it twice: the event of the first closing arrives while it is open again.
      onClose={({ currentTarget }) => currentTarget.open || isHidden.current || onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button className="icon" type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}

interface DialogButtonProps {
  label: string
  title: string
  /** For assistive technology, where several buttons have the same label. */
  ariaLabel?: string
  isMain?: boolean
  isDanger?: boolean
  isDisabled?: boolean
  isWide?: boolean
  children(close: () => void): ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({
  label,
  title,
  ariaLabel,
  isMain,
  isDanger,
  isDisabled,
  isWide = false,
  children,
}: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        className={isMain ? 'button' : isDanger ? 'button quiet danger-text' : 'button quiet'}
        type="button"
        aria-label={ariaLabel}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog title={title} isWide={isWide} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}
