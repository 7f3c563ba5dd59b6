import type { ReactNode } from 'react'

/** A label for a state. */
export const Badge = ({
  tone = 'plain',
  title,
  children,
}: {
  tone?: 'plain' | 'good' | 'warning' | 'danger'
  /** A tooltip. */
  title?: string | undefined
  children: ReactNode
}) => (
  <span className={`badge ${tone}`} title={title}>
    {children}
  </span>
)
