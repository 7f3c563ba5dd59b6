/** Downloads a text as a file. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}

/** Prints a text without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  // Invisible but rendered: Firefox prints nothing for a frame with `display: none`.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  const { contentDocument: page, contentWindow: window } = frame
  if (page === null || window === null) return frame.remove()
  const heading = Object.assign(page.createElement('h1'), { textContent: title })
  const lines = Object.assign(page.createElement('pre'), { textContent: text })
  page.title = title
  page.body.append(heading, lines)
  window.addEventListener('afterprint', () => frame.remove())
  window.focus()
  window.print()
}
