import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'

/**
 * Deletes the resource of the page, then goes to the list of its kind. A deletion refetches every active
 * query. The queries of the deleted resource would fail and replace the page with an error: do not render
 * them while `isDeleting`.
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
