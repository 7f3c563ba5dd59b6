import { lazy, type ReactNode, Suspense } from 'react'

// The code is readable without its colors.
const Code = lazy(async () => ({ default: (await import('./code.js')).Code }))

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
        <Suspense fallback={<code>{code}</code>}>
          <Code text={code} />
        </Suspense>
      </pre>
    )}
  </section>
)
