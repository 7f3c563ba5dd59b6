import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

interface DialogProps {
  title: string
  children: ReactNode
  onClose(): void
}

/** A window over the page. The browser keeps the focus in it, and gives it back to the opener. */
function Dialog({ title, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      // Strict Mode opens it twice: the first closing is told while it is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button className="icon" type="button" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}

interface DialogButtonProps {
  label: string
  title: string
  /** Where the label alone does not say what it is about. */
  ariaLabel?: string
  isMain?: boolean
  isDisabled?: boolean
  children(close: () => void): ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({
  label,
  title,
  ariaLabel,
  isMain,
  isDisabled,
  children,
}: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        className={isMain ? 'button' : 'button quiet'}
        type="button"
        aria-label={ariaLabel}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}
