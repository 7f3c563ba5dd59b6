import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { Given } from '../ui/given.js'
import { Moment } from '../ui/moment.js'
import { PageTitle } from '../ui/page-title.js'
import { Chart } from './overview/chart.js'

const dayName = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const countryName = new Intl.DisplayNames(undefined, { type: 'region', fallback: 'code' })

/** A day of the service, `2026-11-21`, as people write it. */
const toDay = ({ date, activity }: { date: string; activity: number }) => ({
  name: dayName.format(new Date(date)),
  count: activity,
})

const nameOfCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? (countryName.of(code) ?? code) : code

/** The project in figures. */
export function Overview() {
  const project = useProject()
  const metrics = useQuery(useAdminQuery(useAdmin(), 'getMetrics'))
  const countries = Object.entries(metrics.usersByCountry).sort(([, a], [, b]) => b - a)
  return (
    <>
      <PageTitle title={project.displayName}>
        {metrics.totalUsers === 1 ? 'One user' : `${metrics.totalUsers} users`}, and the last 31
        days.
      </PageTitle>
      <div className="figures">
        <Chart title="Sign-ups" of="Day" form="line" points={metrics.dailyUsers.map(toDay)} />
        <Chart
          title="Active users"
          of="Day"
          form="line"
          points={metrics.dailyActiveUsers.map(toDay)}
        />
        <Chart
          title="Ways to sign in"
          of="Method"
          form="bars"
          points={metrics.loginMethods.map(({ method, count }) => ({ name: method, count }))}
        />
        <Chart
          title="Countries"
          of="Country"
          form="bars"
          points={countries.map(([code, count]) => ({ name: nameOfCountry(code), count }))}
        />
        <People title="New people" people={metrics.recentlyRegistered} at="signedUpAt" />
        <People title="Recently active" people={metrics.recentlyActive} at="lastActiveAt" />
      </div>
    </>
  )
}

interface Person {
  readonly id: string
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly signedUpAt: Date
  readonly lastActiveAt: Date
}

interface PeopleProps {
  title: string
  people: readonly Person[]
  at: 'signedUpAt' | 'lastActiveAt'
}

const People = ({ title, people, at }: PeopleProps) => (
  <section className="card">
    <h2>{title}</h2>
    {people.length === 0 && <p className="muted">Nobody yet.</p>}
    <ul className="bare">
      {people.map((person) => (
        <li key={person.id}>
          <Link to={`users/${person.id}`}>
            <Given text={person.displayName ?? person.primaryEmail ?? 'Somebody without a name'} />
          </Link>{' '}
          <span className="muted">
            <Moment at={person[at]} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
