import { useLocation, useParams } from 'react-router'
import { useFeature } from '../data/use-feature.js'
import { useTranslation } from '../i18n/use-translation.js'
import { serviceUrl } from '../latchkey.js'
import { Icon } from './icons.js'

/**
 * Returns the URL of the emails of the project in the inbox of a service for development; undefined on other services. On the page
 * of the members, it has those of all projects: invitations to a project are emails of the dashboard.
 */
export function useInboxUrl(): string | undefined {
  const { projectId = '' } = useParams()
  const hasInbox = useFeature('development-inbox')
  const isOfAllProjects = useLocation().pathname.endsWith('/members')
  const query = isOfAllProjects ? '' : `?project=${encodeURIComponent(projectId)}`
  return hasInbox ? `${serviceUrl}/dev/mail${query}` : undefined
}

/** Opens the inbox of a service for development; nothing on other services. */
export function InboxLink() {
  const { text } = useTranslation()
  const url = useInboxUrl()
  return (
    url !== undefined && (
      <a className="button quiet" href={url} target="_blank" rel="noreferrer">
        <Icon name="email-log" />
        {text('openInbox')}
      </a>
    )
  )
}
