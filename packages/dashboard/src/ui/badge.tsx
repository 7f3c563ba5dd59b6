import type { ReactNode } from 'react'

/** A label for a state. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warning' | 'danger'
  children: ReactNode
}) => <span className={`badge ${tone}`}>{children}</span>
