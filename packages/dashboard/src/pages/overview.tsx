import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { countOf } from '../ui/numbers.js'
import { PageTitle } from '../ui/page-title.js'
import { Activity } from './overview/activity.js'
import { GetStarted } from './overview/get-started.js'
import { RecentUsers } from './overview/recent-users.js'
import { ShareChart } from './overview/share-chart.js'
import { methodName } from './users/methods.js'
import { nameOfProject } from '../ui/avatar.js'

const countryName = new Intl.DisplayNames(undefined, { type: 'region', fallback: 'code' })

const nameOfCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? (countryName.of(code) ?? code) : code

/** The first steps of a new project, and its metrics once it has users. */
export function Overview() {
  const project = useProject()
  const metrics = useQuery(useAdminQuery(useAdmin(), 'getMetrics'))
  const { totalUsers } = metrics
  const countries = Object.entries(metrics.usersByCountry).sort(([, a], [, b]) => b - a)
  return (
    <>
      <PageTitle title={nameOfProject(project)}>
        {totalUsers === 0
          ? 'Set up your app. Completed steps are ticked automatically.'
          : `${countOf(totalUsers, 'user', 'users')} in total.`}
      </PageTitle>
      <div className="stack">
        {!project.isProductionMode && <GetStarted project={project} userCount={totalUsers} />}
        {totalUsers > 0 && <Activity />}
        {totalUsers > 0 && (
          <div className="figures">
            <RecentUsers title="New users" users={metrics.recentlyRegistered} at="signedUpAt" />
            <RecentUsers title="Recently active" users={metrics.recentlyActive} at="lastActiveAt" />
            <ShareChart
              title="Users by sign-in method"
              shares={metrics.loginMethods.map(({ method, count }) => ({
                name: methodName(method),
                count,
              }))}
              empty="No user has a sign-in method yet."
            />
            <ShareChart
              title="Users by country"
              shares={countries.map(([code, count]) => ({ name: nameOfCountry(code), count }))}
              empty="Countries appear when the service runs behind a proxy that adds the country to requests."
            />
          </div>
        )}
      </div>
    </>
  )
}
