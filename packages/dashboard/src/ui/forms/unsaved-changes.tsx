import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { Dialog } from '../dialog.js'

/** Says whether a form has changes that are not saved. */
type Check = () => boolean

const ChecksContext = createContext<Set<Check> | null>(null)

/** Asks once before a page with a changed form is left, or its tab is closed. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { text } = useTranslation()
  const [checks] = useState(() => new Set<Check>())
  const { pathname } = useLocation()
  // The page stays until the next one has loaded, which can reload the tab: that must not ask again.
  const isLeaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasChanges(checks, isLeaving),
  )
  useEffect(() => {
    isLeaving.current = false
  }, [pathname])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges(checks, isLeaving)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [checks])
  return (
    <ChecksContext value={checks}>
      {children}
      {blocker.state === 'blocked' && (
        <Dialog title={text('leaveTitle')} onClose={blocker.reset}>
          <p>{text('leaveHelp')}</p>
          <div className="actions">
            <button className="button quiet" type="button" onClick={blocker.reset}>
              {text('keepEditing')}
            </button>
            <button
              className="button danger"
              type="button"
              onClick={() => {
                isLeaving.current = true
                blocker.proceed()
              }}
            >
              {text('discardChanges')}
            </button>
          </div>
        </Dialog>
      )}
    </ChecksContext>
  )
}

const hasChanges = (checks: ReadonlySet<Check>, isLeaving: RefObject<boolean>) =>
  !isLeaving.current && [...checks].some((isChanged) => isChanged())

/** Returns the values of all controls, also of those without a name. */
const valuesOf = (form: HTMLFormElement): string =>
  [...form.elements]
    .map((element) => {
      if (!('value' in element)) return ''
      const isTickable =
        element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)
      return isTickable ? element.checked : element.value
    })
    .join('\0')

interface SavedValues {
  /** Takes the values for saved ones. Returns what takes that back, for a submission that fails. */
  settle(): () => void
}

/**
 * Asks before a form is left while its values differ from the saved ones.
 *
 * @param isAsked whether there is something to lose: a question has nothing
 */
export function useUnsavedChanges(
  ref: RefObject<HTMLFormElement | null>,
  isAsked: boolean,
): SavedValues {
  const checks = useContext(ChecksContext)
  const [saved] = useState(() => new SavedForm(ref))
  useEffect(() => {
    if (!isAsked || checks === null) return undefined
    const form = ref.current
    const settle = () => saved.settleIfUnchanged()
    settle()
    checks.add(saved.isChanged)
    // Values that the service changes later are not the reader's.
    form?.addEventListener('focusin', settle)
    return () => {
      checks.delete(saved.isChanged)
      form?.removeEventListener('focusin', settle)
    }
  }, [checks, isAsked, ref, saved])
  return saved
}

class SavedForm implements SavedValues {
  readonly #ref: RefObject<HTMLFormElement | null>
  #values: string | null = null

  constructor(ref: RefObject<HTMLFormElement | null>) {
    this.#ref = ref
  }

  readonly isChanged = (): boolean => {
    const form = this.#ref.current
    return form !== null && this.#values !== null && valuesOf(form) !== this.#values
  }

  settle(): () => void {
    const before = this.#values
    this.#values = this.#ref.current && valuesOf(this.#ref.current)
    return () => {
      this.#values = before
    }
  }

  /** Until something was changed, the values are those of the service. */
  settleIfUnchanged(): void {
    if (!this.isChanged()) this.settle()
  }
}
