import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { PageTitle } from '../ui/page-title.js'

/** The content for a URL below a project that has no page. */
export function NotFound() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle title={text('pageNotFoundTitle')}>{text('pageNotFound')}</PageTitle>
      <p>
        <Link to="/projects">{text('toProjects')}</Link>
      </p>
    </>
  )
}

/** The same outside of a project, where no frame provides a `main` element. */
export const NotFoundPage = () => (
  <main className="page">
    <NotFound />
  </main>
)
