/** @example formatDuration(61_000) // '1:01' */
export function formatDuration(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Shows the remaining time on a terminal, in one line.
 *
 * @returns a function that stops the countdown and removes the line
 */
export function startCountdown(millis: number): () => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  const end = performance.now() + millis
  const draw = () => {
    const remaining = formatDuration(end - performance.now())
    stderr.write(`\r\u001B[KWaiting … ${remaining} left. Press Ctrl-C to cancel.`)
  }
  draw()
  const timer = setInterval(draw, 1000)
  return () => {
    clearInterval(timer)
    stderr.write('\r\u001B[K')
  }
}
