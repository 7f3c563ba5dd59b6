import { useContext, useState } from 'react'
import { localDay } from '../../data/local-day.js'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/period.js'
import { Choice, Field } from '../field.js'

interface Period {
  /** The first and the last day, such as `2026-01-31`; null for all days. */
  readonly from: string | null
  readonly to: string | null
}

interface PeriodFilterProps extends Period {
  /** Whether the list goes back no further than the longest of the last days. */
  isShort?: boolean
  onChoose(period: Period): void
}

/** How many days before today the period begins, by the text of the option. */
const lastDays = { periodToday: 0, lastWeek: 6, lastMonth: 29 } as const

/** Returns the period of the option that the days belong to; undefined for other days. */
const lastDaysOf = ({ from, to }: Period) =>
  to === null ? Object.entries(lastDays).find(([, days]) => from === localDay(-days)) : undefined

/** Names the chosen days: as the option does, or by their dates. */
export function usePeriodName(): (period: Period) => string {
  const { text } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const dateOf = (day: string) => {
    const date = new Date(`${day}T00:00`)
    return Number.isNaN(date.getTime()) ? day : format.format(date)
  }
  return (period) => {
    const last = lastDaysOf(period)
    if (last) return last[1] === 0 ? text('periodToday') : text('lastDays', { count: last[1] + 1 })
    const { from, to } = period
    if (from && to) return `${dateOf(from)} – ${dateOf(to)}`
    const key = from ? 'fromDay' : 'toDay'
    return text('nameAndValue', { name: text(key), value: dateOf(from ?? to ?? '') })
  }
}

/** Limits the list to some days: the last ones, or those between two fields. */
export function PeriodFilter({ from, to, isShort = false, onChoose }: PeriodFilterProps) {
  const { text } = useTranslation(texts)
  const [isOpen, setIsOpen] = useState(false)
  const last = lastDaysOf({ from, to })
  const lastMonth = text('lastDays', { count: lastDays.lastMonth + 1 })
  const isAny = (from === null && to === null) || (isShort && last?.[0] === 'lastMonth')
  const choice = isOpen || !(isAny || last) ? 'custom' : isAny ? '' : last?.[0]
  const choose = (value: string) => {
    setIsOpen(value === 'custom')
    const days = Object.entries(lastDays).find(([name]) => name === value)?.[1]
    if (value !== 'custom')
      onChoose({ from: days === undefined ? null : localDay(-days), to: null })
  }
  return (
    <>
      <Choice
        label={text('period')}
        value={choice}
        options={{
          '': isShort ? lastMonth : text('anyTime'),
          periodToday: text('periodToday'),
          lastWeek: text('lastDays', { count: lastDays.lastWeek + 1 }),
          ...(!isShort && { lastMonth }),
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
