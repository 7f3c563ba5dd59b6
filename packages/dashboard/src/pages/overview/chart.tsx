import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'

interface Point {
  readonly name: string
  readonly count: number
}

interface ChartProps {
  title: string
  /** What the points are: the heading of their column. */
  of: string
  form: 'line' | 'bars'
  points: Point[]
}

const accent = 'var(--lk-accent)'
const grid = <CartesianGrid vertical={false} stroke="var(--hairline)" />
const tooltip = (
  <Tooltip
    isAnimationActive={false}
    contentStyle={{ background: 'var(--lk-surface-raised)', borderColor: 'var(--lk-line)' }}
    itemStyle={{ color: 'var(--lk-text)' }}
    cursor={{ fill: 'var(--hairline)', stroke: 'var(--lk-line)' }}
  />
)

/** A picture of some counts for the eye, and the same as a table for everybody. */
export function Chart({ title, of, form, points }: ChartProps) {
  const total = points.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="card">
      <h2>{title}</h2>
      {total === 0 ? (
        <p className="muted">Nothing to show yet.</p>
      ) : (
        <>
          <div className="chart" aria-hidden="true">
            <ResponsiveContainer>
              {form === 'line' ? <Line points={points} /> : <Bars points={points} />}
            </ResponsiveContainer>
          </div>
          <details>
            <summary>{title} as a table</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{of}</th>
                  <th scope="col">Users</th>
                </tr>
              </thead>
              <tbody>
                {points.map(({ name, count }) => (
                  <tr key={name}>
                    <td data-label={of}>{name}</td>
                    <td data-label="Users">{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}

// The table is what assistive technology reads, so the pictures have no keyboard of their own.
const Line = ({ points, ...size }: { points: Point[] }) => (
  <AreaChart data={points} accessibilityLayer={false} {...size}>
    {grid}
    <XAxis dataKey="name" tickLine={false} minTickGap={32} stroke="var(--lk-line)" />
    <YAxis allowDecimals={false} width={36} tickLine={false} axisLine={false} />
    {tooltip}
    <Area
      dataKey="count"
      name="Users"
      stroke={accent}
      fill={accent}
      fillOpacity={0.15}
      isAnimationActive={false}
    />
  </AreaChart>
)

const Bars = ({ points, ...size }: { points: Point[] }) => (
  <BarChart data={points} layout="vertical" accessibilityLayer={false} {...size}>
    <XAxis type="number" allowDecimals={false} tickLine={false} stroke="var(--lk-line)" />
    <YAxis type="category" dataKey="name" width={96} tickLine={false} axisLine={false} />
    {tooltip}
    <Bar
      dataKey="count"
      name="Users"
      fill={accent}
      radius={4}
      maxBarSize={24}
      isAnimationActive={false}
    />
  </BarChart>
)
