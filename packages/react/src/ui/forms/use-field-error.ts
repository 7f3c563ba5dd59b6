import { createContext, useContext } from 'react'
import type { LabelKey } from '../../locales/text.js'
import { useTranslation } from '../../i18n/use-translation.js'

/** A validation problem of a form. */
export interface FormProblem {
  /** The invalid field; undefined for a problem of the whole form. */
  readonly field?: string
  readonly label: LabelKey
  /** The value of {count} in the text. */
  readonly count?: number
}

/** Provides the problem of a form to its fields. */
export const ProblemContext = createContext<FormProblem | null>(null)

/** Returns the error text of a field; undefined if there is none. */
export function useFieldError(name: string): string | undefined {
  const { text } = useTranslation()
  const problem = useContext(ProblemContext)
  return problem?.field === name ? text(problem.label, { count: problem.count ?? 0 }) : undefined
}
