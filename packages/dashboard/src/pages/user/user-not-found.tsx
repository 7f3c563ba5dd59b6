import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/users.js'
import { PageTitle } from '../../ui/page-title.js'

/** The content for the URL of a user that does not exist. */
export function UserNotFound() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle title={text('userNotFoundTitle')}>{text('userNotFound')}</PageTitle>
      <p>
        <Link to=".." relative="path">
          {text('showAllUsers')}
        </Link>
      </p>
    </>
  )
}
