import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { useMessageOf } from '../data/message-of.js'
import { Icon } from './icons.js'

/** How long an action can be undone (WCAG 2.2.1: the time stops while the pointer or the focus is on the message). */
const UNDO_MILLIS = 10_000

interface Message {
  readonly id: number
  readonly content: ReactNode
  readonly undo?: (() => Promise<unknown>) | undefined
  readonly isFailure?: boolean
}

interface Toasts {
  /** Says what happened, and offers to undo it. */
  show(content: ReactNode, undo?: () => Promise<unknown>): void
  /** Says why an action failed that has no form of its own. */
  showFailure(error: unknown): void
}

const ToastContext = createContext<Toasts | null>(null)

/** The messages at the bottom of the page. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts) return toasts
  throw new Error('There are no messages here. Wrap the page in <ToastProvider>.')
}

let lastId = 0

/**
 * Shows the newest message at the bottom of the window, above the page. On another page, only a message stays that offers to
 * undo something.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null)
  const messageOf = useMessageOf()
  const add = useCallback((added: Omit<Message, 'id'>) => {
    lastId += 1
    setMessage({ id: lastId, ...added })
  }, [])
  const remove = useCallback(() => setMessage(null), [])
  const { pathname } = useLocation()
  const [lastPathname, setLastPathname] = useState(pathname)
  if (pathname !== lastPathname) {
    setLastPathname(pathname)
    if (message?.undo === undefined) setMessage(null)
  }
  const toasts = useMemo<Toasts>(
    () => ({
      show: (content, undo) => add({ content, undo }),
      showFailure: (error) => add({ content: messageOf(error), isFailure: true }),
    }),
    [add, messageOf],
  )
  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {message && <Toast key={message.id} message={message} onClose={remove} />}
      </div>
    </ToastContext>
  )
}

/** Reserves the room of the message at the bottom of the window. Bars with buttons stay above it. */
function useToastRoom() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const toast = ref.current
    if (toast === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--toast-room', `calc(${toast.offsetHeight}px + 1.5rem)`),
    )
    observer.observe(toast)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [])
  return ref
}

function Toast({ message, onClose }: { message: Message; onClose(): void }) {
  const { text } = useTranslation()
  const { content, undo, isFailure } = message
  const { show, showFailure } = useToasts()
  const [isPaused, setPaused] = useState(false)
  const ref = useToastRoom()
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(onClose, UNDO_MILLIS)
    return () => clearTimeout(timer)
  }, [isPaused, onClose])
  const revert = async () => {
    onClose()
    try {
      await undo?.()
      show(text('undone'))
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <div
      ref={ref}
      className={isFailure ? 'toast failed' : 'toast'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span>{content}</span>
      {undo && (
        <button className="button quiet small" type="button" onClick={() => void revert()}>
          {text('undo')}
        </button>
      )}
      <button className="icon" type="button" aria-label={text('dismiss')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
