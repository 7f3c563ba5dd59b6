import type { ActivityCounts } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useDeferredValue, useState } from 'react'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/overview.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { Segments } from '../../ui/forms/segments.js'
import { methodName } from '../users/methods.js'
import { Figures } from './figures.js'
import { isEmptyChart, type Series, TimeChart, type TimeChartProps } from './time-chart.js'

type Interval = 'day' | 'week'

/** Sign-ups, active users and sign-ins by method, by day or by week. */
export function Activity() {
  const { text } = useTranslation(texts)
  const [interval, setInterval] = useState<Interval>('day')
  // While the other charts load, these stay.
  const drawnInterval = useDeferredValue(interval)
  return (
    <section className="activity" aria-label={text('activityCharts')}>
      <Segments
        title={text('timeRange')}
        options={[
          { value: 'day', name: text('thirtyDays') },
          { value: 'week', name: text('aYear') },
        ]}
        value={interval}
        onChange={setInterval}
      />
      <div aria-busy={drawnInterval !== interval}>
        <Charts interval={drawnInterval} />
      </div>
    </section>
  )
}

function Charts({ interval }: { interval: Interval }) {
  const { text } = useTranslation(texts)
  const counts = useQuery(useAdminQuery(useAdmin(), 'getActivity', { interval }))
  const charts: readonly Omit<TimeChartProps, 'interval' | 'starts'>[] = [
    {
      title: text('signUps'),
      series: [{ name: text('signUps'), values: counts.map(({ signUps }) => signUps) }],
      empty: text('noSignUps'),
    },
    {
      title: interval === 'day' ? text('activeUsers') : text('activeUsersADay'),
      series: [{ name: text('activeUsers'), values: counts.map(({ activeUsers }) => activeUsers) }],
      empty: text('noActiveUsers'),
      isAverage: true,
    },
    {
      title: text('signInsByMethod'),
      series: signInsOf(counts, text),
      empty: text('noSignIns'),
      isWide: true,
    },
  ]
  const starts = counts.map(({ start }) => start)
  return (
    <Figures
      figures={charts.map((chart) => ({
        title: chart.title,
        isEmpty: isEmptyChart(chart.series),
        card: <TimeChart {...chart} interval={interval} starts={starts} />,
      }))}
    />
  )
}

/** As many colors as a reader tells apart. */
const MAX_METHODS = 5

/** Returns a series for each method, the most frequent first. The rare ones are one series. */
function signInsOf(counts: readonly ActivityCounts[], text: TextOf<typeof texts>): Series[] {
  const totals = new Map<string, number>()
  for (const { signIns } of counts)
    for (const { method, count } of signIns) totals.set(method, (totals.get(method) ?? 0) + count)
  const methods = [...totals].toSorted(([, a], [, b]) => b - a).map(([method]) => method)
  const isRare = (method: string) =>
    methods.length > MAX_METHODS && methods.indexOf(method) >= MAX_METHODS - 1
  const seriesOf = (name: string, belongs: (method: string) => boolean): Series => ({
    name,
    values: counts.map(({ signIns }) =>
      signIns.reduce((sum, { method, count }) => (belongs(method) ? sum + count : sum), 0),
    ),
  })
  const frequent = methods.filter((method) => !isRare(method))
  return [
    ...frequent.map((method) => seriesOf(methodName(method, text), (other) => other === method)),
    ...(methods.length > MAX_METHODS ? [seriesOf(text('rareMethods'), isRare)] : []),
  ]
}
