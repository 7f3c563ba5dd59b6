const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** Updates every `<time>` of the page: the relative time as text, and the exact time as tooltip. */
export function writeTimes() {
  for (const time of document.querySelectorAll('time[datetime]')) {
    time.textContent = relativeText(time.dateTime)
    time.title = exact.format(new Date(time.dateTime))
  }
}

function relativeText(iso) {
  const seconds = (Date.parse(iso) - Date.now()) / 1000
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? []
  return unit === undefined ? 'just now' : relative.format(Math.trunc(seconds / length), unit)
}
