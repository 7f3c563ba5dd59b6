import { useLocation, useParams } from 'react-router'
import { useFeature } from '../data/use-feature.js'
import { useTranslation } from '../i18n/use-translation.js'
import { serviceUrl } from '../latchkey.js'
import { Icon } from './icons.js'

/**
 * Opens the emails of the project in the inbox of a service for development; nothing on other services. On the page of the
 * members, it opens those of all projects: invitations to a project are emails of the dashboard.
 */
export function InboxLink() {
  const { text } = useTranslation()
  const { projectId = '' } = useParams()
  const hasInbox = useFeature('development-inbox')
  const isOfAllProjects = useLocation().pathname.endsWith('/members')
  const query = isOfAllProjects ? '' : `?project=${encodeURIComponent(projectId)}`
  return (
    hasInbox && (
      <a
        className="button quiet"
        href={`${serviceUrl}/dev/mail${query}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="email-log" />
        {text('openInbox')}
      </a>
    )
  )
}
