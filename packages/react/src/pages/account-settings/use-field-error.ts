import { useWords } from '../../words.js'
import type { Problem } from './use-change.js'

/** What is wrong with a field, by its name; undefined when nothing is. */
export function useFieldError(problem: Problem | null): (field: string) => string | undefined {
  const { text } = useWords()
  return (field) =>
    problem?.field === field ? text(problem.label, { count: problem.count ?? 0 }) : undefined
}
