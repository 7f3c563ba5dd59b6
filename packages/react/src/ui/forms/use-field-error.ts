import { createContext, useContext } from 'react'
import type { LabelKey } from '../../locales/text.js'
import { useTranslation } from '../../i18n/use-translation.js'

/** What is wrong with a form. */
export interface FormProblem {
  /** The field that is wrong, if it is one. */
  readonly field?: string
  readonly label: LabelKey
  /** The number that the text names. */
  readonly count?: number
}

/** Tells the fields of a form what is wrong with it. */
export const ProblemContext = createContext<FormProblem | null>(null)

/** What is wrong with a field, by its name; undefined when nothing is. */
export function useFieldError(name: string): string | undefined {
  const { text } = useTranslation()
  const problem = useContext(ProblemContext)
  return problem?.field === name ? text(problem.label, { count: problem.count ?? 0 }) : undefined
}
