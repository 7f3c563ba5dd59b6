import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { DescriptionContext } from './forms/button.js'

export interface DialogProps {
  title: ReactNode
  /** A plain description, which a screen reader announces after the title. */
  text?: ReactNode
  /** True while an action of the dialog is pending. The dialog cannot be closed then. */
  isBusy?: boolean
  /** Called for Escape, too. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog. The browser keeps focus inside and restores it when the dialog closes. */
export function Dialog({ title, text, isBusy = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isUnmounting = useRef(false)
  const id = useId()
  // A layout effect, because closing a detached dialog does not restore focus.
  useLayoutEffect(() => {
    const { current } = dialog
    isUnmounting.current = false
    current?.showModal()
    return () => {
      isUnmounting.current = true
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
      // Browsers close the dialog on a second Escape. While busy, it opens again to show a failure.
      onClose={({ currentTarget }) => {
        if (isUnmounting.current || currentTarget.open) return
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
      {/* The description of the surrounding row or setting does not apply to the buttons of the dialog. */}
      <DescriptionContext.Provider value={undefined}>{children}</DescriptionContext.Provider>
    </dialog>
  )
}
