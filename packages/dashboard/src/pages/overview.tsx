import { useQuery } from '@latchkey/react'
import { countryName } from '@latchkey/react/i18n'
import { Suspense, useContext } from 'react'
import { useHasRole } from '../data/role.js'
import { texts } from '../locales/en/overview.js'
import { LanguageContext, useTranslation } from '../i18n/use-translation.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { MoreMenu } from '../ui/more-menu.js'
import { PageTitle } from '../ui/page-title.js'
import { Activity } from './overview/activity.js'
import { EmailFailure } from './overview/email-failure.js'
import { Figures } from './overview/figures.js'
import { GetStarted } from './overview/get-started.js'
import { useSetUp } from './overview/use-set-up.js'
import { RecentUsers } from './overview/recent-users.js'
import { ShareChart } from './overview/share-chart.js'
import { methodName } from './users/methods.js'
import { useNames } from '../ui/avatar.js'

/** The metrics of a project once it has users, and its first steps until they are done or hidden. */
export function Overview() {
  const { nameOfProject } = useNames()
  const { text } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const project = useProject()
  const metrics = useQuery(useAdminQuery(useAdmin(), 'getMetrics'))
  const { totalUsers } = metrics
  const isDeveloper = useHasRole('developer')
  const setUp = useSetUp(project, totalUsers)
  const hasSetUp = isDeveloper && setUp.isShown
  // A new account has the time of its creation, also if another person created it.
  const recentlyActive = metrics.recentlyActive.filter(
    ({ signedUpAt, lastActiveAt }) => lastActiveAt > signedUpAt,
  )
  const countries = Object.entries(metrics.usersByCountry).sort(([, a], [, b]) => b - a)
  return (
    <>
      <PageTitle
        title={nameOfProject(project)}
        action={
          isDeveloper &&
          !setUp.isShown &&
          totalUsers > 0 && (
            <MoreMenu name={nameOfProject(project)}>
              <button className="button quiet" type="button" onClick={() => setUp.setShown(true)}>
                {text('showSetUp')}
              </button>
            </MoreMenu>
          )
        }
      >
        {hasSetUp && totalUsers === 0
          ? text('setUpIntro')
          : text('totalUsers', { count: totalUsers })}
      </PageTitle>
      <div className="stack">
        <Suspense fallback={null}>
          <EmailFailure />
        </Suspense>
        {totalUsers > 0 && <Activity />}
        {hasSetUp && (
          <GetStarted
            project={project}
            userCount={totalUsers}
            onHide={() => setUp.setShown(false)}
          />
        )}
        {!hasSetUp && totalUsers === 0 && (
          <section className="card">
            <p className="waiting" role="status">
              {text('waitingForUser')}
            </p>
            {isDeveloper && (
              <p className="actions">
                <button className="button quiet" type="button" onClick={() => setUp.setShown(true)}>
                  {text('showSetUp')}
                </button>
              </p>
            )}
          </section>
        )}
        {totalUsers > 0 && (
          <Figures
            figures={[
              {
                title: text('newUsers'),
                isEmpty: metrics.recentlyRegistered.length === 0,
                card: (
                  <RecentUsers
                    title={text('newUsers')}
                    users={metrics.recentlyRegistered}
                    at="signedUpAt"
                    empty={text('noUsersListed')}
                  />
                ),
              },
              {
                title: text('recentlyActive'),
                isEmpty: recentlyActive.length === 0,
                card: (
                  <RecentUsers
                    title={text('recentlyActive')}
                    users={recentlyActive}
                    at="lastActiveAt"
                    empty={text('noneActive')}
                  />
                ),
              },
              {
                title: text('usersByMethod'),
                isEmpty: metrics.loginMethods.length === 0,
                card: (
                  <ShareChart
                    title={text('usersByMethod')}
                    shares={metrics.loginMethods.map(({ method, count }) => ({
                      name: methodName(method, text),
                      count,
                    }))}
                    empty={text('noSignInMethods')}
                  />
                ),
              },
              {
                title: text('usersByCountry'),
                isEmpty: countries.length === 0,
                card: (
                  <ShareChart
                    title={text('usersByCountry')}
                    shares={countries.map(([code, count]) => ({
                      name: countryName(tag, code) ?? code,
                      count,
                    }))}
                    empty={text('noCountries')}
                  />
                ),
              },
            ]}
          />
        )}
      </div>
    </>
  )
}
