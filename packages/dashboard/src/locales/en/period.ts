/** Texts of the choice of a period of days. */
export const texts = {
  /** Label of a choice: on which days the listed events happened. */
  period: 'Period',
  /** Option of the period. */
  anyTime: 'Any time',
  /** Option of the period. */
  periodToday: 'Today',
  /** Option of the period. */
  lastDays: { one: 'Last {count} day', other: 'Last {count} days' },
  /** Option of the period, which shows two fields for days. */
  chooseDays: 'Choose days…',
  /** Label of a field for the first day. */
  fromDay: 'From',
  /** Label of a field for the last day. */
  toDay: 'To',
}
