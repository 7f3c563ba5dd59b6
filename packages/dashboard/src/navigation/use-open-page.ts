import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/**
 * Returns a function that opens the page of what a form has created. Its promise never settles: the form stays busy until the page
 * has replaced it, which can take a moment, so that a second click creates nothing.
 */
export function useOpenPage(): (path: string) => Promise<never> {
  const navigate = useNavigate()
  return useCallback(
    async (path) => {
      await navigate(path)
      return new Promise<never>(() => {})
    },
    [navigate],
  )
}
