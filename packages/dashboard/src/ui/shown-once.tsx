import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { useShownOnce } from './forms/unsaved-changes.js'

interface ShownOnceProps {
  /** Whether a value in it cannot be shown again. Default: true. */
  isLost?: boolean
  children: ReactNode
  onDone(): void
}

/**
 * Values that the service returns once, and the button that ends them. The dialog and the page ask before they are left in another
 * way.
 */
export function ShownOnce({ isLost = true, children, onDone }: ShownOnceProps) {
  const { text } = useTranslation()
  useShownOnce(isLost)
  return (
    <div data-shown-once={isLost || undefined}>
      {children}
      <p className="actions">
        <button className="button" type="button" onClick={onDone}>
          {text('done')}
        </button>
      </p>
    </div>
  )
}
