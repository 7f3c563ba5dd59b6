import { type ReactNode, useRef } from 'react'
import { useFocusAfterRemoval } from './lists/use-focus-after-removal.js'

interface NoticeProps {
  tone: 'warning' | 'danger'
  children: ReactNode
  /** A button that changes the state. */
  action?: ReactNode
}

/** A state that a reader of the page should know first. The focus stays on the page when the state ends. */
export function Notice({ tone, children, action }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(ref)
  return (
    <div ref={ref} className={`notice state ${tone}`}>
      <p>{children}</p>
      {action}
    </div>
  )
}
