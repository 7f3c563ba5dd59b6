import { Link } from 'react-router'
import { PageTitle } from '../ui/page-title.js'

export const NotFound = () => (
  <main className="page">
    <PageTitle title="There is no such page">
      The address may be mistyped, or the project is not yours.
    </PageTitle>
    <p>
      <Link to="/projects">Go to your projects</Link>
    </p>
  </main>
)
