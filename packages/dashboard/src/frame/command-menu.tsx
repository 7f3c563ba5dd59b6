import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { loadFile } from '../data/load-file.js'
import { Dialog } from '../ui/dialog.js'
import { Icon } from '../ui/icons.js'

// Loaded when it is opened first.
const CommandList = lazy(async () => ({
  default: await loadFile(async () => (await import('./command-list.js')).CommandList),
}))

const SHORTCUT = 'Ctrl K'

/** A button, and the keys Ctrl+K or ⌘K, that open a search over users, teams and pages. */
export function CommandMenu({ hidden }: { hidden: readonly string[] }) {
  const { text } = useTranslation(texts)
  const [isOpen, setIsOpen] = useState(false)
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
          <Dialog title={text('search')} onClose={() => setIsOpen(false)}>
            <Suspense fallback={<div className="commands" />}>
              <CommandList hidden={hidden} onDone={() => setIsOpen(false)} />
            </Suspense>
          </Dialog>,
          document.body,
        )}
    </>
  )
}
