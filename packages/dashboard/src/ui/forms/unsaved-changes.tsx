import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { LeaveQuestion, type Loss } from '../dialog.js'
import { topDialog } from '../open-dialogs.js'

/** Says what is lost if the page is left now; null if nothing is. */
type Check = () => Loss | null

const ChecksContext = createContext<Set<Check> | null>(null)

interface UnsavedPage {
  /** Whether the page has something that is lost when it is left. */
  hasChanges(): boolean
  /** The page is left without a question. */
  leave(): void
}

const PageContext = createContext<UnsavedPage>({ hasChanges: () => false, leave: () => {} })

/** The open page, which can have changes that are not saved, or a value that is shown once. */
export const useUnsavedPage = (): UnsavedPage => useContext(PageContext)

/** Asked before the page is left. */
interface Question {
  readonly blocker: Blocker
  readonly loss: Loss
}

/**
 * Asks once before a page with a changed form or a value that is shown once is left, or its tab is closed. While a dialog is open,
 * "Back" closes it, as Escape does.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { text } = useTranslation()
  const [checks] = useState(() => new Set<Check>())
  const { pathname } = useLocation()
  // The page stays until the next one has loaded, which can reload the tab: that must not ask again.
  const isLeaving = useRef(false)
  const dialog = useRef<() => void>(undefined)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    dialog.current = historyAction === 'POP' ? topDialog() : undefined
    if (dialog.current) return true
    return currentLocation.pathname !== nextLocation.pathname && lossOf(checks, isLeaving) !== null
  })
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (dialog.current === undefined) {
      setQuestion({ blocker, loss: lossOf(checks, isLeaving) ?? 'changes' })
      return
    }
    blocker.reset()
    dialog.current()
  }, [blocker, checks])
  useEffect(() => {
    isLeaving.current = false
  }, [pathname])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (lossOf(checks, isLeaving) !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [checks])
  const [page] = useState<UnsavedPage>(() => ({
    hasChanges: () => lossOf(checks, isLeaving) !== null,
    leave: () => {
      isLeaving.current = true
    },
  }))
  return (
    <ChecksContext value={checks}>
      <PageContext value={page}>{children}</PageContext>
      {blocker.state === 'blocked' && blocker === question?.blocker && (
        <LeaveQuestion
          loss={question.loss}
          changesHelp={text('leaveHelp')}
          onStay={blocker.reset}
          onLeave={() => {
            isLeaving.current = true
            blocker.proceed()
          }}
        />
      )}
    </ChecksContext>
  )
}

function lossOf(checks: ReadonlySet<Check>, isLeaving: RefObject<boolean>): Loss | null {
  if (isLeaving.current) return null
  for (const check of checks) {
    const loss = check()
    if (loss !== null) return loss
  }
  return null
}

/** Asks before the page is left while a value is shown that it does not show again. */
export function useShownOnce(isShown: boolean): void {
  const checks = useContext(ChecksContext)
  useEffect(() => {
    if (checks === null || !isShown) return undefined
    const check = (): Loss => 'value'
    checks.add(check)
    return () => void checks.delete(check)
  }, [checks, isShown])
}

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

interface UnsavedValues {
  /** Whether the reader has changed values since the last save. */
  readonly isChanged: boolean
  /** Marks the current values as saved. Returns a function that undoes this, for a submission that fails. */
  markSaved(): () => void
}

/** A click can change values without an `input` event, such as that of a button which removes a logo. */
const editEvents = ['input', 'click'] as const

/**
 * Asks before a form is left while its values differ from the saved ones.
 *
 * @param warnsOnLeave whether the form has something to lose
 */
export function useUnsavedChanges(
  ref: RefObject<HTMLFormElement | null>,
  warnsOnLeave: boolean,
): UnsavedValues {
  const checks = useContext(ChecksContext)
  const [saved] = useState(() => new SavedForm(ref))
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const form = ref.current
    if (!warnsOnLeave || checks === null || form === null) return undefined
    saved.markSaved()
    const check = (): Loss | null => (saved.isChanged() ? 'changes' : null)
    checks.add(check)
    let timer: ReturnType<typeof setTimeout> | undefined
    const edit = () => {
      saved.markEdited()
      clearTimeout(timer)
      // React renders the values of the event first.
      timer = setTimeout(() => setIsChanged(saved.isChanged()))
    }
    for (const event of editEvents) form.addEventListener(event, edit)
    return () => {
      clearTimeout(timer)
      checks.delete(check)
      for (const event of editEvents) form.removeEventListener(event, edit)
    }
  }, [checks, warnsOnLeave, ref, saved])
  const markSaved = () => {
    const restore = saved.markSaved()
    setIsChanged(false)
    return () => {
      restore()
      setIsChanged(saved.isChanged())
    }
  }
  return { isChanged, markSaved }
}

class SavedForm {
  readonly #ref: RefObject<HTMLFormElement | null>
  #values = ''
  /** Whether the reader may have changed a value since the last save. Until then, differences are changes of the service. */
  #isEdited = false

  constructor(ref: RefObject<HTMLFormElement | null>) {
    this.#ref = ref
  }

  readonly isChanged = (): boolean => {
    const form = this.#ref.current
    return form !== null && this.#isEdited && valuesOf(form) !== this.#values
  }

  readonly markEdited = (): void => {
    this.#isEdited = true
  }

  markSaved(): () => void {
    const form = this.#ref.current
    const before = this.#values
    this.#values = form === null ? '' : valuesOf(form)
    this.#isEdited = false
    return () => {
      this.#values = before
      this.#isEdited = true
    }
  }
}
