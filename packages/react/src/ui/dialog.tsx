import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { DescriptionContext } from './forms/button.js'

export interface DialogProps {
  title: ReactNode
  /** A plain description, which a screen reader announces after the title. */
  text?: ReactNode
  /** Something in it is under way: it cannot be closed. */
  isBusy?: boolean
  /** Escape asks for it, too. */
  onClose: () => void
  children: ReactNode
}

/**
 * A question that has to be answered before the page goes on. It holds focus while it is there, and
 * gives it back to where it came from: the browser does both.
 */
export function Dialog({ title, text, isBusy = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isGoing = useRef(false)
  const id = useId()
  // Not later: once the element has left the page, closing it gives no focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    isGoing.current = false
    current?.showModal()
    return () => {
      isGoing.current = true
      current?.close()
    }
  }, [])
  return (
    <dialog
      className="lk-dialog"
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (!isBusy) onClose()
      }}
      // Browsers insist on closing when Escape is pressed again: what fails would have nowhere to be told.
      onClose={({ currentTarget }) => {
        if (isGoing.current || currentTarget.open) return
        if (isBusy) currentTarget.showModal()
        else onClose()
      }}
    >
      <h2 className="lk-dialog-title" id={id}>
        {title}
      </h2>
      {text && (
        <div className="lk-text" id={`${id}-text`}>
          {text}
        </div>
      )}
      {/* What stands around the dialog is not what its buttons are about. */}
      <DescriptionContext.Provider value={undefined}>{children}</DescriptionContext.Provider>
    </dialog>
  )
}
