import { useState } from 'react'
import { localDay } from '../../data/local-day.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { Choice, Field } from '../../ui/field.js'

interface Period {
  /** The first and the last day, such as `2026-01-31`; null for all days. */
  readonly from: string | null
  readonly to: string | null
}

interface PeriodFilterProps extends Period {
  onChoose(period: Period): void
}

/** How many days before today the period begins, by the text of the option. */
const lastDays = { periodToday: 0, lastWeek: 6, lastMonth: 29 } as const

/** Limits the list to some days: the last ones, or those between two fields. */
export function PeriodFilter({ from, to, onChoose }: PeriodFilterProps) {
  const { text } = useTranslation(texts)
  const [isOpen, setIsOpen] = useState(false)
  const options = Object.entries(lastDays)
  const last = to === null && options.find(([, days]) => from === localDay(-days))
  const isAny = from === null && to === null
  const choice = isOpen || !(isAny || last) ? 'custom' : last ? last[0] : ''
  const choose = (value: string) => {
    setIsOpen(value === 'custom')
    const days = options.find(([name]) => name === value)?.[1]
    if (value !== 'custom')
      onChoose({ from: days === undefined ? null : localDay(-days), to: null })
  }
  return (
    <>
      <Choice
        label={text('period')}
        value={choice}
        options={{
          '': text('anyTime'),
          periodToday: text('periodToday'),
          lastWeek: text('lastDays', { count: lastDays.lastWeek + 1 }),
          lastMonth: text('lastDays', { count: lastDays.lastMonth + 1 }),
          custom: text('chooseDays'),
        }}
        onChange={({ target }) => choose(target.value)}
      />
      {choice === 'custom' && (
        <>
          <Field
            label={text('fromDay')}
            type="date"
            value={from ?? ''}
            max={to ?? undefined}
            onChange={({ target }) => onChoose({ from: target.value, to })}
          />
          <Field
            label={text('toDay')}
            type="date"
            value={to ?? ''}
            min={from ?? undefined}
            onChange={({ target }) => onChoose({ from, to: target.value })}
          />
        </>
      )}
    </>
  )
}
