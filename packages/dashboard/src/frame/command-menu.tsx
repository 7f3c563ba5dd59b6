import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { loadFile } from '../data/load-file.js'
import { Dialog } from '../ui/dialog.js'
import { Icon } from '../ui/icons.js'

// Loaded when it is opened first. Until then, the field is there already.
const CommandList = lazy(async () => ({
  default: await loadFile(async () => (await import('./command-list.js')).CommandList),
}))

/** The names on the keys. */
const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
const ENTER_KEY = 'Enter'

/** A button, and the keys Ctrl+K or ⌘K, that open a search over users, teams and pages. */
export function CommandMenu({ hidden }: { hidden: readonly string[] }) {
  const { text, rich } = useTranslation(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const close = () => {
    setIsOpen(false)
    setTyped('')
  }
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // Another dialog keeps the focus until it is closed.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button
        className="button quiet command-button"
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span>{text('search')}</span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      {isOpen &&
        // On a phone, the list of sections around the button can be hidden.
        createPortal(
          <Dialog title={text('search')} onClose={close}>
            <Suspense fallback={<FieldOfCommands typed={typed} onType={setTyped} />}>
              <CommandList hidden={hidden} typed={typed} onType={setTyped} onDone={close} />
            </Suspense>
            <p className="commands-keys" aria-hidden="true">
              {rich('searchKeys', {
                move: (
                  <>
                    <kbd className="up">
                      <Icon name="chevron" />
                    </kbd>{' '}
                    <kbd>
                      <Icon name="chevron" />
                    </kbd>
                  </>
                ),
                open: <kbd>{ENTER_KEY}</kbd>,
              })}
            </p>
          </Dialog>,
          document.body,
        )}
    </>
  )
}

interface FieldOfCommandsProps {
  typed: string
  onType(typed: string): void
}

/** Takes what is typed while the list loads, which continues with it. */
function FieldOfCommands({ typed, onType }: FieldOfCommandsProps) {
  const { text } = useTranslation(texts)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  return (
    <div className="commands">
      <input
        ref={input}
        type="text"
        aria-label={text('search')}
        placeholder={text('searchPlaceholder')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <div className="commands-waiting" />
    </div>
  )
}
