import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext, useState } from 'react'
import { localDay } from '../../data/local-day.js'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import { Choice, Field } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A century. A ban can also have no end. */
const MAX_DAYS = 36_525

/** The lengths of a ban that the dialog offers besides a date. */
const lengths = {
  hour: { count: 1, unit: 'hour', millis: HOUR },
  day: { count: 1, unit: 'day', millis: DAY },
  week: { count: 7, unit: 'day', millis: 7 * DAY },
  month: { count: 30, unit: 'day', millis: 30 * DAY },
} as const

/**
 * The fields that say when a ban ends. `banEndOf` reads them.
 *
 * @param end when the ban of the user ends now; null without an end or a ban
 */
export function BanDuration({ end }: { end: Date | null }) {
  const { text } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const [choice, setChoice] = useState(end === null ? '' : 'same')
  const nameOf = ({ count, unit }: (typeof lengths)[keyof typeof lengths]) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return (
    <>
      <Choice
        label={text('banDuration')}
        name="duration"
        value={choice}
        options={{
          ...(end !== null && { same: text('untilTime', { time: timeFormatsOf(tag).date(end) }) }),
          '': text('banUntilLifted'),
          hour: nameOf(lengths.hour),
          day: nameOf(lengths.day),
          week: nameOf(lengths.week),
          month: nameOf(lengths.month),
          date: text('banUntilDate'),
        }}
        onChange={({ target }) => setChoice(target.value)}
      />
      {choice === 'date' && (
        <Field
          label={text('banEndDate')}
          name="endDate"
          type="date"
          min={localDay(0)}
          max={localDay(MAX_DAYS)}
          required
          help={text('banEndDateHelp')}
        />
      )}
    </>
  )
}

/**
 * When the ban ends that a form describes: at the present end, after a time from now, at the end of a day, or never, which
 * is null.
 */
export function banEndOf(fields: FormData, end: Date | null): Date | null {
  const duration = textOf(fields, 'duration')
  if (duration === 'same') return end
  if (duration === 'date') return new Date(`${textOf(fields, 'endDate')}T23:59:59`)
  return duration in lengths
    ? new Date(Date.now() + lengths[duration as keyof typeof lengths].millis)
    : null
}
