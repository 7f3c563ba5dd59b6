import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'

/**
 * Deletes what the page is about, then goes to the list of its kind. A deletion makes every query that is in use read
 * again. Those of what was deleted would fail and replace the page with an error: leave them out while `isDeleting`.
 *
 * @param section the path of the list in its project, such as `teams`
 */
export function useDeletion(section: string) {
  const navigate = useNavigate()
  const { projectId } = useParams()
  const [isDeleting, setDeleting] = useState(false)
  const run = async (deletion: () => Promise<unknown>) => {
    setDeleting(true)
    try {
      await deletion()
    } catch (error) {
      setDeleting(false)
      throw error
    }
    await navigate(`/projects/${projectId}/${section}`, { replace: true })
  }
  return { isDeleting, run }
}
