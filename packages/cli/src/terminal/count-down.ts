/** @example clockText(61_000) // '1:01' */
export function clockText(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Shows on a terminal how much time is left, in one line.
 *
 * @returns what ends it and removes the line
 */
export function countDown(millis: number): () => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  const end = performance.now() + millis
  const draw = () =>
    stderr.write(`\r\u001B[KWaiting … ${clockText(end - performance.now())} left. Ctrl-C stops it.`)
  draw()
  const timer = setInterval(draw, 1000)
  return () => {
    clearInterval(timer)
    stderr.write('\r\u001B[K')
  }
}
