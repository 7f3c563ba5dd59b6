import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface NoticeProps {
  tone: 'warning' | 'danger'
  children: ReactNode
  /** A button that changes the state. */
  action?: ReactNode
}

/** A state that a reader of the page should know first. The focus stays on the page when the state ends. */
export function Notice({ tone, children, action }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const notice = ref.current
    return () => {
      if (notice?.contains(document.activeElement))
        notice.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={ref} className={`notice state ${tone}`}>
      <p>{children}</p>
      {action}
    </div>
  )
}
