import {
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useIsAllowed } from '../data/role.js'
import { type DialogPlace, useDialogPlace } from '../navigation/use-dialog-place.js'
import { useTranslation } from '../i18n/use-translation.js'
import { CloseContext } from './forms/close-context.js'
import { Icon } from './icons.js'
import { addOpenDialog } from './open-dialogs.js'
import { plainText } from './readable-text.js'

interface DialogProps {
  /** A name in it needs `IsolatedText`. */
  title: ReactNode
  isWide?: boolean
  children: ReactNode
  onClose(): void
}

/** A modal dialog. The browser keeps the focus in it and returns it to the opener. */
export function Dialog({ title, isWide = false, children, onClose }: DialogProps) {
  const { text } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  // While a part of the page loads, the whole page can be hidden for a moment. The dialog stays open then.
  const isHidden = useRef(false)
  const id = useId()
  const [loss, setLoss] = useState<Loss | null>(null)
  // Escape and "Back", which are pressed by mistake more easily than a button.
  const requestClose = useEffectEvent(() => {
    const next = ref.current && lossIn(ref.current)
    if (next === null) onClose()
    else setLoss(next)
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    const remove = addOpenDialog(() => requestClose())
    isHidden.current = false
    dialog?.showModal()
    if (dialog && matchMedia('(pointer: fine)').matches) focusContent(dialog)
    return () => {
      isHidden.current = true
      remove()
      // The opener gets the focus. A browser scrolls to one that sticks to the edge of the window as if it did not.
      const top = window.scrollY
      dialog?.close()
      window.scrollTo({ top, behavior: 'instant' })
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={isWide ? 'wide' : undefined}
      aria-labelledby={id}
      // The page closes it: the browser would not always let it ask first.
      closedby="none"
      // Strict Mode opens it twice: the close event of the first time arrives after it was opened again.
      onClose={({ currentTarget }) => currentTarget.open || isHidden.current || onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button
          className="icon"
          type="button"
          aria-label={text('close')}
          onClick={() => {
            // Changes can be made again.
            if (ref.current !== null && lossIn(ref.current) === 'value') setLoss('value')
            else onClose()
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <CloseContext value={onClose}>{children}</CloseContext>
      {loss !== null && (
        <LeaveQuestion
          loss={loss}
          changesHelp={text('leaveDialogHelp')}
          onStay={() => setLoss(null)}
          onLeave={onClose}
        />
      )}
    </dialog>
  )
}

/** What is lost when a page or a dialog is left: changes that are not saved, or a value that is shown once. */
export type Loss = 'changes' | 'value'

function lossIn(dialog: HTMLDialogElement): Loss | null {
  if (dialog.querySelector('[data-shown-once]') !== null) return 'value'
  return dialog.querySelector('form[data-changed]') === null ? null : 'changes'
}

interface LeaveQuestionProps {
  loss: Loss
  /** Says which changes are not saved. */
  changesHelp: string
  onStay(): void
  onLeave(): void
}

/** Asks before something is lost. */
export function LeaveQuestion({ loss, changesHelp, onStay, onLeave }: LeaveQuestionProps) {
  const { text } = useTranslation()
  const isValue = loss === 'value'
  return (
    <Dialog title={text(isValue ? 'valueStoredTitle' : 'leaveTitle')} onClose={onStay}>
      <p>{isValue ? text('valueStoredHelp') : changesHelp}</p>
      <div className="actions">
        <button className="button quiet" type="button" onClick={onStay}>
          {text(isValue ? 'showValueAgain' : 'keepEditing')}
        </button>
        <button className={isValue ? 'button' : 'button danger'} type="button" onClick={onLeave}>
          {text(isValue ? 'valueStored' : 'discardChanges')}
        </button>
      </div>
    </Dialog>
  )
}

/**
 * Moves the focus from the close button, which comes first, to the first field or button of the content. A touch keyboard
 * would cover the dialog.
 */
function focusContent(dialog: HTMLDialogElement): void {
  const closeButton = dialog.querySelector(':scope > header button')
  if (document.activeElement !== closeButton) return
  const controls = ':is(input, textarea, select, button, a[href])'
  dialog.querySelector<HTMLElement>(`${controls}:not(:disabled, dialog > header *)`)?.focus()
}

/** The looks of a button that opens a dialog. */
const variants = {
  quiet: 'button quiet',
  /** For `FormButton` only, which opens the form of a destructive action. */
  danger: 'button quiet danger-text',
  main: 'button',
  /** A row of a list, all of which opens the dialog. */
  row: 'event',
  /** The first cell of a table, whose row opens the dialog. */
  cell: 'row-link',
} as const

interface DialogButtonProps {
  label: ReactNode
  /** A name in it needs `IsolatedText`. */
  title: ReactNode
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  variant?: keyof typeof variants
  isDisabled?: boolean
  /** The name by which another page or the search over everything opens the dialog. */
  place?: DialogPlace
  /** The dialog has something to read for every role. A row always has. */
  isReadable?: boolean
  isWide?: boolean
  /** `setTitle` replaces the title until the dialog closes, such as when a form in it has created something. */
  children(close: () => void, setTitle: (title: string) => void): ReactNode
}

interface DialogMenu {
  /** The element for the dialogs, because a closed menu hides its content. */
  readonly place: Element
  close(): void
}

/** The menu that contains a button; null outside of menus. */
export const DialogMenuContext = createContext<DialogMenu | null>(null)

/** A button that opens a dialog. */
export function DialogButton({
  label,
  title,
  ariaLabel,
  variant = 'quiet',
  isDisabled = false,
  isReadable = variant === 'row' || variant === 'cell',
  isWide = false,
  place,
  children,
}: DialogButtonProps) {
  const isAllowed = useIsAllowed() || isReadable
  const menu = useContext(DialogMenuContext)
  const [isOpen, setIsOpen] = useState(false)
  const [laterTitle, setLaterTitle] = useState<string | null>(null)
  useDialogPlace(place, () => setIsOpen(isAllowed && !isDisabled))
  const close = () => {
    setIsOpen(false)
    setLaterTitle(null)
  }
  const dialog = isOpen && (
    <Dialog title={laterTitle ?? title} isWide={isWide} onClose={close}>
      {children(close, setLaterTitle)}
    </Dialog>
  )
  return (
    <>
      <button
        className={variants[variant]}
        type="button"
        aria-label={ariaLabel && plainText(ariaLabel)}
        disabled={isDisabled || !isAllowed}
        onClick={() => {
          // First, so that the dialog returns the focus to the button of the menu.
          menu?.close()
          setIsOpen(true)
        }}
      >
        {label}
      </button>
      {menu === null ? dialog : createPortal(dialog, menu.place)}
    </>
  )
}
