import { useQueryOf } from '@latchkey/react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useOwner } from '../data/owner-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { PageTitle } from '../ui/page-title.js'

/** The content for a project that the reader can't open, or can no longer open. */
export function NoAccess() {
  const { text } = useTranslation(texts)
  const projects = useQueryOf(useOwner(), 'listOwnedProjects')
  useEffect(() => {
    // The list that was loaded before can still have the project. Without it, the frame has no list of sections.
    void projects.refresh()
  }, [projects])
  return (
    <>
      <div role="alert">
        <PageTitle title={text('noAccessTitle')}>{text('noAccess')}</PageTitle>
      </div>
      <Link className="button" to="/projects">
        {text('allProjects')}
      </Link>
    </>
  )
}
