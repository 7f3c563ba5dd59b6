import type { ReactNode } from 'react'
import { Code } from './code'

interface CardProps {
  title: string
  /** The code that makes it work. */
  code?: string
  children: ReactNode
}

/** One feature, with the code for it. */
export const Card = ({ title, code, children }: CardProps) => (
  <section className="card">
    <h3>{title}</h3>
    {children}
    {code !== undefined && (
      <pre>
        <Code text={code} />
      </pre>
    )}
  </section>
)
