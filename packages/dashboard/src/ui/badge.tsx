import type { ReactNode } from 'react'

/** A state in a word. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warning' | 'danger'
  children: ReactNode
}) => <span className={`badge ${tone}`}>{children}</span>
